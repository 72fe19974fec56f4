import { sql } from 'drizzle-orm'
import type { Transaction } from '../connection.ts'
import { backgroundPriority } from './enqueue-job.ts'

/**
 * Queues at most `most` submissions of a rejudge that have neither an outcome nor a job; returns how many. Their priority is
 * below everything that a person waits for. The jobs belong to the submissions' authors and are deleted with them.
 */
export async function enqueueRejudged(tx: Transaction, rejudgeId: string, most: number): Promise<number> {
  const added = await tx.execute(sql`
    insert into judge_job (id, kind, user_id, problem_id, problem_revision, language, code, mode, custom_inputs, priority)
      select item.job_id, 'rejudge', submission.user_id, submission.problem_id, rejudge.revision, submission.language,
          submission.code, submission.mode, '[]', ${backgroundPriority}
        from rejudged_submission as item
          join rejudge on rejudge.id = item.rejudge_id
          join submission on submission.id = item.submission_id
        where item.rejudge_id = ${rejudgeId} and item.status_after is null
          and not exists (select from judge_job where judge_job.id = item.job_id)
        limit ${most}
      on conflict (id) do nothing`)
  const count = added.rowCount ?? 0
  if (count > 0) await tx.execute(sql`select pg_notify('judge_queue', '')`)
  return count
}
