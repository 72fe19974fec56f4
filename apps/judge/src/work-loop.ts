import { randomUUID } from 'node:crypto'
import { type Database, runWorkers } from '@codedojo/db'
import { makeProcessKey } from '@codedojo/sandbox'
import type { OpenJudge } from './open-judge.ts'
import { watchFaults } from './work/fault-watch.ts'
import { type LeaseTimes, startHeartbeat } from './work/heartbeat.ts'
import { startIdleWork } from './work/idle-work.ts'
import { judgeJob } from './work/judge-job.ts'
import { failingStatus, type JudgeStatus } from './work/judge-status.ts'
import { cacheProblems } from './work/problem-cache.ts'

/*
 * How it works
 *   queue ─→ worker (one per slot, and extra ones,
 *            so that one user's jobs
 *            do not block the rest) ─→ claim ─→ judge ─→ finish
 *                                        │        └─ progress, throttled
 *                                        └─ the claim number fences every later write
 * A heartbeat renews the judge's lease. When a lease expires, another judge returns its jobs to the queue. A judge that is told
 * to stop returns the jobs that it cannot finish in time, and a judge whose machine has a fault returns those it cannot judge;
 * neither counts as an attempt of the job. While its jobs meet faults, the judge is listed as failing.
 */

/**
 * The running loop. `drain` stops claiming jobs, waits for claimed ones up to the patience, and removes the judge from the list.
 */
export interface WorkLoop {
  readonly drain: () => Promise<void>
}

export interface WorkLoopOptions {
  readonly database: Database
  readonly judge: OpenJudge
  /** The current status. */
  readonly status: () => JudgeStatus
  readonly lease: LeaseTimes
  /** How long claimed jobs may still take when draining; then they go back to the queue. */
  readonly patienceMs: number
}

/** Starts to claim jobs from the queue. */
export async function startWorkLoop(options: WorkLoopOptions): Promise<WorkLoop> {
  const { database, judge, status, lease, patienceMs } = options
  const judgeId = randomUUID()
  const abort = new AbortController()
  const problems = cacheProblems(database)
  const idleWork = startIdleWork({ database, parts: judge, problems })
  const place = {
    database,
    parts: judge,
    problems,
    idleWork,
    signal: abort.signal,
  }
  const faults = watchFaults()
  const entry = { id: judgeId, processKey: makeProcessKey() }
  const row = () => ({ ...(faults.isFailing() ? failingStatus(status()) : status()), ...entry })
  // Registers first: only a judge with a valid lease is given jobs.
  const heartbeat = await startHeartbeat(database, row, lease)
  const workers = runWorkers(database, {
    judgeId,
    concurrency: status().slots,
    hasExtraWorkers: true,
    idleJobs: judge.sandbox.idle.claimants,
    judgeJob: (job) => faults.track(() => idleWork.whileJudging(() => judgeJob(place, job))),
  })
  judge.sandbox.idle.onMore(workers.lookAgain)
  return {
    drain: async () => {
      const timer = setTimeout(
        () => abort.abort(new Error('The judge stops; the job goes back to the queue.')),
        patienceMs,
      )
      await workers.drain()
      await idleWork[Symbol.asyncDispose]()
      clearTimeout(timer)
      await heartbeat[Symbol.asyncDispose]()
    },
  }
}
