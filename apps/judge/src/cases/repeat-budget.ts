/** Real time that one job may spend on running starved cases again. */
export interface RepeatBudget {
  /** Reserves up to this many milliseconds; answers how many, 0 when nothing is left. */
  readonly reserve: (mostMs: number) => number
  /** Gives back what a repeat did not need. */
  readonly giveBack: (ms: number) => void
}

/**
 * On a crowded machine several cases of an honest program may need more real time; a program that merely waits most of
 * the time looks the same, and must not hold the slots of everybody for minutes.
 */
export const usualRepeatMs = 60_000

export function makeRepeatBudget(totalMs: number = usualRepeatMs): RepeatBudget {
  let leftMs = totalMs
  return {
    reserve: (mostMs) => {
      const reservedMs = Math.min(mostMs, leftMs)
      leftMs -= reservedMs
      return reservedMs
    },
    giveBack: (ms) => {
      leftMs += ms
    },
  }
}
