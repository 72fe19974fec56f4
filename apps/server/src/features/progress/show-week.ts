import { addDays, type Week } from '@codedojo/contract'
import { type Database, preparedQuery, schema } from '@codedojo/db'
import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Day } from './days/calendar.ts'
import { readClock, readCurrentClock } from './days/person-clock.ts'
import { readDaySpan } from './days/span-of-day.ts'

const { preference, solved, user } = schema

/** How much the person has solved for the first time since Monday; `at` is the current time, unless a test sets it. */
export async function showWeek(
  database: Database,
  { userId, at }: { readonly userId: string; readonly at?: Date },
): Promise<Week> {
  const clock = await (at ? readClock(database.queries, { userId, at }) : readCurrentClock(database, userId))
  const monday = mondayOf(clock.today)
  const { startsAt: since } = await readDaySpan(database, clock, monday)
  const [row] = await weekFacts(database).execute({ userId, since })
  return { monday, solved: row?.solved ?? 0, goal: row?.goal ?? null }
}

/** The Monday on or before a date. Source: ISO 8601, a week begins on Monday. */
function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

const weekFacts = preparedQuery('week_facts', (queries) =>
  queries
    .select({ goal: preference.weeklyGoal, solved: count(solved.problemId) })
    .from(user)
    .leftJoin(preference, eq(preference.userId, user.id))
    .leftJoin(
      solved,
      and(eq(solved.userId, user.id), gte(solved.solvedAt, sql`${sql.placeholder('since')}::timestamptz`)),
    )
    .where(eq(user.id, sql.placeholder('userId')))
    .groupBy(preference.weeklyGoal),
)
