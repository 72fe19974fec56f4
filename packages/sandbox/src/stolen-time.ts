import { readFileSync } from 'node:fs'

/** proc_stat(5) counts in units of USER_HZ, which every architecture of Linux shows as 100 a second. */
const msPerTick = 10

/**
 * How long each of this machine's processors was ready to work while the host of the virtual machine let others use it, in
 * milliseconds since the machine was started, by the name of the processor. Nothing where the kernel does not say.
 */
export function stolenMs(file = '/proc/stat'): ReadonlyMap<string, number> {
  try {
    return stolenIn(readFileSync(file, 'latin1'))
  } catch {
    return new Map()
  }
}

/**
 * The kernel adds up every interrupt of every processor for a reading, a twentieth of a millisecond with two of them: runs
 * that are shorter share one.
 */
const sharedForMs = 100

/**
 * Begins to count what is stolen. The function that it answers tells how much that was until now, in milliseconds, of the
 * processor from which most was: a program mostly stays on one, and what many lose together is no matter of its own.
 */
export type StolenCounter = () => () => number

interface Reading {
  readonly at: number
  readonly stolen: ReadonlyMap<string, number>
}

/**
 * Counts by readings of `read`. What was stolen in the tenth of a second before may be counted, too; of the time of a run that
 * is longer nothing is left out.
 */
export function countStolen(read: typeof stolenMs): StolenCounter {
  let last: Reading = { at: Number.NEGATIVE_INFINITY, stolen: new Map() }
  const readNow = (now: number) => {
    last = { at: now, stolen: read() }
    return last.stolen
  }
  const recently = (now: number) => (now - last.at < sharedForMs ? last.stolen : readNow(now))
  return () => {
    const startedAt = performance.now()
    const before = recently(startedAt)
    return () => {
      const now = performance.now()
      const after = now - startedAt < sharedForMs ? recently(now) : readNow(now)
      return Math.max(0, ...Array.from(after, ([processor, ms]) => ms - (before.get(processor) ?? ms)))
    }
  }
}

/** Counts what is stolen from this machine. */
export const startCountingStolen: StolenCounter = countStolen(stolenMs)

/** The eighth number of each processor's line. */
function stolenIn(text: string): ReadonlyMap<string, number> {
  const ofOne = text.split('\n').filter((line) => /^cpu\d/.test(line))
  return new Map(
    ofOne.flatMap((line) => {
      const [name = '', ...ticks] = line.split(' ')
      const stolen = Number(ticks[7])
      return Number.isFinite(stolen) ? [[name, stolen * msPerTick]] : []
    }),
  )
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
