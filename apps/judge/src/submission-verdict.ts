import type { JudgedCase, Outcome } from '@codedojo/contract'
import type { CompileFailure } from './build/compiler-message.ts'
import { withoutContent } from './cases/case-result.ts'

export interface JudgedSubmission {
  readonly cases: readonly JudgedCase[]
  readonly total: number
  readonly compileMessage: string | null
  readonly errorMessage: string | null
  readonly limitsEnforced: boolean
}

/** The verdict on a submission is that of its first case that is not Accepted. */
export function submissionOutcomeOf(judged: JudgedSubmission): Outcome {
  const { cases } = judged
  const firstFailure = cases.find(({ status }) => status !== 'Accepted')
  const broken = cases.find(({ status }) => status === 'Internal Error')
  return {
    status: firstFailure?.status ?? 'Accepted',
    cases: withShownContent(cases),
    passed: cases.filter(({ status }) => status === 'Accepted').length,
    total: judged.total,
    runtimeMs: Math.max(0, ...cases.map(({ cpuMs }) => cpuMs)),
    memoryKb: Math.max(0, ...cases.map(({ memoryKb }) => memoryKb)),
    compileMessage: judged.compileMessage,
    errorMessage: judged.errorMessage,
    limitsEnforced: judged.limitsEnforced,
    // Before it can be hidden with what else is kept of its case.
    ...(broken?.judgeMessage === undefined
      ? {}
      : { judgeMessage: `Case ${broken.index}: ${broken.judgeMessage}` }),
  }
}

/** Of the hidden cases only the first that failed keeps its output; whether anyone may see it is the server's decision. */
function withShownContent(cases: readonly JudgedCase[]): JudgedCase[] {
  const shown = cases.find(({ kind, status }) => kind === 'hidden' && status !== 'Accepted')
  return cases.map((judged) =>
    judged.kind === 'hidden' && judged !== shown ? withoutContent(judged) : judged,
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
  /** For the operator, where there is more to say. */
  readonly judgeMessage?: string
  /** How many cases there are, where that is known. */
  readonly total?: number
  readonly limitsEnforced: boolean
}

/** Nothing was run, for a reason that is no fault of the program. */
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
