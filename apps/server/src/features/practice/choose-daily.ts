import type { Difficulty } from '@codedojo/contract'

export interface DailyCandidate {
  readonly id: string
  readonly difficulty: Difficulty
  /** The date nearest to the wanted one on which it was the daily problem; null: never. */
  readonly usedOn: string | null
}

/**
 * Chooses the daily problem of a date; null in an empty library.
 *
 * Every problem is used before one is repeated. Then a problem is chosen from those that were not used for three
 * quarters as many days as there are problems, so that none returns soon and the choice stays unpredictable. From
 * Monday to Friday a hard problem is chosen only when nothing else is left. `random` returns a number from 0 up to 1,
 * like `Math.random`.
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

/** Absolute distance: with time zones, a later date may be chosen before an earlier one. */
function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
