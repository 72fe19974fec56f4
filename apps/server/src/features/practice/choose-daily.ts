import type { Difficulty } from '@codedojo/contract'
import type { PracticeLevel } from './practice-level.ts'

export interface DailyCandidate {
  readonly id: string
  readonly difficulty: Difficulty
  /** The date nearest to the wanted one on which it was the daily problem of the level; null if never. */
  readonly usedOn: string | null
}

interface Choice {
  readonly day: string
  readonly level: PracticeLevel
  /** Returns a number from 0 up to 1, like `Math.random`. */
  readonly random: () => number
}

/**
 * Chooses the daily problem of a date and level; null in an empty library.
 *
 * Only difficulties that suit the level and the day of the week are used, if there is any such problem. Every one of these is
 * used before one is repeated. Then a problem is chosen from those that were not used for three quarters as many days as
 * there are problems, so that none returns soon and the choice stays unpredictable.
 */
export function chooseDaily(pool: readonly DailyCandidate[], { day, level, random }: Choice): string | null {
  const wanted = difficultiesFor(level)[isWeekend(day) ? 'weekend' : 'week']
  const suitable = pool.filter(({ difficulty }) => wanted.includes(difficulty))
  const chosen = restedOf(suitable.length > 0 ? suitable : pool, day)
  return chosen[Math.floor(random() * chosen.length)]?.id ?? null
}

interface WantedDifficulties {
  readonly week: readonly Difficulty[]
  /** There is more time for a hard problem. */
  readonly weekend: readonly Difficulty[]
}

function difficultiesFor(level: PracticeLevel): WantedDifficulties {
  switch (level) {
    case 'beginner':
      return { week: ['easy'], weekend: ['easy'] }
    case 'regular':
      return { week: ['medium'], weekend: ['medium', 'hard'] }
    case 'advanced':
      return { week: ['medium', 'hard'], weekend: ['hard'] }
  }
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
