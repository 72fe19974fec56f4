import type { Streak } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { readClock } from './days/person-clock.ts'
import { readDays } from './days/read-days.ts'
import { spanOfDay } from './days/span-of-day.ts'

/** The streak of somebody for themselves; `at` is now, unless a test says otherwise. */
export async function showStreak(
  database: Database,
  { userId, at }: { readonly userId: string; readonly at?: Date },
): Promise<Streak> {
  const clock = await readClock(database.queries, { userId, at })
  const [days, span] = await Promise.all([
    readDays(database, clock, 'self'),
    spanOfDay(database.queries, { userId, day: clock.today }),
  ])
  return {
    days: days.streak,
    longest: days.longest,
    isTodayDone: days.runs.at(-1)?.at(-1) === clock.today,
    today: clock.today,
    todayEndsAt: span.endsAt.toISOString(),
    timeZone: clock.zone,
  }
}
