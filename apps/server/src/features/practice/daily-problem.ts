import { difficultySchema } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, ne, notInArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isPublic, problemsInContests, problemsInContestsAhead } from '../problems/index.ts'
import { type DayOf, isDailyProblem, type PersonClock, preparedByClock } from '../progress/index.ts'
import { chooseDaily } from './choose-daily.ts'
import type { PracticeLevel } from './practice-level.ts'

const { dailyProblem, formerDailyProblem, problem, submission } = schema

const dailySchema = z.object({
  problemId: z.string(),
  title: z.string(),
  difficulty: difficultySchema,
  isDone: z.boolean(),
})
type DailyOfDay = z.infer<typeof dailySchema>

interface DailyDate {
  readonly day: string
  readonly level: PracticeLevel
}

interface AskedDaily extends DailyDate {
  readonly clock: PersonClock
}

/**
 * The daily problem of a date that is today somewhere on earth, the same for everybody of a level. It is chosen at the first
 * request, and again when it is no longer visible or a running contest has closed it. An announced contest changes
 * nothing, because that would reveal its problems. The replaced one is kept for those who had solved it. Returns null if there is
 * none to choose, or the date is not today anywhere.
 */
export async function readOrChooseDaily(database: Database, asked: AskedDaily): Promise<DailyOfDay | null> {
  const kept = await findDaily(database, asked)
  if (kept) return kept
  await chooseAndKeepDaily(database, asked)
  return findDaily(database, asked)
}

const ownDaily = preparedByClock('own_daily', (queries, dayOf) => {
  const asked = { day: sql.placeholder('day'), level: sql.placeholder('level') }
  return sql`
    select ${problem.id} as "problemId", ${problem.title} as title, ${problem.difficulty} as difficulty,
        ${isDailyDone(sql.placeholder('userId'), dayOf)} as "isDone"
      from ${dailyProblem} inner join ${problem} on ${problem.id} = ${dailyProblem.problemId}
      where ${isShownDaily(queries, asked)}`
})

async function findDaily(database: Database, { clock, day, level }: AskedDaily): Promise<DailyOfDay | null> {
  const [row] = await ownDaily(database, clock, { day, level })
  return row === undefined ? null : dailySchema.parse(row)
}

/** Whether a person solved the problem of a `daily_problem` row on its date, in their time zone. */
export function isDailyDone(userId: string | Placeholder, dayOf: DayOf): SQL<boolean> {
  const made = sql`made.created_at`
  return sql<boolean>`exists (select from ${submission} made
    where made.user_id = ${userId} and ${isDailyProblem(sql`made.problem_id`)}
      and made.status = 'Accepted' and ${dayOf(made)} = ${dailyProblem}.day)`
}

/** Chooses a problem, unless one was chosen meanwhile or the date is not today anywhere. */
function chooseAndKeepDaily({ queries }: Database, { day, level }: AskedDaily): Promise<void> {
  return queries.transaction(async (tx) => {
    // Serialised, also across dates: each choice depends on the previous ones.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('daily_problem', 0))`)
    if ((await isKept(tx, { day, level })) || !(await isTodaySomewhere(tx, day))) return
    const pool = await readPool(tx, { day, level })
    const problemId = chooseDaily(pool, { day, level, random: Math.random })
    if (problemId === null) return
    await tx.execute(sql`insert into ${formerDailyProblem} (day, problem_id)
      select day, problem_id from ${dailyProblem} where day = ${day} and level = ${level} on conflict do nothing`)
    await tx
      .insert(dailyProblem)
      .values({ day, level, problemId })
      .onConflictDoUpdate({
        target: [dailyProblem.day, dailyProblem.level],
        set: { problemId, chosenAt: sql`now()` },
      })
  })
}

/** Whether a date has a problem of the level that can be shown. */
async function isKept(tx: Transaction, date: DailyDate): Promise<boolean> {
  const kept = await tx
    .select({ problemId: dailyProblem.problemId })
    .from(dailyProblem)
    .innerJoin(problem, eq(problem.id, dailyProblem.problemId))
    .where(isShownDaily(tx, date))
  return kept.length > 0
}

/** Condition on a `daily_problem` row and its problem. */
function isShownDaily(
  queries: Queries | Transaction,
  { day, level }: { readonly day: string | Placeholder; readonly level: string | Placeholder },
): SQL | undefined {
  return and(
    isPublic,
    sql`${dailyProblem.day} = ${day}`,
    sql`${dailyProblem.level} = ${level}`,
    notInArray(problem.id, problemsInContests({ queries })),
  )
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
function readPool(tx: Transaction, { day, level }: DailyDate) {
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
