import { randomUUID } from 'node:crypto'
import { type Database, runWorkers } from '@codedojo/db'
import { makeProcessKey } from '@codedojo/sandbox'
import type { OpenJudge } from './open-judge.ts'
import { watchFaults } from './work/fault-watch.ts'
import { type LeaseTimes, startHeartbeat } from './work/heartbeat.ts'
import { judgeJob } from './work/judge-job.ts'
import { failingStatus, type JudgeStatus } from './work/judge-status.ts'
import { cacheProblems } from './work/problem-cache.ts'
import { startSpreadMeter } from './work/runtime-spread.ts'

/*
 * How it works
 *   queue ─→ worker (one a slot, and
 *            one for others) ─→ claim ─→ judge ─→ finish
 *                                 │        └─ progress, sparingly
 *                                 └─ the claim's number fences every later write
 * A heartbeat renews the judge's lease; when that runs out another judge gives its jobs back. A judge that is told to
 * stop gives back what it cannot finish in time, and one whose machine has a fault what it cannot judge; neither costs
 * the job a try. While its jobs meet faults the list of judges says so.
 */

/** What is running; draining takes no further job, waits for those in hand up to the patience, and goes off the list. */
export interface WorkLoop {
  readonly drain: () => Promise<void>
}

export interface WorkLoopOptions {
  readonly database: Database
  readonly judge: OpenJudge
  /** As it is now. */
  readonly status: () => JudgeStatus
  readonly lease: LeaseTimes
  /** How long jobs in hand may still take; after that they go back to the queue. */
  readonly patienceMs: number
}

/** Starts to take jobs from the queue. */
export async function startWorkLoop(options: WorkLoopOptions): Promise<WorkLoop> {
  const { database, judge, status, lease, patienceMs } = options
  const judgeId = randomUUID()
  const abort = new AbortController()
  const problems = cacheProblems(database)
  const meter = startSpreadMeter({ database, parts: judge, problems })
  const place = {
    database,
    parts: judge,
    problems,
    meter,
    signal: abort.signal,
  }
  const faults = watchFaults()
  const entry = { id: judgeId, processKey: makeProcessKey() }
  const row = () => ({ ...(faults.isFailing() ? failingStatus(status()) : status()), ...entry })
  // On the list first: only a judge whose lease holds is given jobs.
  const heartbeat = await startHeartbeat(database, row, lease)
  const workers = runWorkers(database, {
    judgeId,
    concurrency: status().slots,
    hasPlaceForOthers: true,
    idleJobs: judge.sandbox.idle.claimants,
    judgeJob: (job) => faults.over(() => meter.whileJudging(() => judgeJob(place, job))),
  })
  judge.sandbox.idle.onMore(workers.lookAgain)
  return {
    drain: async () => {
      const timer = setTimeout(
        () => abort.abort(new Error('The judge stops; the job goes back to the queue.')),
        patienceMs,
      )
      await workers.drain()
      await meter[Symbol.asyncDispose]()
      clearTimeout(timer)
      await heartbeat[Symbol.asyncDispose]()
    },
  }
}
