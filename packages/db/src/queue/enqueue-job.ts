import type { Language } from '@codedojo/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../connection.ts'
import { judgeJob } from '../schema/judging.ts'
import { judgeTask, judgeTaskMaxAttempts, priorityClass } from './judge-task.ts'

export interface NewJob {
  readonly id: string
  readonly kind: 'run' | 'submit'
  readonly userId: string
  readonly problemId: string
  readonly problemRevision: number
  readonly language: Language
  readonly code: string
  readonly customInputs: readonly string[]
  readonly requestKey: string | null
}

/**
 * Puts a job into the queue as part of the caller's transaction: it exists exactly when the rest of the transaction does.
 * Answers false, and adds nothing, when the user has already made a job with this request key.
 */
export async function enqueueJob(tx: Transaction, job: NewJob): Promise<boolean> {
  const waiting = await tx.$count(judgeJob, and(eq(judgeJob.userId, job.userId), ne(judgeJob.state, 'done')))
  const priority = priorityClass[job.kind] + waiting

  const added = await tx
    .insert(judgeJob)
    .values({ ...job, customInputs: [...job.customInputs], priority })
    .onConflictDoNothing({ target: [judgeJob.userId, judgeJob.requestKey] })
    .returning({ id: judgeJob.id })
  if (added.length === 0) return false

  await tx.execute(sql`select graphile_worker.add_job(
    ${judgeTask}, json_build_object('jobId', ${job.id}::text), priority => ${priority},
    job_key => ${job.id}, max_attempts => ${judgeTaskMaxAttempts})`)
  return true
}
