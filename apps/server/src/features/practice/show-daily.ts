import type { Daily, dailyMonth } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isPublic } from '../problems/index.ts'
import {
  isDailyProblem,
  localDayOf,
  type PersonClock,
  readCurrentClock,
  readDaySpan,
} from '../progress/index.ts'
import { readOrChooseDaily } from './daily-problem.ts'

const { dailyProblem, problem, submission } = schema

/** The daily problem of the person's current date; null in an empty library. */
export async function showDaily(database: Database, userId: string): Promise<Daily | null> {
  const clock = await readCurrentClock(database, userId)
  const day = clock.today
  const daily = await readOrChooseDaily(database, day)
  if (!daily) return null
  const [{ endsAt }, [row]] = await Promise.all([
    readDaySpan(database, clock, day),
    database.queries
      .select({ isDone: isDone(clock) })
      .from(dailyProblem)
      .where(eq(dailyProblem.day, day)),
  ])
  return { day, ...daily, isDone: row?.isDone === true, endsAt: endsAt.toISOString() }
}

interface Asked {
  readonly userId: string
  /** For example 2026-11. */
  readonly month: string
}

/** The visible daily problems of a month up to the person's current date; a date without a request has none. */
export async function showDailyMonth(
  database: Database,
  { userId, month }: Asked,
): Promise<z.input<typeof dailyMonth.response>> {
  const clock = await readCurrentClock(database, userId)
  const first = `${month}-01`
  return database.queries
    .select({
      day: dailyProblem.day,
      problemId: problem.id,
      title: problem.title,
      isDone: isDone(clock),
    })
    .from(dailyProblem)
    .innerJoin(problem, and(eq(problem.id, dailyProblem.problemId), isPublic))
    .where(
      and(
        gte(dailyProblem.day, first),
        lt(dailyProblem.day, sql`${first}::date + interval '1 month'`),
        lte(dailyProblem.day, clock.today),
      ),
    )
    .orderBy(asc(dailyProblem.day))
}

/** Whether the person solved the problem of a `daily_problem` row on its date, in their time zone. */
function isDone(clock: PersonClock): SQL<boolean> {
  const made = sql`made.created_at`
  return sql<boolean>`exists (select from ${submission} made
    where made.user_id = ${clock.userId} and ${isDailyProblem(sql`made.problem_id`)}
      and made.status = 'Accepted' and ${localDayOf(clock, made)} = ${dailyProblem}.day)`
}
