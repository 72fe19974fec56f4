import { readFileSync } from 'node:fs'

/** proc_stat(5) uses units of USER_HZ, which is 100 per second on every Linux architecture. */
const msPerTick = 10

/**
 * Stolen time per processor, by name: how long it was ready to run while the host of the virtual machine ran others, in
 * milliseconds since boot. Empty if the kernel does not report it.
 */
export function stolenMs(file = '/proc/stat'): ReadonlyMap<string, number> {
  try {
    return stolenIn(readFileSync(file, 'latin1'))
  } catch {
    return new Map()
  }
}

/**
 * Runs shorter than this share one reading: for a reading the kernel sums up all interrupts of every processor, which takes 0.05
 * ms with two processors.
 */
const sharedForMs = 100

/**
 * Starts to count stolen time. The returned function tells the amount until now, in milliseconds, for the processor that lost
 * most: a program mostly stays on one processor, and what many lose together says nothing about it.
 */
export type StolenCounter = () => () => number

interface StolenReading {
  readonly at: number
  readonly stolen: ReadonlyMap<string, number>
}

/** Counts by readings of `read`. Up to 0.1 s before the start may be included; for longer runs nothing is missed. */
export function countStolen(read: typeof stolenMs): StolenCounter {
  let last: StolenReading = { at: Number.NEGATIVE_INFINITY, stolen: new Map() }
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

/** Counts the stolen time of this machine. */
export const startCountingStolen: StolenCounter = countStolen(stolenMs)

/** Reads the eighth number of each processor's line. */
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

/** From this share of a run on, stolen time matters for a program near its limit. */
const disturbingShare = 0.03

/**
 * Whether so much time was stolen during a program's run that its measured CPU time may exceed what it needs: kernels count
 * stolen time as the program's, and sharing a core or its caches slows it down as well.
 */
export function hadStolenTime({
  stolenMs,
  wallMs,
}: {
  readonly stolenMs: number
  readonly wallMs: number
}): boolean {
  return stolenMs > disturbingShare * wallMs
}
