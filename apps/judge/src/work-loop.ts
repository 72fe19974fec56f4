import { randomUUID } from 'node:crypto'
import { type Database, runWorkers } from '@codedojo/db'
import type { OpenJudge } from './open-judge.ts'
import { startHeartbeat } from './work/heartbeat.ts'
import { judgeJob } from './work/judge-job.ts'
import type { JudgeStatus } from './work/judge-status.ts'
import { cacheProblems } from './work/problem-cache.ts'

/*
 * How it works
 *   queue ─→ worker (one a slot) ─→ claim ─→ judge ─→ finish
 *                                     │        └─ progress, sparingly
 *                                     └─ the claim's number fences every later write
 * A heartbeat every 5 s says that this judge lives; after 15 s of silence another one gives its jobs back.
 */

/** What is running; draining takes no further job, waits for those in hand up to the patience, and goes off the list. */
export interface WorkLoop {
  /** Settles when no job is taken any more, whether it was drained or the queue's workers gave up. */
  readonly ended: Promise<void>
  readonly drain: () => Promise<void>
}

export interface WorkLoopOptions {
  readonly database: Database
  readonly judge: OpenJudge
  readonly status: JudgeStatus
  /** How long jobs in hand may still take; after that they go back to the queue. */
  readonly patienceMs: number
}

/** Starts to take jobs from the queue. */
export async function startWorkLoop(options: WorkLoopOptions): Promise<WorkLoop> {
  const { database, judge, status, patienceMs } = options
  const judgeId = randomUUID()
  const abort = new AbortController()
  const place = {
    database,
    judgeId,
    parts: judge,
    problems: cacheProblems(database),
    signal: abort.signal,
  }
  const workers = await runWorkers(database, {
    concurrency: status.slots,
    judgeJob: (jobId) => judgeJob(place, jobId),
  })
  const heartbeat = await startHeartbeat(database, { ...status, id: judgeId, lockName: workers.lockName })
  return {
    ended: workers.ended,
    drain: async () => {
      const timer = setTimeout(
        () => abort.abort(new Error('The judge stops; the job goes back to the queue.')),
        patienceMs,
      )
      await workers.drain()
      clearTimeout(timer)
      await heartbeat[Symbol.asyncDispose]()
    },
  }
}
