import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'

const { contest, contestPerson, contestProblem, problem, submission } = schema

/*
 * How it works: while a contest runs, its problems can be solved only in it, and all help is closed. Every feature that
 * could help, or would make the problem practice, checks here first; admins are exempt. Draft contests close nothing.
 * The clock is the database's.
 */

export interface RunningContest {
  readonly id: string
  readonly name: string
  readonly endsAt: Date
}

const isRunning = and(
  lte(contest.startsAt, sql`now()`),
  gt(contest.endsAt, sql`now()`),
  ne(contest.visibility, 'draft'),
)

/** The running contest with this problem, of several the one that ends last; null if none. */
export async function findRunningContest(
  { queries }: Database,
  problemId: string,
): Promise<RunningContest | null> {
  const [row] = await queries
    .select({ id: contest.id, name: contest.name, endsAt: contest.endsAt })
    .from(contestProblem)
    .innerJoin(contest, eq(contest.id, contestProblem.contestId))
    .where(and(eq(contestProblem.problemId, problemId), isRunning))
    .orderBy(desc(contest.endsAt))
    .limit(1)
  return row ?? null
}

/** The source of subqueries: the database, or the transaction that the query is part of. */
interface DatabaseOrTransaction {
  readonly queries: Queries | Transaction
}

/** A subquery: by problem, the running contest that ends last. */
export function runningContests({ queries }: DatabaseOrTransaction) {
  return queries
    .selectDistinctOn([contestProblem.problemId], {
      problemId: contestProblem.problemId,
      id: contest.id,
      name: contest.name,
      endsAt: contest.endsAt,
    })
    .from(contestProblem)
    .innerJoin(contest, eq(contest.id, contestProblem.contestId))
    .where(isRunning)
    .orderBy(contestProblem.problemId, desc(contest.endsAt))
    .as('running')
}

/** Throws `in_contest` for everybody but admins while a contest with this problem runs. */
export async function refuseInContest(
  { database }: Pick<Context, 'database'>,
  { problemId, user }: { readonly problemId: string; readonly user: { readonly role: string } },
): Promise<void> {
  if (user.role === 'admin') return
  const running = await findRunningContest(database, problemId)
  if (running) throw inContestError(running)
}

/** The error for an action that a running contest closes. */
export function inContestError({ name, endsAt }: Pick<RunningContest, 'name' | 'endsAt'>): AppError {
  return new AppError(
    'in_contest',
    `This problem is part of the contest "${name}". Outside of it this is closed until its end at ${formatContestTime(endsAt)}.`,
  )
}

/** Formats a time of a contest for error messages. */
export function formatContestTime(at: Date): string {
  return `${timeFormat.format(at)} UTC`
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** A subquery: the ids of all problems in running contests. */
export function problemsInContests({ queries }: DatabaseOrTransaction) {
  return queries
    .select({ id: contestProblem.problemId })
    .from(contestProblem)
    .innerJoin(contest, eq(contest.id, contestProblem.contestId))
    .where(isRunning)
}

/**
 * A column: the tags of a problem. Tags hint at the solution, so learners get none while the problem is in a running
 * contest.
 */
export const visibleTags = (reader: Reader, database: DatabaseOrTransaction) =>
  unlessInContest(problem.tags, reader, database)

/** A column: the other names of a problem, which may hint at the solution as tags do. */
export const visibleNames = (reader: Reader, database: DatabaseOrTransaction) =>
  unlessInContest(problem.alsoCalled, reader, database)

export interface Reader {
  readonly role: string
}

function unlessInContest(column: PgColumn, reader: Reader, database: DatabaseOrTransaction): SQL<string> {
  if (reader.role === 'admin') return sql<string>`${column}`
  return sql<string>`case when ${problem.id} in (${problemsInContests(database)}) then '' else ${column} end`
}

/** A subquery: the ids of all problems in running or announced contests. */
export function problemsInContestsAhead({ queries }: DatabaseOrTransaction) {
  return queries
    .select({ id: contestProblem.problemId })
    .from(contestProblem)
    .innerJoin(contest, eq(contest.id, contestProblem.contestId))
    .where(and(gt(contest.endsAt, sql`now()`), ne(contest.visibility, 'draft')))
}

/** Whether the problem is in a running contest of this participant. */
export async function isShownInContest(
  { queries }: Database,
  { problemId, userId }: { readonly problemId: string; readonly userId: string },
): Promise<boolean> {
  const [row] = await queries
    .select({ id: contest.id })
    .from(contestProblem)
    .innerJoin(contest, eq(contest.id, contestProblem.contestId))
    .innerJoin(contestPerson, eq(contestPerson.contestId, contest.id))
    .where(and(eq(contestProblem.problemId, problemId), eq(contestPerson.userId, userId), isRunning))
    .limit(1)
  return row !== undefined
}

/** True for contests with hidden results: they run, or their freeze was not unveiled. */
const isVeiled = or(
  gt(contest.endsAt, sql`now()`),
  and(gt(contest.freezeMinutes, 0), isNull(contest.unveiledAt)),
)

/** Whether the problem is in a contest with hidden results. */
export async function hasVeiledContest({ queries }: Database, problemId: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: contest.id })
    .from(contestProblem)
    .innerJoin(contest, eq(contest.id, contestProblem.contestId))
    .where(and(eq(contestProblem.problemId, problemId), isVeiled))
    .limit(1)
  return row !== undefined
}

/** True for submissions that may be counted in public totals, such as the number of Accepted ones. */
export function isUnveiled({ queries }: Pick<Database, 'queries'>): SQL {
  const veiled = queries.select({ id: contest.id }).from(contest).where(isVeiled)
  return sql`(${submission.contestId} is null or ${submission.contestId} not in (${veiled}))`
}

/** Numbers of submissions, judged and Accepted, in the counters of a problem. */
const counted = {
  submitted: sql<number>`count(*) filter (where ${submission.status} <> 'Internal Error')`
    .mapWith(Number)
    .as('veiled_submitted'),
  accepted: sql<number>`count(*) filter (where ${submission.status} = 'Accepted')`
    .mapWith(Number)
    .as('veiled_accepted'),
}

const isVeiledSubmission = and(isVeiled, isNotNull(submission.contestId), isNotNull(submission.judgedAt))

/** By problem, the numbers in its counters that must stay hidden. */
export function veiledCounts({ queries }: DatabaseOrTransaction) {
  return queries
    .select({ problemId: submission.problemId, ...counted })
    .from(submission)
    .innerJoin(contest, eq(contest.id, submission.contestId))
    .where(isVeiledSubmission)
    .groupBy(submission.problemId)
    .as('veiled')
}

/** The same for one problem, for a lateral join, which does not count the others. */
export function veiledCountsOf({ queries }: DatabaseOrTransaction, problemId: SQLWrapper) {
  return queries
    .select(counted)
    .from(submission)
    .innerJoin(contest, eq(contest.id, submission.contestId))
    .where(and(isVeiledSubmission, eq(submission.problemId, problemId)))
    .as('veiled')
}
