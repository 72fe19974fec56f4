import type { InputContest } from './scoreboard-input.ts'

const minuteMs = 60_000

/**
 * From when on the board hides results at the moment `at`; null: it hides nothing. A freeze that is longer than the contest
 * begins with it, and one lasts until an admin unveils the board.
 */
export function frozenSince(
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
