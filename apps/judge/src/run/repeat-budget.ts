import { type CaseLimits, wallLimitMs } from '../limits.ts'

/** A repeat and the real time that it took. */
export interface Repeat<Result> {
  readonly result: Result
  readonly usedMs: number
}

/** Real time that one job may spend on running starved programs again: its own, the reference solution and validators. */
export interface RepeatBudget {
  /**
   * Waits until no other repeat of the job runs, then repeats with what is left and takes off what that used. A repeat
   * that throws is not charged: nothing is known then, and its job ends or begins anew.
   */
  readonly spend: <Result>(repeat: (leftMs: number) => Promise<Repeat<Result>>) => Promise<Result>
}

const leastRepeatMs = 60_000
const repeatWalls = 3

/**
 * How much real time the repeats of one job share, in milliseconds.
 * On a crowded machine several cases of an honest program may need more real time; a program that merely waits most of
 * the time looks the same, and must not hold the slots of everybody for minutes. A minute is enough for several repeats
 * under a usual limit. From 20 s of CPU time on it would be less than the first try had, so that the amount grows with
 * that: a slot is held by repeats at most three times as long as by one case that ran into its limit.
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
