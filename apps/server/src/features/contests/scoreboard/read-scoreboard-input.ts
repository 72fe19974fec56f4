import { letterOf, submissionStatusSchema } from '@codedojo/contract'
import { type Queries, schema, type Transaction } from '@codedojo/db'
import { asc, eq, sql } from 'drizzle-orm'
import type { ScoreboardInput } from './scoreboard-input.ts'

const { contest, contestPerson, contestProblem, problem, submission, user } = schema

/** The database, or a transaction. */
interface Reader {
  readonly queries: Queries | Transaction
}

/** Reads the scoreboard input of a contest, and the database's time of the read; null if there is no such contest. */
export async function readScoreboardInput(
  database: Reader,
  contestId: string,
): Promise<{ readonly input: ScoreboardInput; readonly at: Date } | null> {
  const [row] = await database.queries
    .select({
      at: sql`clock_timestamp()`.mapWith(contest.startsAt),
      startsAt: contest.startsAt,
      endsAt: contest.endsAt,
      rule: contest.rule,
      penaltyMinutes: contest.penaltyMinutes,
      freezeMinutes: contest.freezeMinutes,
      unveiledAt: contest.unveiledAt,
    })
    .from(contest)
    .where(eq(contest.id, contestId))
  if (!row) return null
  const { at, ...found } = row
  // Sequential queries: a transaction has one connection.
  const problems = await readProblems(database, contestId)
  const people = await readPeople(database, contestId)
  const submissions = await readSubmissions(database, contestId)
  return { input: { contest: found, problems, people, submissions }, at }
}

async function readProblems({ queries }: Reader, contestId: string): Promise<ScoreboardInput['problems']> {
  const rows = await queries
    .select({
      problemId: problem.id,
      position: contestProblem.position,
      title: problem.title,
      points: contestProblem.points,
    })
    .from(contestProblem)
    .innerJoin(problem, eq(problem.id, contestProblem.problemId))
    .where(eq(contestProblem.contestId, contestId))
    .orderBy(asc(contestProblem.position))
  return rows.map(({ position, ...one }) => ({ ...one, letter: letterOf(position) }))
}

async function readPeople({ queries }: Reader, contestId: string): Promise<ScoreboardInput['people']> {
  return queries
    .select({
      userId: user.id,
      name: user.name,
      avatarUrl: user.image,
      isOfficial: contestPerson.isOfficial,
      isDisqualified: contestPerson.isDisqualified,
    })
    .from(contestPerson)
    .innerJoin(user, eq(user.id, contestPerson.userId))
    .where(eq(contestPerson.contestId, contestId))
}

async function readSubmissions(
  { queries }: Reader,
  contestId: string,
): Promise<ScoreboardInput['submissions']> {
  const rows = await queries
    .select({
      userId: sql<string>`${submission.userId}`,
      problemId: submission.problemId,
      status: submission.status,
      madeAt: submission.createdAt,
      points: submission.score,
      of: submission.maxScore,
      subtasks: submission.subtasks,
    })
    .from(submission)
    .where(eq(submission.contestId, contestId))
    .orderBy(asc(submission.createdAt), asc(submission.id))
  return rows.map(({ points, of, subtasks, ...row }) => ({
    ...row,
    status: submissionStatusSchema.parse(row.status),
    score: points === null || of === null ? null : { points, of, subtasks: subtasks ?? [] },
  }))
}
