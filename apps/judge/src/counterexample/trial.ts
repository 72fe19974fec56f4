import type { Verdict } from '@codedojo/contract'
import type { Program } from '../build/compile-program.ts'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { inputFaultOf } from '../cases/check-with-validators.ts'
import { type CaseJudgement, judgeCase } from '../cases/judge-case.ts'
import type { Contestant } from '../cases/run-case.ts'
import type { JudgeParts } from '../judge-parts.ts'
import type { ProblemLimits } from '../limits.ts'
import { makeRepeatBudget } from '../run/repeat-budget.ts'
import type { OpenValidation } from '../validators/open-validation.ts'

/** What a program is tried with. */
export interface TrialPlace {
  readonly parts: JudgeParts
  readonly contestant: Contestant
  readonly reference: Program
  readonly problemLimits: ProblemLimits
  readonly validation: OpenValidation
  /** As an input of the learner's own. */
  readonly caseOf: (input: string) => CaseToJudge
}

export type Trial =
  /** It is right, or nothing is known of what would be right. */
  | { readonly kind: 'passed' }
  /** It is no input of the problem. */
  | { readonly kind: 'refused' }
  | Failure

export interface Failure {
  readonly kind: 'failed'
  readonly status: Verdict
  /** What the reference solution prints. */
  readonly expected: string
  readonly actual: string | null
}

/** CPU time for small inputs: a program that needs more on one is in an endless loop, or nearly. */
const quickMs = 300

/**
 * Tries a program on one input after another. The programs come first, with little time, because they are wrong on few inputs
 * and the validators cost more than both; whether the input is valid is asked only of one on which they differ. A limit that
 * was exceeded then is the real one, or none; once it was the real one on any valid input, a program that needs too long again
 * is believed to be in the same loop, or a search for it would do nothing but wait. `isLimitReal`: it was so before.
 */
export function startTrying(
  place: TrialPlace,
  known: { readonly isLimitReal: boolean },
): (input: string, signal: AbortSignal) => Promise<Trial> {
  let { isLimitReal } = known
  return async (input, signal) => {
    const quick = failureOf(await judgeQuickly(place, input, signal))
    if (quick.kind !== 'failed') return quick
    if (await isRefused(place, input, signal)) return { kind: 'refused' }
    if (!isLimit(quick) || isLimitReal) return quick
    const whole = failureOf(await judgeWholly(place, input, signal))
    isLimitReal ||= whole.kind === 'failed' && isLimit(whole)
    return whole
  }
}

function judgeQuickly(place: TrialPlace, input: string, signal: AbortSignal): Promise<CaseJudgement> {
  const { contestant, problemLimits } = place
  const { limits } = contestant
  const timeMs = Math.min(limits.timeMs, quickMs)
  // What a busy machine kept from its time is tried again with all of it, if it matters.
  const quick = { ...contestant, limits: { ...limits, timeMs }, repeats: makeRepeatBudget(0) }
  return judgeWholly(
    { ...place, contestant: quick, problemLimits: withTime(problemLimits, quickMs) },
    input,
    signal,
  )
}

function withTime(limits: ProblemLimits, timeMs: number): ProblemLimits {
  return { ...limits, timeMs: Math.min(limits.timeMs, timeMs) }
}

function judgeWholly(place: TrialPlace, input: string, signal: AbortSignal): Promise<CaseJudgement> {
  const { validation } = place
  const unchecked = { ...validation, input: { ...validation.input, validators: [] } }
  return judgeCase({ ...place, validation: unchecked, judging: place.caseOf(input), index: 1 }, signal)
}

async function isRefused(
  { parts, contestant, validation, caseOf }: TrialPlace,
  input: string,
  signal: AbortSignal,
): Promise<boolean> {
  const asked = { ...parts, repeats: contestant.repeats, validation, judging: caseOf(input) }
  return (await inputFaultOf(asked, signal)) !== null
}

function failureOf({ judged }: CaseJudgement): Trial {
  const { status, expected, stdout: actual } = judged
  // A reference solution that breaks on it says that it is no input, whatever the validators would say.
  if (status === 'Accepted' || status === 'Internal Error' || expected === null) return { kind: 'passed' }
  return { kind: 'failed', status, expected, actual }
}

export function isLimit({ status }: Pick<Failure, 'status'>): boolean {
  return status.endsWith('Limit Exceeded')
}
