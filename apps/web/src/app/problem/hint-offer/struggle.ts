import type { JudgeAnswer } from '@codedojo/contract'
import type { JudgeRequest } from '../../../features/submissions/judging/judging-state.ts'

/** How often different programs may fail on the same case before a hint is offered. */
const failuresInARow = 3
/** How long somebody may work on without progress. */
const patienceMs = 20 * 60_000

/** The signs that somebody is stuck on a problem, recorded since the page was opened. */
export interface Struggle {
  /** Start of the time without progress, in milliseconds since 1970. */
  readonly since: number
  /** Whether a submission has failed in that time. */
  readonly hasFailed: boolean
  /** Most cases that a submission passed; null before the first. */
  readonly mostPassed: number | null
  /** The case on which the latest programs failed first, and how many did so in a row. */
  readonly streak: { readonly index: number; readonly code: string; readonly count: number } | null
}

export interface Verdict {
  readonly request: Pick<JudgeRequest, 'what' | 'code'>
  readonly answer: Pick<JudgeAnswer, 'overallStatus' | 'results' | 'testCasesPassed'>
}

export function startStruggle(now: number): Struggle {
  return { since: now, hasFailed: false, mostPassed: null, streak: null }
}

/** Progress is a submission that passes more cases than any before it. A fault of the judge counts as neither. */
export function afterVerdict(before: Struggle, verdict: Verdict, now: number): Struggle {
  const { request, answer } = verdict
  if (answer.overallStatus === 'Internal Error') return before
  const streak = nextStreak(before.streak, verdict)
  if (request.what === 'run') return { ...before, streak }
  const passed = answer.testCasesPassed
  const mostPassed = Math.max(before.mostPassed ?? 0, passed)
  const isProgress = before.mostPassed !== null && passed > before.mostPassed
  if (isProgress) return { since: now, hasFailed: false, mostPassed, streak }
  return { ...before, hasFailed: true, mostPassed, streak }
}

function nextStreak(before: Struggle['streak'], { request, answer }: Verdict): Struggle['streak'] {
  // The cases of the problem only: a failing input of one's own may be what somebody wanted to see.
  const results = answer.results.filter(({ kind }) => kind !== 'custom')
  const failed = results.find(({ status }) => status !== 'Accepted')
  const { code } = request
  if (failed && failed.index === before?.index)
    return before.code === code ? before : { index: failed.index, code, count: before.count + 1 }
  if (failed) return { index: failed.index, code, count: 1 }
  // A run judges visible cases only, so it says nothing of a hidden one.
  return results.some(({ index }) => index === before?.index) ? null : before
}

export function hasRepeatedFailure({ streak }: Struggle): boolean {
  return streak !== null && streak.count >= failuresInARow
}

/** When the time without progress is long enough, in milliseconds since 1970; null before the first failed submission. */
export function patienceEndsAt({ since, hasFailed }: Struggle): number | null {
  return hasFailed ? since + patienceMs : null
}
