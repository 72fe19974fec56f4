import { schema, type Transaction } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import type { ReplacedVerdict } from './replace-verdicts.ts'

const { problemCounter: counter } = schema

/** Statistics of one problem that must be recomputed after verdicts changed. */
export interface StatsToRecompute {
  /** Changes of the problem's counters: submissions with a verdict, and Accepted ones. */
  submitted: number
  accepted: number
  /** People whose solved mark may have to be added, removed or moved to another submission. */
  readonly userIds: Set<string>
}

export function emptyStatsToRecompute(): StatsToRecompute {
  return { submitted: 0, accepted: 0, userIds: new Set() }
}

export function addStatsToRecompute(found: StatsToRecompute, batch: readonly ReplacedVerdict[]): void {
  for (const { userId, before, after } of batch) {
    if (before === 'Internal Error') found.submitted += 1
    if ((before === 'Accepted') === (after === 'Accepted')) continue
    found.accepted += after === 'Accepted' ? 1 : -1
    found.userIds.add(userId)
  }
}

/**
 * Adjusts the counters of a problem by the changes, and recomputes the solved marks of these people. The counter is
 * locked first: a concurrent verdict has either updated it already, and is seen here, or waits until the transaction
 * ends.
 */
export async function recomputeStats(
  tx: Transaction,
  problemId: string,
  found: StatsToRecompute,
): Promise<void> {
  const { submitted, accepted, userIds } = found
  await tx
    .insert(counter)
    .values({ problemId, submitted, accepted })
    .onConflictDoUpdate({
      target: counter.problemId,
      set: {
        submitted: sql`${counter.submitted} + ${submitted}`,
        accepted: sql`${counter.accepted} + ${accepted}`,
      },
    })
  if (userIds.size === 0) return
  const users = sql`${sql.param([...userIds])}::uuid[]`
  await tx.execute(sql`
    delete from solved where problem_id = ${problemId} and user_id = any (${users})
      and not exists (select from submission where submission.user_id = solved.user_id
        and submission.problem_id = solved.problem_id and submission.status = 'Accepted')`)
  await tx.execute(sql`
    insert into solved (user_id, problem_id, submission_id, solved_at)
      select distinct on (user_id) user_id, problem_id, id, created_at from submission
        where problem_id = ${problemId} and user_id = any (${users}) and status = 'Accepted'
        order by user_id, created_at, id
      on conflict (user_id, problem_id) do update
        set submission_id = excluded.submission_id, solved_at = excluded.solved_at
        where solved.submission_id <> excluded.submission_id`)
}
