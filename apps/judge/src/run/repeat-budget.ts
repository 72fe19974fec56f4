import { type CaseLimits, wallLimitMs } from '../limits.ts'

/** The result of a retry and the real time that it took. */
export interface Repeat<Result> {
  readonly result: Result
  readonly usedMs: number
}

/** The real time that one job may spend on retrying starved programs: its own, the reference solution and validators. */
export interface RepeatBudget {
  /**
   * Waits until no other retry of the job runs, then retries with the remaining time and subtracts the time used. A retry that
   * throws is not charged: nothing is known then, and its job fails or starts anew.
   */
  readonly spend: <Result>(repeat: (leftMs: number) => Promise<Repeat<Result>>) => Promise<Result>
}

const leastRepeatMs = 60_000
const repeatWalls = 3

/**
 * The retry budget of one job in milliseconds of real time.
 * On a crowded machine several cases of a correct program may need a retry. A program that mostly sleeps looks the same, though,
 * and must not occupy slots for minutes. One minute is enough for several retries under a typical limit. From 20 s of CPU time
 * on, a minute would be less than the first attempt had, so the budget grows with the limit: retries occupy a slot at most three
 * times as long as one case that hits its limit.
 */
export function repeatMsOf({ timeMs }: Pick<CaseLimits, 'timeMs'>): number {
  return Math.max(leastRepeatMs, repeatWalls * wallLimitMs(timeMs))
}

export function makeRepeatBudget(totalMs: number): RepeatBudget {
  let leftMs = totalMs
  let last: Promise<unknown> = Promise.resolve()
  return {
    spend: (repeat) => {
      const mine = last.then(async () => {
        const { result, usedMs } = await repeat(leftMs)
        leftMs -= usedMs
        return result
      })
      last = mine.catch(() => {})
      return mine
    },
  }
}
