import { type CaseLimits, wallLimitMs } from '../limits.ts'

/** The result of a retry and the real time that it took. */
export interface Retry<Result> {
  readonly result: Result
  readonly usedMs: number
}

/** The real time that one job may spend on retrying starved programs: its own, the reference solution and validators. */
export interface RetryBudget {
  /**
   * Waits until no other retry of the job runs, then retries with the remaining time and subtracts the time used. A retry that
   * throws is not charged: the time it took is unknown, and its job fails or starts again.
   */
  readonly spend: <Result>(retry: (leftMs: number) => Promise<Retry<Result>>) => Promise<Result>
}

const minBudgetMs = 60_000
const budgetInWallLimits = 3

/**
 * The retry budget of one job in milliseconds of real time.
 * On a crowded machine several cases of a correct program may need a retry. A program that mostly sleeps looks the same, though,
 * and must not occupy slots for minutes. One minute is enough for several retries under a typical limit. From 20 s of CPU time
 * on, a minute would be less than the first attempt had, so the budget grows with the limit: retries occupy a slot at most three
 * times as long as one case that hits its limit.
 */
export function retryBudgetMs({ timeMs }: Pick<CaseLimits, 'timeMs'>): number {
  return Math.max(minBudgetMs, budgetInWallLimits * wallLimitMs(timeMs))
}

export function makeRetryBudget(totalMs: number): RetryBudget {
  let leftMs = totalMs
  let last: Promise<unknown> = Promise.resolve()
  return {
    spend: (retry) => {
      const mine = last.then(async () => {
        const { result, usedMs } = await retry(leftMs)
        leftMs -= usedMs
        return result
      })
      last = mine.catch(() => {})
      return mine
    },
  }
}
