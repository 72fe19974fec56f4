import { type JudgedCase, type Outcome, outcomeSchema, type Verdict } from '@codedojo/contract'
import type { CompileFailure } from './build/compiler-message.ts'
import { hideCaseContent } from './cases/case-result.ts'
import type { Score } from './cases/score-submission.ts'

export interface JudgedSubmission {
  readonly cases: readonly JudgedCase[]
  readonly total: number
  /** How many of them must be judged where none fails: all but the custom inputs, whose time may run out. */
  readonly required: number
  readonly compileMessage: string | null
  readonly errorMessage: string | null
  readonly limitsEnforced: boolean
  /** null for a pass-fail problem. */
  readonly score?: Score | null
}

/**
 * Combines the cases: the verdict of a submission is that of its first case that is not Accepted, or, in a problem with points,
 * what its points say. A case without a verdict leaves no verdict, and so no points, either; and where cases are missing that had to
 * be judged, nothing is Accepted.
 */
export function submissionOutcomeOf(judged: JudgedSubmission): Outcome {
  const { cases, score = null } = judged
  const broken = cases.find(({ status }) => status === 'Internal Error')
  return {
    status: score ? (broken ? broken.status : score.status) : statusOf(judged),
    cases: withShownContent(cases),
    passed: cases.filter(({ status }) => status === 'Accepted').length,
    total: judged.total,
    runtimeMs: Math.max(0, ...cases.map(({ cpuMs }) => cpuMs)),
    memoryKb: Math.max(0, ...cases.map(({ memoryKb }) => memoryKb)),
    compileMessage: judged.compileMessage,
    errorMessage: judged.errorMessage,
    limitsEnforced: judged.limitsEnforced,
    ...(score && !broken && { score: score.points, maxScore: score.of, subtasks: [...score.subtasks] }),
    // Copied here, because hiding a case removes this message from it.
    ...(broken?.judgeMessage === undefined
      ? {}
      : { judgeMessage: `Case ${broken.index}: ${broken.judgeMessage}` }),
  }
}

function statusOf({ cases, required }: JudgedSubmission): Verdict {
  const firstFailure = cases.find(({ status }) => status !== 'Accepted')
  if (firstFailure) return firstFailure.status
  return cases.length > 0 && cases.length >= required ? 'Accepted' : 'Internal Error'
}

/**
 * Returns an outcome as it is if it can be stored, and otherwise one that says that the submission was not judged. A verdict that is
 * none, or an Accepted submission without points one of whose cases failed, would count as solved or stop whoever reads it.
 */
export function soundOutcome(outcome: Outcome): Outcome {
  const { limitsEnforced } = outcome
  const fault = faultOf(outcome)
  if (fault === null) return outcome
  return unjudgedOutcome({ errorMessage: unsoundSentence, judgeMessage: fault, limitsEnforced })
}

function faultOf(outcome: Outcome): string | null {
  const read = outcomeSchema.safeParse(outcome)
  if (!read.success) {
    const [issue] = read.error.issues
    return `The outcome has no form that can be stored: ${issue?.path.join('.')}: ${issue?.message}`
  }
  const { status, cases, score } = outcome
  const failed = cases.find((one) => one.status !== 'Accepted')
  return status === 'Accepted' && score === undefined && failed
    ? `The outcome is Accepted, but case ${failed.index} is ${failed.status}.`
    : null
}

const unsoundSentence = 'The judge came to no verdict on this program. Tell the operator.'

/** Among the hidden cases only the first failure keeps its output; the server decides who may see it. */
function withShownContent(cases: readonly JudgedCase[]): JudgedCase[] {
  const shown = cases.find(({ kind, status }) => kind === 'hidden' && status !== 'Accepted')
  return cases.map((judged) =>
    judged.kind === 'hidden' && judged !== shown ? hideCaseContent(judged) : judged,
  )
}

export interface FailedCompilation {
  readonly failure: CompileFailure
  readonly total: number
  readonly limitsEnforced: boolean
}

export function compileFailedOutcome({ failure, total, limitsEnforced }: FailedCompilation): Outcome {
  return {
    status: 'Compilation Error',
    cases: [],
    passed: 0,
    total,
    runtimeMs: 0,
    memoryKb: 0,
    compileMessage: failure.message,
    errorMessage: failure.reason,
    limitsEnforced,
  }
}

export interface UnjudgedSubmission {
  /** One sentence for the learner. */
  readonly errorMessage: string
  /** Details for the operator, if there are any. */
  readonly judgeMessage?: string
  /** Number of cases, if known. */
  readonly total?: number
  readonly limitsEnforced: boolean
}

/** The outcome of a submission that could not be run for reasons outside the program. */
export function unjudgedOutcome({ total = 0, ...known }: UnjudgedSubmission): Outcome {
  return {
    status: 'Internal Error',
    cases: [],
    passed: 0,
    total,
    runtimeMs: 0,
    memoryKb: 0,
    compileMessage: null,
    ...known,
  }
}

export const uncheckedSentence = 'The checker of this problem could not be built. Tell the operator.'
export const noCasesSentence = 'There is no test case to judge this on. Tell the operator.'
