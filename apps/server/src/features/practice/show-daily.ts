import type { Daily, dailyMonth } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isPublic } from '../problems/index.ts'
import { localDayOf, type PersonClock, readCurrentClock, readDaySpan } from '../progress/index.ts'
import { isDailyDone, readOrChooseDaily } from './daily-problem.ts'
import { type PracticeLevel, readPracticeLevel } from './practice-level.ts'

const { dailyProblem, problem } = schema

/** The daily problem of the person's level and current date; null in an empty library. */
export async function showDaily(database: Database, userId: string): Promise<Daily | null> {
  const { clock, level, endsAt } = await readToday(database, userId)
  const day = clock.today
  const daily = await readOrChooseDaily(database, { clock, day, level })
  return daily && { day, ...daily, endsAt: endsAt.toISOString() }
}

interface Today {
  readonly clock: PersonClock
  readonly level: PracticeLevel
  /** The end of the person's day. */
  readonly endsAt: Date
}

async function readToday(database: Database, userId: string): Promise<Today> {
  const clock = await readCurrentClock(database, userId)
  const { startsAt, endsAt } = await readDaySpan(database, clock, clock.today)
  const level = await readPracticeLevel(database, { userId, before: startsAt })
  return { clock, level, endsAt }
}

interface DailyMonthQuery {
  readonly userId: string
  /** For example 2026-11. */
  readonly month: string
}

/**
 * The visible daily problems of a month up to the person's current date; a date without a request has none. Of the problems of
 * one date, the one that the person solved on it, else the one of their level.
 */
export async function showDailyMonth(
  database: Database,
  { userId, month }: DailyMonthQuery,
): Promise<z.input<typeof dailyMonth.response>> {
  const { clock, level } = await readToday(database, userId)
  const isDone = isDailyDone(userId, (moment) => localDayOf(clock, moment))
  const first = `${month}-01`
  return database.queries
    .selectDistinctOn([dailyProblem.day], {
      day: dailyProblem.day,
      problemId: problem.id,
      title: problem.title,
      isDone,
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
    .orderBy(asc(dailyProblem.day), desc(isDone), desc(eq(dailyProblem.level, level)))
}
