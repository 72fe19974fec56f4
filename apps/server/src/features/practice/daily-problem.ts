import type { Difficulty } from '@codedojo/contract'
import { type Database, preparedQuery, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, ne, notInArray, type Placeholder, sql } from 'drizzle-orm'
import { isPublic, problemsInContests, problemsInContestsAhead } from '../problems/index.ts'
import { chooseDaily } from './choose-daily.ts'

const { dailyProblem, formerDailyProblem, problem } = schema

export interface DailyOfDay {
  readonly problemId: string
  readonly title: string
  readonly difficulty: Difficulty
}

/**
 * The daily problem of a date that is today somewhere on earth, the same for everybody. It is chosen at the first
 * request, and again when it is no longer visible or a running contest has closed it. An announced contest changes
 * nothing, because that would reveal its problems. The replaced one is kept for those who had solved it. null: there is
 * none to choose, or the date is not today anywhere.
 */
export async function readOrChooseDaily(database: Database, day: string): Promise<DailyOfDay | null> {
  const [kept] = await keptDaily(database).execute({ day })
  return kept ?? (await keepDaily(database, day))
}

const keptDaily = preparedQuery('kept_daily', (queries) => selectDaily(queries, sql.placeholder('day')))

function selectDaily(queries: Queries | Transaction, day: string | Placeholder) {
  return queries
    .select({ problemId: problem.id, title: problem.title, difficulty: problem.difficulty })
    .from(dailyProblem)
    .innerJoin(problem, and(eq(problem.id, dailyProblem.problemId), isPublic))
    .where(and(eq(dailyProblem.day, day), notInArray(problem.id, problemsInContests({ queries }))))
}

async function findDaily(tx: Transaction, day: string): Promise<DailyOfDay | null> {
  const [row] = await selectDaily(tx, day)
  return row ?? null
}

function keepDaily({ queries }: Database, day: string): Promise<DailyOfDay | null> {
  return queries.transaction(async (tx) => {
    // Serialised, also across dates: each choice depends on the previous ones.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('daily_problem', 0))`)
    const kept = await findDaily(tx, day)
    if (kept || !(await isTodaySomewhere(tx, day))) return kept
    const pool = await readPool(tx, day)
    const problemId = chooseDaily(pool, { day, random: Math.random })
    if (problemId === null) return null
    await tx.execute(sql`insert into ${formerDailyProblem} (day, problem_id)
      select day, problem_id from ${dailyProblem} where day = ${day} on conflict do nothing`)
    await tx
      .insert(dailyProblem)
      .values({ day, problemId })
      .onConflictDoUpdate({ target: dailyProblem.day, set: { problemId, chosenAt: sql`now()` } })
    return findDaily(tx, day)
  })
}

/** Time zones range from UTC-12 to UTC+14; PostgreSQL's zone names invert the sign. */
async function isTodaySomewhere(tx: Transaction, day: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isToday: boolean }>(
    sql`select ${day}::date between (now() at time zone 'Etc/GMT+12')::date
      and (now() at time zone 'Etc/GMT-14')::date as "isToday"`,
  )
  return rows[0]?.isToday === true
}

/**
 * Published problems that are in no running or future contest, each with the date nearest to `day` on which it was the daily
 * problem; null: it never was.
 */
function readPool(tx: Transaction, day: string) {
  const usedOn = sql<string | null>`(array_agg(${dailyProblem.day}::text
    order by abs(${dailyProblem.day} - ${day}::date)))[1]`
  return tx
    .select({ id: problem.id, difficulty: problem.difficulty, usedOn })
    .from(problem)
    .leftJoin(dailyProblem, and(eq(dailyProblem.problemId, problem.id), ne(dailyProblem.day, day)))
    .where(and(isPublic, notInArray(problem.id, problemsInContestsAhead({ queries: tx }))))
    .groupBy(problem.id)
}
