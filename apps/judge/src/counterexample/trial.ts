import { isLimitExceeded, type Language, type Verdict } from '@codedojo/contract'
import type { Program } from '../build/compile-program.ts'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { inputFaultOf } from '../cases/check-with-validators.ts'
import { type CaseJudgement, judgeCase } from '../cases/judge-case.ts'
import type { ProgramUnderTest } from '../cases/run-case.ts'
import type { JudgeParts } from '../judge-parts.ts'
import type { ProblemLimits } from '../limits.ts'
import { makeRetryBudget } from '../run/retry-budget.ts'
import type { OpenValidation } from '../validators/open-validation.ts'

/** What a trial needs besides the input. */
export interface TrialContext {
  readonly parts: JudgeParts
  readonly programUnderTest: ProgramUnderTest
  readonly reference: Program
  readonly problemLimits: ProblemLimits
  readonly validation: OpenValidation
  /** Builds the case for a custom input. */
  readonly caseOf: (input: string) => CaseToJudge
}

export type Trial =
  /** The output is right, or there is no answer to compare with. */
  | { readonly kind: 'passed' }
  /** The input is invalid. */
  | { readonly kind: 'refused' }
  | Failure

export interface Failure {
  readonly kind: 'failed'
  readonly status: Verdict
  /** The output of the reference solution. */
  readonly expected: string
  readonly actual: string | null
}

/** CPU time for small inputs: a program that needs more is most likely in an infinite loop. The start of the runtime counts. */
const quickMs = { cpp: 300, java: 800, python: 300, javascript: 400 } as const satisfies Record<
  Language,
  number
>

/**
 * Returns a function that tries the program on one input after another. The two programs run first, with a short time limit: they
 * seldom differ, and the validators cost more than both. Only an input on which they differ is validated. An exceeded limit is
 * then confirmed with the real limits. After one confirmation, exceeding a limit in the short run counts as a failure at once,
 * otherwise the search would mostly wait. `isLimitReal`: an exceeded limit was confirmed before.
 */
export function makeTrialRunner(
  context: TrialContext,
  known: { readonly isLimitReal: boolean },
): (input: string, signal: AbortSignal) => Promise<Trial> {
  let { isLimitReal } = known
  return async (input, signal) => {
    const quick = failureOf(await judgeQuickly(context, input, signal))
    if (quick.kind !== 'failed') return quick
    if (await isRefused(context, input, signal)) return { kind: 'refused' }
    if (!isLimitExceeded(quick.status) || isLimitReal) return quick
    const whole = failureOf(await judgeWholly(context, input, signal))
    isLimitReal ||= whole.kind === 'failed' && isLimitExceeded(whole.status)
    return whole
  }
}

function judgeQuickly(context: TrialContext, input: string, signal: AbortSignal): Promise<CaseJudgement> {
  const { programUnderTest, problemLimits } = context
  const { limits } = programUnderTest
  const most = quickMs[programUnderTest.tool.language]
  const timeMs = Math.min(limits.timeMs, most)
  // No retries here: a result that a busy machine may have distorted is confirmed with the full limits if it matters.
  const quick = { ...programUnderTest, limits: { ...limits, timeMs }, retryBudget: makeRetryBudget(0) }
  return judgeWholly(
    { ...context, programUnderTest: quick, problemLimits: withTime(problemLimits, most) },
    input,
    signal,
  )
}

function withTime(limits: ProblemLimits, timeMs: number): ProblemLimits {
  return { ...limits, timeMs: Math.min(limits.timeMs, timeMs) }
}

function judgeWholly(context: TrialContext, input: string, signal: AbortSignal): Promise<CaseJudgement> {
  const { validation } = context
  const unchecked = { ...validation, input: { ...validation.input, validators: [] } }
  return judgeCase({ ...context, validation: unchecked, judging: context.caseOf(input), index: 1 }, signal)
}

async function isRefused(
  { parts, programUnderTest, validation, caseOf }: TrialContext,
  input: string,
  signal: AbortSignal,
): Promise<boolean> {
  const asked = { ...parts, retryBudget: programUnderTest.retryBudget, validation, judging: caseOf(input) }
  return (await inputFaultOf(asked, signal)) !== null
}

function failureOf({ judged }: CaseJudgement): Trial {
  const { status, expected, stdout: actual } = judged
  // If the reference solution fails on an input, the input counts as invalid, whatever the validators say.
  if (status === 'Accepted' || status === 'Internal Error' || expected === null) return { kind: 'passed' }
  return { kind: 'failed', status, expected, actual }
}
