import type { Difficulty } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { isPublic, problemsInContests, problemsInContestsAhead } from '../problems/index.ts'
import { chooseDaily } from './choose-daily.ts'
import type { PracticeLevel } from './practice-level.ts'

const { dailyProblem, formerDailyProblem, problem } = schema

export interface DailyOfDay {
  readonly problemId: string
  readonly title: string
  readonly difficulty: Difficulty
  readonly isDone: boolean
}

interface AskedDaily {
  readonly day: string
  readonly level: PracticeLevel
  /** Whether the asking person solved the problem of a `daily_problem` row on its date. */
  readonly isDone: SQL<boolean>
}

/**
 * The daily problem of a date that is today somewhere on earth, the same for everybody of a level. It is chosen at the first
 * request, and again when it is no longer visible or a running contest has closed it. An announced contest changes
 * nothing, because that would reveal its problems. The replaced one is kept for those who had solved it. Returns null if there is
 * none to choose, or the date is not today anywhere.
 */
export async function readOrChooseDaily(database: Database, asked: AskedDaily): Promise<DailyOfDay | null> {
  return (await findDaily(database.queries, asked)) ?? (await keepDaily(database, asked))
}

async function findDaily(
  queries: Queries | Transaction,
  { day, level, isDone }: AskedDaily,
): Promise<DailyOfDay | null> {
  const [row] = await queries
    .select({ problemId: problem.id, title: problem.title, difficulty: problem.difficulty, isDone })
    .from(dailyProblem)
    .innerJoin(problem, and(eq(problem.id, dailyProblem.problemId), isPublic))
    .where(
      and(
        eq(dailyProblem.day, day),
        eq(dailyProblem.level, level),
        notInArray(problem.id, problemsInContests({ queries })),
      ),
    )
  return row ?? null
}

function keepDaily({ queries }: Database, asked: AskedDaily): Promise<DailyOfDay | null> {
  const { day, level } = asked
  return queries.transaction(async (tx) => {
    // Serialised, also across dates: each choice depends on the previous ones.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('daily_problem', 0))`)
    const kept = await findDaily(tx, asked)
    if (kept || !(await isTodaySomewhere(tx, day))) return kept
    const pool = await readPool(tx, asked)
    const problemId = chooseDaily(pool, { ...asked, random: Math.random })
    if (problemId === null) return null
    await tx.execute(sql`insert into ${formerDailyProblem} (day, problem_id)
      select day, problem_id from ${dailyProblem} where day = ${day} and level = ${level} on conflict do nothing`)
    await tx
      .insert(dailyProblem)
      .values({ day, level, problemId })
      .onConflictDoUpdate({
        target: [dailyProblem.day, dailyProblem.level],
        set: { problemId, chosenAt: sql`now()` },
      })
    return findDaily(tx, asked)
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
 * problem of the level, or null if it never was.
 */
function readPool(tx: Transaction, { day, level }: AskedDaily) {
  const usedOn = sql<string | null>`(array_agg(${dailyProblem.day}::text
    order by abs(${dailyProblem.day} - ${day}::date)))[1]`
  return tx
    .select({ id: problem.id, difficulty: problem.difficulty, usedOn })
    .from(problem)
    .leftJoin(
      dailyProblem,
      and(eq(dailyProblem.problemId, problem.id), eq(dailyProblem.level, level), ne(dailyProblem.day, day)),
    )
    .where(and(isPublic, notInArray(problem.id, problemsInContestsAhead({ queries: tx }))))
    .groupBy(problem.id)
}
