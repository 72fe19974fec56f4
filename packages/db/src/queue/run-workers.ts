import type { Database } from '../connection.ts'
import { type ClaimedJob, claimJudgeJob } from './judge-side.ts'
import { listen } from './listen.ts'
import { makeWakeUp } from './wake-up.ts'

/*
 * How it works
 *   worker 1 ┐
 *   worker 2 ┴─→ claim, one at a time, naming what is held ─→ judge ─→ no longer held
 *                  └─ nothing to do: wait for the announcement of a job, and look again every second
 * A database that does not answer only means that there is nothing to do for now. A job that was thrown is simply not
 * held any more: the next claim puts it back into the queue.
 */

export interface Workers {
  /** Takes no further job, waits for those in hand, and returns. */
  readonly drain: () => Promise<void>
  /** The jobs in hand. */
  readonly held: () => number
}

export interface WorkerOptions {
  /** On the list of judges, with a lease that holds. */
  readonly judgeId: string
  readonly concurrency: number
  /** Judges one job; a throw puts the job back into the queue. */
  readonly judgeJob: (job: ClaimedJob) => Promise<void>
}

/** For an announcement that got lost with a broken connection. */
const lookAgainMs = 1000

/** Starts taking jobs from the queue. */
export function runWorkers(database: Database, options: WorkerOptions): Workers {
  const held = new Set<string>()
  const wakeUp = makeWakeUp()
  const complain = complainOnce()
  let isStopping = false
  let lastClaim: Promise<unknown> = Promise.resolve()

  const claimNext = async () => {
    if (isStopping) return null
    const job = await claimJudgeJob(database, options.judgeId, [...held])
    if (job) held.add(job.id)
    return job
  }
  const claim = () => {
    const mine = lastClaim.then(claimNext).then(complain.forget, complain.about)
    lastClaim = mine
    return mine
  }
  const work = async () => {
    while (!isStopping) {
      const job = await claim()
      if (job) await options.judgeJob(job).catch((error: unknown) => tell(job, error))
      else if (!isStopping) await wakeUp.wait(lookAgainMs)
      if (job) held.delete(job.id)
    }
  }
  const listener = listen(database, { channel: 'judge_queue', onNote: wakeUp.all, onGap: wakeUp.all })
  const workers = Array.from({ length: options.concurrency }, work)
  return {
    held: () => held.size,
    drain: async () => {
      isStopping = true
      wakeUp.all()
      await Promise.all(workers)
      await listener[Symbol.asyncDispose]()
    },
  }
}

function tell({ id }: ClaimedJob, error: unknown): void {
  console.error(`queue: job ${id} goes back: ${error instanceof Error ? error.message : String(error)}`)
}

/** Says what is wrong with taking jobs once, not every second. */
function complainOnce() {
  let said = ''
  return {
    about: (error: unknown): null => {
      const text = error instanceof Error ? error.message : String(error)
      if (text !== said) console.error(`queue: no job can be taken: ${text}`)
      said = text
      return null
    },
    forget: <T>(job: T): T => {
      said = ''
      return job
    },
  }
}
