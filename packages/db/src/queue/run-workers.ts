import { setTimeout as sleep } from 'node:timers/promises'
import { logOf } from '@codedojo/log'
import type { Database } from '../connection.ts'
import { retryWhileAway } from '../retry-while-away.ts'
import { faultText } from './fault-text.ts'
import { holdJobs, roomAfterMs } from './jobs-in-hand.ts'
import { briefMs, type ClaimedJob, reportJudgeFault, type Whose } from './judge-side.ts'
import { listen } from './listen.ts'
import { pauseAfterFaults } from './pause-after-faults.ts'
import { makeWakeUp, type WakeUp } from './wake-up.ts'

/*
 * How it works
 *   worker 1 ┐
 *   worker 2 ┼─→ claim, one at a time, naming what is held ─→ judge ─→ no longer held
 *   worker 3 ┘     ├─ the last ones: only a job of somebody who has none in hand; some of them: only a brief one
 *                  ├─ nothing to do: wait for the announcement of a job, and look again every second
 *                  └─ a job was thrown: give it back, and pause, so that a judge without the fault gets it first
 * A database that does not answer only means that there is nothing to do for now.
 */

export interface Workers {
  /** Takes no further job, waits for those in hand, and returns. */
  readonly drain: () => Promise<void>
  /** The jobs in hand. */
  readonly held: () => number
  /** To be called when there is an idle job more. */
  readonly lookAgain: () => void
}

export interface WorkerOptions {
  /** On the list of judges, with a lease that holds. */
  readonly judgeId: string
  readonly concurrency: number
  /**
   * Takes one job more at a time, of somebody who has none in hand: long jobs of one person keep no other from beginning. And so
   * many more that, if there are as many, it has taken `concurrency` brief ones in the last moment: long jobs of many keep none of
   * those from beginning.
   */
  readonly hasPlaceForOthers?: boolean
  /** How many of the jobs in hand only wait. For each it takes one more of somebody who has none in hand, up to as many as jobs are judged at a time. */
  readonly idleJobs?: () => number
  /** Judges one job; a throw is a fault of this judge or its machine, and puts the job back into the queue. */
  readonly judgeJob: (job: ClaimedJob) => Promise<void>
}

/** For an announcement that got lost with a broken connection. */
const lookAgainMs = 1000
/** Whoever has a place of its own free, here or on another judge, takes a job first: a claim takes 2 ms beside the database. */
const headStartMs = 20

/**
 * How many brief jobs are in hand beside the others at most, for each that is judged at a time; half of the places are for the briefest.
 * One that turns out to be long keeps its own place, and the others stay free for further jobs.
 */
const briefPlaces = 4

/** Starts taking jobs from the queue. */
export function runWorkers(database: Database, options: WorkerOptions): Workers {
  const inHand = holdJobs(database, options.judgeId)
  const wakeUp = makeWakeUp()
  // What it cannot take it must not be woken for in the place of one that can.
  const wakeUpForOthers = makeWakeUp()
  const wakeAll = () => {
    wakeUp.all()
    wakeUpForOthers.all()
  }
  const pause = pauseAfterFaults()
  const stop = new AbortController()
  const mayTake = () => !stop.signal.aborted && pause.leftMs() === 0

  const giveBack = async (job: ClaimedJob, error: unknown) => {
    tell(job, error)
    pause.jobFailed()
    // A judge that stops gives back all it has when it goes off the list.
    if (stop.signal.aborted) return
    const report = () => reportJudgeFault(database, job, faultText(error))
    await retryWhileAway(report, stop.signal).catch((unreported: unknown) => tell(job, unreported))
  }
  const wakeOthersAfter = ({ expectedMs }: ClaimedJob) => {
    if (expectedMs <= briefMs.brief) wakeUpForOthers.all()
  }
  const judge = async (job: ClaimedJob) => {
    const makesRoom = setTimeout(() => wakeOthersAfter(job), roomAfterMs)
    await options.judgeJob(job).then(pause.jobEnded, (error: unknown) => giveBack(job, error))
    clearTimeout(makesRoom)
    inHand.letGo(job)
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
  const workers = Array.from({ length: options.concurrency }, () => work((may) => inHand.take(may), wakeUp))
  const { concurrency, idleJobs = () => 0 } = options
  const takeLater = (whose: Whose, hasPlace: () => boolean) => async (may: () => boolean) => {
    await sleep(headStartMs, null, { signal: stop.signal }).catch(() => null)
    return inHand.take(() => may() && inHand.count() >= concurrency && hasPlace(), whose)
  }
  const placesForOthers = options.hasPlaceForOthers ? 1 + (options.idleJobs ? concurrency : 0) : 0
  for (let beyond = 0; beyond < placesForOthers; beyond++)
    workers.push(
      work(
        takeLater('others', () => beyond <= idleJobs()),
        wakeUpForOthers,
      ),
    )
  const placesForBrief = options.hasPlaceForOthers ? briefPlaces * concurrency : 0
  for (let place = 0; place < placesForBrief; place++) {
    const whose = place < placesForBrief / 2 ? 'brief' : 'briefest'
    workers.push(
      work(
        takeLater(whose, () => inHand.briefCount(briefMs[whose]) < concurrency),
        wakeUpForOthers,
      ),
    )
  }
  return {
    held: inHand.count,
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
  logOf('queue').error({ job: id }, `it goes back: ${error instanceof Error ? error.message : String(error)}`)
}
