import type { SolvedProblem, User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { coarsenMeasures } from '../../coarsen-measures.ts'
import { isPublic, visibleTags } from '../problems/index.ts'

const { contest, problem, solved, submission } = schema
const first = alias(submission, 'first_accepted')

/** The person's solved problems, latest first, with time and memory of their last Accepted submission. */
export async function readLatestSolved(
  database: Database,
  { user, limit }: { readonly user: User; readonly limit: number },
): Promise<SolvedProblem[]> {
  const { queries } = database
  const last = queries
    .select({ runtime: submission.runtimeMs, memory: submission.memoryKb, contestId: submission.contestId })
    .from(submission)
    .where(
      and(
        eq(submission.userId, solved.userId),
        eq(submission.problemId, solved.problemId),
        eq(submission.status, 'Accepted'),
      ),
    )
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(1)
    .as('last')
  const rows = await queries
    .select({
      _id: problem.id,
      title: problem.title,
      tags: visibleTags(user, database),
      difficulty: problem.difficulty,
      runtime: last.runtime,
      memory: last.memory,
      solvedAt: first.createdAt,
      isOpen: sql<boolean>`coalesce(${isPublic}, false)`,
      isOfContest: sql<boolean>`${last.contestId} is not null`,
      isInRunningContest: sql<boolean>`coalesce(${contest.endsAt} > now(), false)`,
    })
    .from(solved)
    .innerJoin(problem, eq(problem.id, solved.problemId))
    .innerJoin(first, eq(first.id, solved.submissionId))
    .innerJoinLateral(last, sql`true`)
    .leftJoin(contest, eq(contest.id, last.contestId))
    .where(eq(solved.userId, user._id))
    .orderBy(desc(first.createdAt), desc(problem.id))
    .limit(limit)
  return rows.map(({ isInRunningContest, isOfContest, runtime, memory, solvedAt, ...row }) => {
    const measures = coarsenMeasures({ ms: runtime ?? 0, kb: memory ?? 0 }, { isOfContest, reader: user })
    return {
      ...row,
      // While a contest is running only the verdict is shown, so time and memory are null.
      runtime: isInRunningContest || runtime === null ? null : measures.ms,
      memory: isInRunningContest || memory === null ? null : measures.kb,
      solvedAt: solvedAt.toISOString(),
    }
  })
}
