import type { JudgedCase, Outcome } from '@codedojo/contract'
import type { CompileFailure } from './build/compiler-message.ts'
import { hideCaseContent } from './cases/case-result.ts'
import type { Score } from './cases/score-submission.ts'

export interface JudgedSubmission {
  readonly cases: readonly JudgedCase[]
  readonly total: number
  readonly compileMessage: string | null
  readonly errorMessage: string | null
  readonly limitsEnforced: boolean
  /** null for a pass-fail problem. */
  readonly score?: Score | null
}

/**
 * Combines the cases: the verdict of a submission is that of its first case that is not Accepted, or, in a problem with points,
 * what its points say. A case without a verdict leaves no verdict, and so no points, either.
 */
export function submissionOutcomeOf(judged: JudgedSubmission): Outcome {
  const { cases, score = null } = judged
  const firstFailure = cases.find(({ status }) => status !== 'Accepted')
  const broken = cases.find(({ status }) => status === 'Internal Error')
  return {
    status: score ? (broken?.status ?? score.status) : (firstFailure?.status ?? 'Accepted'),
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
