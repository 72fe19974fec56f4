import type { Outcome } from '@codedojo/contract'
import { type ClaimedJob, type Database, storeRuntimeSpread } from '@codedojo/db'
import { logOf } from '@codedojo/log'
import type { JudgeParts } from '../judge-parts.ts'
import { judgeSubmission, type SubmissionToJudge } from '../judge-submission.ts'
import { errorText } from './error-text.ts'
import type { ProblemCache } from './problem-cache.ts'
import { submissionOfJob } from './submission-of-job.ts'

/*
 * How it works
 *   verdict Accepted ─→ waits until the judge is idle ─→ the slowest case is run five more times ─→ database
 *                                  ↑                                   │
 *                                  └── a job arrives: the run is aborted and repeated later
 * The verdict is stored before this begins and does not change. Waiting submissions are kept in memory only, because another
 * judge may be a machine of different speed. If they are lost, no percentile is displayed.
 */

/** Repeats Accepted programs while the judge is idle, to measure how much their run time varies. */
export interface RuntimeSpreadMeter extends AsyncDisposable {
  /** Runs the judging of a job; no measurement runs meanwhile. */
  readonly whileJudging: (judge: () => Promise<void>) => Promise<void>
  /** Registers a judged job for measurement; jobs that cannot be measured are ignored. */
  readonly verdictGiven: (job: ClaimedJob, outcome: Outcome) => void
}

export interface SpreadMeterOptions {
  readonly database: Database
  readonly parts: JudgeParts
  readonly problems: ProblemCache
}

interface SpreadToMeasure {
  readonly job: ClaimedJob
  /** Index of the slowest case, from 0. */
  readonly slowest: number
  readonly runsMs: number[]
}

const repetitions = 5
/** Five repetitions of longer runs would occupy the machine for a minute. */
const longestRunMs = 10_000
/** Successive jobs of a queue arrive faster than this; only a longer pause counts as idle. */
const pauseMs = 300
const mostWaiting = 50

export function startRuntimeSpreadMeter(options: SpreadMeterOptions): RuntimeSpreadMeter {
  const waiting: SpreadToMeasure[] = []
  let jobsInHand = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let measuring: { readonly stop: AbortController; readonly ended: Promise<void> } | null = null

  const measureNext = async (next: SpreadToMeasure, signal: AbortSignal) => {
    try {
      await measure(options, next, signal)
    } catch (error) {
      if (signal.aborted) return
      logOf('judge').error(
        { job: next.job.id },
        `its run time could not be measured again: ${errorText(error)}`,
      )
    }
    if (waiting.includes(next)) waiting.splice(waiting.indexOf(next), 1)
  }
  const measureAll = async (signal: AbortSignal) => {
    // The newest first, because its learner is most likely to be looking.
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

/**
 * Index of the slowest case, from 0; null unless this is an Accepted submission, judged with limits and short enough to repeat.
 */
function slowestCase(
  { kind }: ClaimedJob,
  { status, cases, runtimeMs, limitsEnforced }: Outcome,
): number | null {
  if (kind !== 'submit' || status !== 'Accepted' || !limitsEnforced || runtimeMs > longestRunMs) return null
  const slowest = cases.find(({ cpuMs, status: ofCase }) => cpuMs === runtimeMs && ofCase === 'Accepted')
  return slowest ? slowest.index - 1 : null
}

async function measure(
  options: SpreadMeterOptions,
  { job, slowest, runsMs }: SpreadToMeasure,
  signal: AbortSignal,
) {
  const submission = await singleCaseOf(options, job, slowest)
  if (!submission) return
  while (runsMs.length < repetitions) {
    const outcome = await judgeSubmission(submission, options.parts, { onProgress: () => {}, signal })
    if (outcome.status !== 'Accepted') throw new Error(`A repetition ended as ${outcome.status}.`)
    runsMs.push(outcome.runtimeMs)
  }
  await storeRuntimeSpread(options.database, job, runsMs)
}

/** The submission reduced to this case; null if the problem was deleted. */
async function singleCaseOf(
  { problems, parts }: SpreadMeterOptions,
  job: ClaimedJob,
  slowest: number,
): Promise<SubmissionToJudge | null> {
  const { problemId, problemRevision: revision } = job
  const cached = problemId === null ? null : await problems.read({ problemId, revision })
  if (!cached) return null
  const { scoring: _, ...submission } = submissionOfJob(job, cached, new Set(parts.toolchain.tools.keys()))
  return { ...submission, cases: submission.cases.slice(slowest, slowest + 1) }
}
