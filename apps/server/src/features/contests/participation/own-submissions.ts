import { type ContestSubmission, letterOf, submissionStatusSchema } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { scoreOf } from '../../submissions/index.ts'
import { minuteOf } from '../scoreboard/freeze.ts'

const { contest, contestProblem, problem, problemVersion, submission } = schema

interface Own {
  readonly contestId: string
  readonly userId: string
}

/** The person's submissions in a contest, newest first. */
export async function ownContestSubmissions(
  database: Database,
  own: Own,
): Promise<(ContestSubmission & { code: string })[]> {
  const rows = await selectOwn(database, own)
  return rows.map((row) => ({ ...wireSubmission(row), code: row.code }))
}

/** One of these submissions; null while it is judged, and when there is none. */
export async function judgedContestSubmission(
  database: Database,
  { id, ...own }: Own & { readonly id: string },
): Promise<ContestSubmission | null> {
  const [row] = await selectOwn(database, own, eq(submission.id, id))
  return row && row.judgedAt !== null ? wireSubmission(row) : null
}

function selectOwn({ queries }: Database, { contestId, userId }: Own, which?: SQL) {
  return (
    queries
      .select({
        id: submission.id,
        position: contestProblem.position,
        language: submission.language,
        mode: submission.mode,
        status: submission.status,
        compileMessage: submission.compileMessage,
        limitsEnforced: submission.limitsEnforced,
        code: submission.code,
        createdAt: submission.createdAt,
        judgedAt: submission.judgedAt,
        score: submission.score,
        maxScore: submission.maxScore,
        subtasks: submission.subtasks,
        scoring: problemVersion.scoring,
        startsAt: contest.startsAt,
      })
      .from(submission)
      .innerJoin(contest, eq(contest.id, submission.contestId))
      .innerJoin(
        contestProblem,
        and(eq(contestProblem.contestId, contest.id), eq(contestProblem.problemId, submission.problemId)),
      )
      .innerJoin(problem, eq(problem.id, submission.problemId))
      // What subtasks are called is that of today.
      .leftJoin(
        problemVersion,
        and(eq(problemVersion.problemId, problem.id), eq(problemVersion.version, problem.version)),
      )
      .where(and(eq(submission.contestId, contestId), eq(submission.userId, userId), which))
      .orderBy(desc(submission.createdAt), desc(submission.id))
  )
}

function wireSubmission(row: Awaited<ReturnType<typeof selectOwn>>[number]): ContestSubmission {
  const { score, maxScore, subtasks } = row
  const points = {
    score: score ?? undefined,
    maxScore: maxScore ?? undefined,
    subtasks: subtasks ?? undefined,
  }
  return {
    ...scoreOf(points, row.scoring),
    _id: row.id,
    letter: letterOf(row.position),
    language: row.language,
    mode: row.mode,
    status: submissionStatusSchema.parse(row.status),
    compileMessage: row.compileMessage,
    limitsEnforced: row.limitsEnforced,
    at: row.createdAt.toISOString(),
    minute: minuteOf(row, row.createdAt),
  }
}
