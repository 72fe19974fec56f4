import type { Outcome } from '@codedojo/contract'
import { type ClaimedJob, type Database, keepRuntimeSpread } from '@codedojo/db'
import { logOf } from '@codedojo/log'
import type { JudgeParts } from '../judge-parts.ts'
import { judgeSubmission, type SubmissionToJudge } from '../judge-submission.ts'
import { errorText } from './error-text.ts'
import type { ProblemCache } from './problem-cache.ts'
import { submissionOfJob } from './submission-of-job.ts'

/*
 * How it works
 *   verdict Accepted ─→ waits until no job is in hand ─→ the slowest case again, five times ─→ database
 *                                  ↑                                    │
 *                                  └── a job arrives: broken off, its run is done again later
 * The verdict is out before this begins, and nothing of it changes. What waits is kept in memory only: another judge
 * may be another machine, on which the same program takes another time. If it is lost, no percentile is shown.
 */

/** Repeats Accepted programs while there is nothing else to do, to learn how much their time varies. */
export interface SpreadMeter extends AsyncDisposable {
  /** Does a job of the queue; until it has ended nothing is measured. */
  readonly whileJudging: (judge: () => Promise<void>) => Promise<void>
  /** Says that this job got its verdict; what cannot be measured is left alone. */
  readonly verdictGiven: (job: ClaimedJob, outcome: Outcome) => void
}

export interface MeterPlace {
  readonly database: Database
  readonly parts: JudgeParts
  readonly problems: ProblemCache
}

interface Waiting {
  readonly job: ClaimedJob
  /** From 0. */
  readonly slowest: number
  readonly runsMs: number[]
}

const repetitions = 5
/** Five repetitions of longer ones would keep the machine busy for a minute. */
const longestRunMs = 10_000
/** The next job of a queue follows the last at once; only a longer pause is one. */
const pauseMs = 300
const mostWaiting = 50

export function startSpreadMeter(place: MeterPlace): SpreadMeter {
  const waiting: Waiting[] = []
  let jobsInHand = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let measuring: { readonly stop: AbortController; readonly ended: Promise<void> } | null = null

  const measureNext = async (next: Waiting, signal: AbortSignal) => {
    try {
      await measure(place, next, signal)
    } catch (error) {
      if (signal.aborted) return
      logOf('judge').error({ job: next.job.id }, `its time could not be measured again: ${errorText(error)}`)
    }
    if (waiting.includes(next)) waiting.splice(waiting.indexOf(next), 1)
  }
  const measureAll = async (signal: AbortSignal) => {
    // The newest first: its learner is most likely to be looking.
    for (let next = waiting.at(-1); next && !signal.aborted; next = waiting.at(-1)) {
      await measureNext(next, signal)
    }
  }
  const start = () => {
    const stop = new AbortController()
    const ended = measureAll(stop.signal).finally(() => {
      measuring = null
      startWhenIdle()
    })
    measuring = { stop, ended }
  }
  const startWhenIdle = () => {
    clearTimeout(timer)
    if (!isClosed && jobsInHand === 0 && measuring === null && waiting.length > 0)
      timer = setTimeout(start, pauseMs)
  }
  const stop = () => {
    clearTimeout(timer)
    measuring?.stop.abort(new Error('There is something to judge.'))
  }

  return {
    whileJudging: async (judge) => {
      jobsInHand++
      stop()
      await judge().finally(() => {
        jobsInHand--
        startWhenIdle()
      })
    },
    verdictGiven: (job, outcome) => {
      const slowest = slowestCase(job, outcome)
      if (slowest === null) return
      waiting.push({ job, slowest, runsMs: [] })
      if (waiting.length > mostWaiting) waiting.shift()
      startWhenIdle()
    },
    [Symbol.asyncDispose]: async () => {
      isClosed = true
      stop()
      await measuring?.ended
    },
  }
}

/** Place, from 0, of the case that took longest; null when there is nothing to compare or it is too long to repeat. */
function slowestCase(
  { kind }: ClaimedJob,
  { status, cases, runtimeMs, limitsEnforced }: Outcome,
): number | null {
  if (kind !== 'submit' || status !== 'Accepted' || !limitsEnforced || runtimeMs > longestRunMs) return null
  const place = cases.findIndex(({ cpuMs }) => cpuMs === runtimeMs)
  return place === -1 ? null : place
}

async function measure(place: MeterPlace, { job, slowest, runsMs }: Waiting, signal: AbortSignal) {
  const submission = await singleCaseOf(place, job, slowest)
  if (!submission) return
  while (runsMs.length < repetitions) {
    const outcome = await judgeSubmission(submission, place.parts, { onProgress: () => {}, signal })
    if (outcome.status !== 'Accepted') throw new Error(`A repetition ended as ${outcome.status}.`)
    runsMs.push(outcome.runtimeMs)
  }
  await keepRuntimeSpread(place.database, job, runsMs)
}

/** The submission with this case alone; null when the problem is gone. */
async function singleCaseOf(
  { problems, parts }: MeterPlace,
  job: ClaimedJob,
  slowest: number,
): Promise<SubmissionToJudge | null> {
  const cached = await problems.read({ problemId: job.problemId, revision: job.problemRevision })
  if (!cached) return null
  const submission = submissionOfJob(job, cached, new Set(parts.toolchain.tools.keys()))
  return { ...submission, cases: submission.cases.slice(slowest, slowest + 1) }
}
