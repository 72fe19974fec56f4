import type { Streak } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { readClock, readCurrentClock } from './days/person-clock.ts'
import { readDays } from './days/read-days.ts'
import { readDaySpan } from './days/span-of-day.ts'

/** The person's own streak; `at` is the current time, unless a test sets it. */
export async function showStreak(
  database: Database,
  { userId, at }: { readonly userId: string; readonly at?: Date },
): Promise<Streak> {
  const clock = await (at ? readClock(database.queries, { userId, at }) : readCurrentClock(database, userId))
  const [days, span] = await Promise.all([
    readDays(database, clock, 'self'),
    readDaySpan(database, clock, clock.today),
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
