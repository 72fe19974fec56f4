import { schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, ne, sql } from 'drizzle-orm'

const { contest, contestProblem, problem } = schema

/**
 * Schedules an unseen problem of a contest to be published when the contest ends, whatever a save says about
 * publication. Call it in the transaction of the save.
 */
export async function hideUntilContestEnds(tx: Transaction, problemId: string): Promise<void> {
  const [kept] = await tx
    .select({ endsAt: contest.endsAt })
    .from(contestProblem)
    .innerJoin(contest, eq(contest.id, contestProblem.contestId))
    .where(
      and(
        eq(contestProblem.problemId, problemId),
        eq(contestProblem.isNew, true),
        ne(contest.visibility, 'draft'),
        gt(contest.endsAt, sql`now()`),
      ),
    )
  if (kept) await tx.update(problem).set({ publishedAt: kept.endsAt }).where(eq(problem.id, problemId))
}
