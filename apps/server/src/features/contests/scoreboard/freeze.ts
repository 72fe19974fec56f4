import type { InputContest } from './scoreboard-input.ts'

const minuteMs = 60_000

/**
 * Start of the freeze if the scoreboard hides results at the moment `at`; null if the scoreboard hides nothing. A freeze longer
 * than the contest begins with it. Every freeze lasts until an admin unveils the results.
 */
export function findFreezeStart(
  { startsAt, endsAt, freezeMinutes, unveiledAt }: Omit<InputContest, 'rule' | 'penaltyMinutes'>,
  at: Date,
): Date | null {
  if (freezeMinutes === 0 || (unveiledAt !== null && unveiledAt <= at)) return null
  const begins = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - freezeMinutes * minuteMs))
  return begins <= at ? begins : null
}

/** Whole minutes from the start to the moment. */
export function minuteOf({ startsAt }: Pick<InputContest, 'startsAt'>, at: Date): number {
  return Math.floor((at.getTime() - startsAt.getTime()) / minuteMs)
}
