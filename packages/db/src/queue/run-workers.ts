import { setTimeout as sleep } from 'node:timers/promises'
import { logOf } from '@codedojo/log'
import type { Database } from '../connection.ts'
import { retryWhileUnavailable } from '../retry-while-unavailable.ts'
import { briefMs, type ClaimedJob, type ClaimFilter, reportJudgeFault } from './claimed-job.ts'
import { makeFaultBackoff } from './fault-backoff.ts'
import { faultText } from './fault-text.ts'
import { briefJobWindowMs, trackHeldJobs } from './held-jobs.ts'
import { listen } from './listen.ts'
import { makeWakeUp, type WakeUp } from './wake-up.ts'

/*
 * How it works
 *   worker 1 ┐
 *   worker 2 ┼─→ claim, one at a time, listing the held jobs ─→ judge ─→ release
 *   worker 3 ┘     ├─ the last workers: only jobs of users of whom none is held; some of them: only brief jobs
 *                  ├─ nothing to do: wait for a notification, and poll every second
 *                  └─ judging threw: return the job, and pause, so that a judge without the fault gets it first
 * An unavailable database is treated like an empty queue.
 */

export interface Workers {
  /** Claims no further jobs, waits for held ones, and returns. */
  readonly drain: () => Promise<void>
  /** Number of held jobs. */
  readonly held: () => number
  /** Call it when another job has become idle. */
  readonly lookAgain: () => void
}

export interface WorkerOptions {
  /** An entry of the list of judges, with a valid lease. */
  readonly judgeId: string
  readonly concurrency: number
  /**
   * Allows one extra job at a time, of a user of whom none is held, so that one person's long jobs do not block others. Beyond
   * that it keeps extra places for brief jobs: as long as fewer than `concurrency` brief jobs were claimed recently, long jobs of
   * many people do not block them.
   */
  readonly hasExtraWorkers?: boolean
  /**
   * Number of held jobs that are idle. For each of them one more job is claimed, of a user of whom none is held, at most
   * `concurrency`.
   */
  readonly idleJobs?: () => number
  /** Judges one job. If it throws, the judge or its machine has a fault, and the job goes back to the queue. */
  readonly judgeJob: (job: ClaimedJob) => Promise<void>
}

/** Poll interval, because a notification may be lost with a broken connection. */
const lookAgainMs = 1000
/**
 * Delay for extra workers, so that a regular worker, here or on another judge, claims first; a claim takes 2 ms beside the
 * database.
 */
const headStartMs = 20

/**
 * Maximum number of extra places for brief jobs per concurrent job; half of them are for the briefest. A job that turns out to be
 * long keeps its own place; the others stay free.
 */
const briefPlaces = 4

/** Starts to claim jobs from the queue. */
export function runWorkers(database: Database, options: WorkerOptions): Workers {
  const heldJobs = trackHeldJobs(database, options.judgeId)
  const wakeUp = makeWakeUp()
  // A separate signal: a worker for other users must not consume the wake-up of one that can take any job.
  const wakeUpForOthers = makeWakeUp()
  const wakeAll = () => {
    wakeUp.all()
    wakeUpForOthers.all()
  }
  const pause = makeFaultBackoff()
  const stop = new AbortController()
  const mayTake = () => !stop.signal.aborted && pause.leftMs() === 0

  const giveBack = async (job: ClaimedJob, error: unknown) => {
    tell(job, error)
    pause.jobFailed()
    // When a judge stops, its removal from the list returns all its jobs.
    if (stop.signal.aborted) return
    const report = () => reportJudgeFault(database, job, faultText(error))
    await retryWhileUnavailable(report, stop.signal).catch((unreported: unknown) => tell(job, unreported))
  }
  const wakeOthersAfter = ({ expectedMs }: ClaimedJob) => {
    if (expectedMs <= briefMs.brief) wakeUpForOthers.all()
  }
  const judge = async (job: ClaimedJob) => {
    const makesRoom = setTimeout(() => wakeOthersAfter(job), briefJobWindowMs)
    await options.judgeJob(job).then(pause.jobEnded, (error: unknown) => giveBack(job, error))
    clearTimeout(makesRoom)
    heldJobs.letGo(job)
    wakeOthersAfter(job)
  }
  const work = async (take: (may: () => boolean) => Promise<ClaimedJob | null>, { wait }: WakeUp) => {
    while (!stop.signal.aborted) {
      const job = await take(mayTake)
      if (job) await judge(job)
      else if (mayTake()) await wait(lookAgainMs)
      else await sleep(pause.leftMs(), null, { signal: stop.signal }).catch(() => null)
    }
  }
  const listener = listen(database, { channel: 'judge_queue', onNotification: wakeAll, onGap: wakeAll })
  const workers = Array.from({ length: options.concurrency }, () => work((may) => heldJobs.take(may), wakeUp))
  const { concurrency, idleJobs = () => 0 } = options
  const takeLater = (filter: ClaimFilter, hasPlace: () => boolean) => async (may: () => boolean) => {
    await sleep(headStartMs, null, { signal: stop.signal }).catch(() => null)
    return heldJobs.take(() => may() && heldJobs.count() >= concurrency && hasPlace(), filter)
  }
  const placesForOthers = options.hasExtraWorkers ? 1 + (options.idleJobs ? concurrency : 0) : 0
  for (let beyond = 0; beyond < placesForOthers; beyond++)
    workers.push(
      work(
        takeLater('others', () => beyond <= idleJobs()),
        wakeUpForOthers,
      ),
    )
  const placesForBrief = options.hasExtraWorkers ? briefPlaces * concurrency : 0
  for (let place = 0; place < placesForBrief; place++) {
    const filter = place < placesForBrief / 2 ? 'brief' : 'briefest'
    workers.push(
      work(
        takeLater(filter, () => heldJobs.briefCount(briefMs[filter]) < concurrency),
        wakeUpForOthers,
      ),
    )
  }
  return {
    held: heldJobs.count,
    lookAgain: wakeUpForOthers.all,
    drain: async () => {
      stop.abort()
      wakeAll()
      await Promise.all(workers)
      await listener[Symbol.asyncDispose]()
    },
  }
}

function tell({ id }: ClaimedJob, error: unknown): void {
  logOf('queue').error(
    { job: id },
    `returned to the queue: ${error instanceof Error ? error.message : String(error)}`,
  )
}
