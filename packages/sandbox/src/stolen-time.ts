import { readFileSync } from 'node:fs'

/** proc_stat(5) counts in units of USER_HZ, which every architecture of Linux shows as 100 a second. */
const msPerTick = 10

/**
 * How long this machine's processors were ready to work while the host of the virtual machine let others use them, in
 * milliseconds and summed over all processors, since the machine was started. 0 where the kernel does not say.
 */
export function stolenMs(file = '/proc/stat'): number {
  try {
    return stolenIn(readFileSync(file, 'latin1'))
  } catch {
    return 0
  }
}

/**
 * The kernel adds up every interrupt of every processor for a reading, a twentieth of a millisecond with two of them: runs
 * that are shorter share one. What was stolen shortly before a run may so be counted as its own.
 */
const sharedForMs = 100

/** A reading of `read` that is at most a tenth of a second old. */
export function shareReadings(read: () => number): () => number {
  let readAt = Number.NEGATIVE_INFINITY
  let value = 0
  return () => {
    const now = performance.now()
    if (now - readAt >= sharedForMs) {
      readAt = now
      value = read()
    }
    return value
  }
}

/** As `stolenMs`, as it was at most a tenth of a second ago. */
export const recentStolenMs: () => number = shareReadings(stolenMs)

/** The eighth number of the line of all processors. */
function stolenIn(text: string): number {
  const [line = ''] = text.split('\n', 1)
  const ticks = Number(line.trim().split(/\s+/)[8])
  return Number.isFinite(ticks) ? ticks * msPerTick : 0
}

/** From this share of a run on, what was stolen shows in the time of a program that is near its limit. */
const disturbingShare = 0.03

/**
 * Whether others on the host took so much from this machine while a program ran that its CPU time may be more than it needs:
 * kernels count stolen time as the program's, and who shares a core or its caches slows it down besides.
 */
export function wasDisturbed({
  stolenMs,
  wallMs,
}: {
  readonly stolenMs: number
  readonly wallMs: number
}): boolean {
  return stolenMs > disturbingShare * wallMs
}
