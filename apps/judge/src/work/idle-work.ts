import type { Outcome } from '@codedojo/contract'
import type { ClaimedJob } from '@codedojo/db'
import { logOf } from '@codedojo/log'
import { errorText } from './error-text.ts'
import type { IdleTask, IdleWorkOptions } from './idle-task.ts'
import { repairTask } from './repair-task.ts'
import { runtimeSpreadTask } from './runtime-spread-task.ts'

/*
 * How it works
 *   verdict Accepted ─→ waits until the judge is idle ─→ the slowest case is run five more times ──────┐
 *   verdict wrong ────→ waits until the judge is idle ─→ programs with one small change are judged ────┴→ database
 *                                  ↑                                   │
 *                                  └── a job arrives: the run is aborted and repeated later
 * The verdict is stored before this begins and does not change. Waiting submissions are kept in memory only, because another
 * judge may be a machine of different speed. If they are lost, no percentile is displayed, and the coach knows of no change.
 */

/** Examines judged programs once more while the judge is idle. */
export interface IdleWork extends AsyncDisposable {
  /** Runs the judging of a job; no idle work runs meanwhile. */
  readonly whileJudging: (judge: () => Promise<void>) => Promise<void>
  /** Registers a judged job; jobs about which there is nothing more to learn are ignored. */
  readonly verdictGiven: (job: ClaimedJob, outcome: Outcome) => void
}

/** Successive jobs of a queue arrive faster than this; only a longer pause counts as idle. */
const pauseMs = 300
const mostWaiting = 50

export function startIdleWork(options: IdleWorkOptions): IdleWork {
  const waiting: IdleTask[] = []
  let jobsInHand = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let working: { readonly stop: AbortController; readonly ended: Promise<void> } | null = null

  const doNext = async (next: IdleTask, signal: AbortSignal) => {
    try {
      await next.run(signal)
    } catch (error) {
      if (signal.aborted) return
      logOf('judge').error({ job: next.job.id }, `it could not be examined again: ${errorText(error)}`)
    }
    if (waiting.includes(next)) waiting.splice(waiting.indexOf(next), 1)
  }
  const doAll = async (signal: AbortSignal) => {
    // The newest first, because its learner is most likely to be looking.
    for (let next = waiting.at(-1); next && !signal.aborted; next = waiting.at(-1)) {
      await doNext(next, signal)
    }
  }
  const start = () => {
    const stop = new AbortController()
    const ended = doAll(stop.signal).finally(() => {
      working = null
      startWhenIdle()
    })
    working = { stop, ended }
  }
  const startWhenIdle = () => {
    clearTimeout(timer)
    if (!isClosed && jobsInHand === 0 && working === null && waiting.length > 0)
      timer = setTimeout(start, pauseMs)
  }
  const stop = () => {
    clearTimeout(timer)
    working?.stop.abort(new Error('There is something to judge.'))
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
      const task = runtimeSpreadTask(options, { job, outcome }) ?? repairTask(options, { job, outcome })
      if (task === null) return
      waiting.push(task)
      if (waiting.length > mostWaiting) waiting.shift()
      startWhenIdle()
    },
    [Symbol.asyncDispose]: async () => {
      isClosed = true
      stop()
      await working?.ended
    },
  }
}
