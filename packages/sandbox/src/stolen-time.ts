import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

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
 * that are shorter share one.
 */
const sharedForMs = 100

/** Begins to count what is stolen; the function that it answers tells how much that was until now, in milliseconds. */
export type StolenCounter = () => () => number

/**
 * Counts by readings of `read`. What was stolen in the tenth of a second before may be counted, too; of the time of a run that
 * is longer nothing is left out.
 */
export function countStolen(read: () => number): StolenCounter {
  let last = { at: Number.NEGATIVE_INFINITY, ms: 0 }
  const readNow = (now: number) => {
    last = { at: now, ms: read() }
    return last.ms
  }
  const recently = (now: number) => (now - last.at < sharedForMs ? last.ms : readNow(now))
  return () => {
    const startedAt = performance.now()
    const before = recently(startedAt)
    return () => {
      const now = performance.now()
      return (now - startedAt < sharedForMs ? recently(now) : readNow(now)) - before
    }
  }
}

/** Counts what is stolen from this machine. */
export const startCountingStolen: StolenCounter = countStolen(stolenMs)

/** The eighth number of the line of all processors. */
function stolenIn(text: string): number {
  const [line = ''] = text.split('\n', 1)
  const ticks = Number(line.trim().split(/\s+/)[8])
  return Number.isFinite(ticks) ? ticks * msPerTick : 0
}

/** From this share of a run on, what was stolen shows in the time of a program that is near its limit. */
const disturbingShare = 0.03

/**
 * What is taken from many processors was not all taken from the one on which the program ran; but it may have been taken from a
 * few of them only.
 */
const processorsOfOneThief = 4

export interface StolenFromRun {
  readonly stolenMs: number
  readonly wallMs: number
  /** Of this machine. */
  readonly processors?: number
}

/**
 * Whether others on the host took so much from this machine while a program ran that its CPU time may be more than it needs:
 * kernels count stolen time as the program's, and who shares a core or its caches slows it down besides.
 */
export function wasDisturbed({
  stolenMs,
  wallMs,
  processors = availableParallelism(),
}: StolenFromRun): boolean {
  const fromOne = stolenMs / Math.max(1, processors / processorsOfOneThief)
  return fromOne > disturbingShare * wallMs
}
