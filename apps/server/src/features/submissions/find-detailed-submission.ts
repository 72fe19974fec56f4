import type { DetailedSubmission, User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { historyColumnsFor, matchesContestProblem } from './submission-history.ts'
import { submissionColumns } from './submission-list.ts'

const { contest, contestProblem, problem, submission, user } = schema

export type DetailedSubmissionRow = NonNullable<Awaited<ReturnType<typeof findDetailedSubmission>>>

/** A submission of anybody, with its problem and contest; null if there is none. */
export async function findDetailedSubmission(
  database: Database,
  { id, reader }: { readonly id: string; readonly reader: User },
) {
  const [row] = await database.queries
    .select({
      ...submissionColumns,
      ...historyColumnsFor(reader, database),
      userId: submission.userId,
      userName: user.name,
      compileMessage: submission.compileMessage,
      limitsEnforced: submission.limitsEnforced,
      problemVersion: submission.problemVersion,
      currentVersion: problem.version,
      isJudgedAsNow: sql<boolean>`${submission.problemRevision} = ${problem.revision}`,
      judgedAt: submission.judgedAt,
    })
    .from(submission)
    .innerJoin(problem, eq(problem.id, submission.problemId))
    .leftJoin(user, eq(user.id, submission.userId))
    .leftJoin(contest, eq(contest.id, submission.contestId))
    .leftJoin(contestProblem, matchesContestProblem)
    .where(eq(submission.id, id))
  return row ?? null
}

interface AuthorAndProblem {
  readonly userId: string
  readonly problemId: string
}

/** The person's previous and next submission to the same problem, in list order. */
export async function findNeighbours(
  { queries }: Database,
  { id, ...whose }: AuthorAndProblem & { readonly id: string },
): Promise<Pick<DetailedSubmission, 'previousId' | 'nextId'>> {
  const around = queries
    .select({
      id: submission.id,
      previousId: sql<string | null>`lag(${submission.id}) over ${inTime}`.as('previous_id'),
      nextId: sql<string | null>`lead(${submission.id}) over ${inTime}`.as('next_id'),
    })
    .from(submission)
    .where(authorAndProblemCondition(whose))
    .as('around')
  const [row] = await queries
    .select({ previousId: around.previousId, nextId: around.nextId })
    .from(around)
    .where(eq(around.id, id))
  return row ?? { previousId: null, nextId: null }
}

/** The first Accepted submission of a person to a problem, and the wrong one before it; null if there is no such pair. */
export async function findFirstSuccess(
  { queries }: Database,
  whose: AuthorAndProblem,
): Promise<DetailedSubmission['turn']> {
  const judged = queries
    .select({
      id: submission.id,
      status: submission.status,
      createdAt: submission.createdAt,
      before: sql<string | null>`lag(${submission.id}) over ${inTime}`.as('before'),
    })
    .from(submission)
    .where(
      and(
        authorAndProblemCondition(whose),
        isNotNull(submission.judgedAt),
        ne(submission.status, 'Internal Error'),
      ),
    )
    .as('judged')
  const [first] = await queries
    .select({ id: judged.id, before: judged.before })
    .from(judged)
    .where(eq(judged.status, 'Accepted'))
    .orderBy(judged.createdAt, judged.id)
    .limit(1)
  return first?.before ? { lastWrongId: first.before, firstAcceptedId: first.id } : null
}

const inTime = sql`(order by ${submission.createdAt}, ${submission.id})`

function authorAndProblemCondition({ userId, problemId }: AuthorAndProblem) {
  return and(eq(submission.userId, userId), eq(submission.problemId, problemId))
}
