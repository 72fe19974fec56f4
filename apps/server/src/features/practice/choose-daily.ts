import type { Difficulty } from '@codedojo/contract'

export interface DailyCandidate {
  readonly id: string
  readonly difficulty: Difficulty
  /** The date nearest to the one in question that it was the daily problem of; null: of none yet. */
  readonly usedOn: string | null
}

/**
 * The daily problem of a date; null in an empty library.
 *
 * Every problem has its turn before one comes again. Then it is one of those that had none for as many days as there are
 * three quarters of the problems: so none comes back soon, and what comes next can never be told beforehand. From Monday to
 * Friday a hard one comes only when nothing else is left. `random` answers a number from 0 up to 1, like `Math.random`.
 */
export function chooseDaily(
  pool: readonly DailyCandidate[],
  { day, random }: { readonly day: string; readonly random: () => number },
): string | null {
  const rested = restedOf(pool, day)
  const gentle = rested.filter(({ difficulty }) => difficulty !== 'hard')
  const chosen = isWeekend(day) || gentle.length === 0 ? rested : gentle
  return chosen[Math.floor(random() * chosen.length)]?.id ?? null
}

function restedOf(pool: readonly DailyCandidate[], day: string): readonly DailyCandidate[] {
  const unused = pool.filter(({ usedOn }) => usedOn === null)
  if (unused.length > 0) return unused
  const pauseDays = Math.floor((pool.length * 3) / 4)
  const rested = pool.filter(({ usedOn }) => usedOn !== null && daysBetween(usedOn, day) > pauseDays)
  return rested.length > 0 ? rested : pool
}

/** Also of two in the wrong order: where a date begins early, the next one may be chosen first. */
function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
