import type { Verdict } from '@codedojo/contract'
import { flagsOfValidator } from '@codedojo/problem-package'
import type { Sandbox } from '@codedojo/sandbox'
import type { RepeatBudget } from '../run/repeat-budget.ts'
import type { OpenValidation } from '../validators/open-validation.ts'
import { validateInput } from '../validators/validate-input.ts'
import { type OutputJudgement, validateOutput } from '../validators/validate-output.ts'
import type { CaseToJudge } from './case-to-judge.ts'

export interface ValidatedCase {
  readonly sandbox: Sandbox
  readonly validation: OpenValidation | null
  readonly judging: CaseToJudge
  readonly repeats: RepeatBudget
}

/** Why an input of the learner's own is no input of this problem, for its author to read; null when nothing is known against it. */
export async function inputFaultOf(
  { sandbox, validation, judging, repeats }: ValidatedCase,
  signal: AbortSignal,
): Promise<string | null> {
  if (!validation || judging.kind !== 'custom') return null
  const { limits, input: acquired } = validation
  for (const validator of acquired.validators) {
    const flags = flagsOfValidator(judging.inputFlags ?? [], validator)
    const fault = await validateInput(
      sandbox,
      { validator, limits, repeats, input: judging.input, flags },
      signal,
    )
    if (fault) return `Your input is not valid for this problem: ${fault.message}`
  }
  return null
}

export interface OutputToCheck extends ValidatedCase {
  readonly output: Uint8Array
  /** null when nothing is known of the right output. */
  readonly answer: Uint8Array | null
}

/** What the problem's own validators say of an output; null when they are not asked. */
export async function outputJudgementOf(
  { sandbox, validation, judging, repeats, output, answer }: OutputToCheck,
  signal: AbortSignal,
): Promise<OutputJudgement | null> {
  if (!validation || answer === null || validation.output.validators.length === 0) return null
  const { limits, output: acquired } = validation
  const flags = judging.validatorFlags ?? []
  const known = { input: judging.input, answer, output }
  const work = { validators: acquired.validators, limits, repeats, ...known, flags }
  return validateOutput(sandbox, work, signal)
}

/** A validator without an answer is nobody's verdict. */
export const verdictOfJudgement = {
  accepted: 'Accepted',
  rejected: 'Wrong Answer',
  broken: 'Internal Error',
} as const satisfies Record<OutputJudgement['kind'], Verdict>
