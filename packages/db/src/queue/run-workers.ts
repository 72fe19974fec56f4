import { EventEmitter } from 'node:events'
import { type Runner, run, type WorkerEvents } from 'graphile-worker'
import type { Database } from '../connection.ts'
import { judgeTask, judgeTaskSchema } from './judge-task.ts'
import { quietLogger } from './quiet-logger.ts'

export interface Workers {
  /** The name under which the workers lock jobs. */
  readonly lockName: string
  /** Settles when the workers have stopped, for whatever reason: nobody takes jobs any more. */
  readonly ended: Promise<void>
  /** Takes no further job, waits for those in hand, and returns. */
  readonly drain: () => Promise<void>
}

export interface WorkerOptions {
  readonly concurrency: number
  /** Judges one job; a throw puts the job back into the queue. */
  readonly judgeJob: (jobId: string) => Promise<void>
}

/** Starts taking jobs from the queue. The queue's tables must exist. */
export async function runWorkers(database: Database, options: WorkerOptions): Promise<Workers> {
  let lockName = ''
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    lockName = workerPool.id
  })
  const runner: Runner = await run({
    pgPool: database.pool,
    concurrency: options.concurrency,
    noHandleSignals: true,
    // A notification starts a job at once; this is for one that got lost with a broken connection.
    pollInterval: 1000,
    taskList: {
      [judgeTask]: (payload) => options.judgeJob(judgeTaskSchema.parse(payload).jobId),
    },
    events,
    logger: quietLogger,
  })
  return { lockName, ended: runner.promise, drain: () => runner.stop() }
}
