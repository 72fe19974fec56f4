import type { Verdict } from '@codedojo/contract'
import { flagsOfValidator } from '@codedojo/problem-package'
import type { Sandbox } from '@codedojo/sandbox'
import type { RetryBudget } from '../run/retry-budget.ts'
import type { OpenValidation } from '../validators/open-validation.ts'
import { validateInput } from '../validators/validate-input.ts'
import { type OutputJudgement, validateOutput } from '../validators/validate-output.ts'
import type { KeptFeedback } from '../validators/validator-script.ts'
import type { CaseToJudge } from './case-to-judge.ts'

export interface CaseToValidate {
  readonly sandbox: Sandbox
  readonly validation: OpenValidation | null
  readonly judging: CaseToJudge
  readonly retryBudget: RetryBudget
}

/** Runs the input validators on a custom input. Returns why the input is invalid, or null if no validator objects. */
export async function inputFaultOf(
  { sandbox, validation, judging, retryBudget }: CaseToValidate,
  signal: AbortSignal,
): Promise<string | null> {
  if (!validation || judging.kind !== 'custom') return null
  const { limits, input: acquired } = validation
  for (const validator of acquired.validators) {
    const flags = flagsOfValidator(judging.inputFlags ?? [], validator)
    const fault = await validateInput(
      sandbox,
      { validator, limits, retryBudget, input: judging.input, flags },
      signal,
    )
    if (fault) return `Your input is not valid for this problem: ${fault.message}`
  }
  return null
}

export interface OutputToCheck extends CaseToValidate {
  readonly output: Uint8Array
  /** null if there is no answer to compare with. */
  readonly answer: Uint8Array | null
  /** What the validator left in the pass before; absent for a problem that is run once. */
  readonly feedback?: KeptFeedback | undefined
}

/** Runs the problem's output validators; null if there are none to run. */
export async function outputJudgementOf(
  { sandbox, validation, judging, retryBudget, output, answer, feedback }: OutputToCheck,
  signal: AbortSignal,
): Promise<OutputJudgement | null> {
  if (!validation || answer === null || validation.output.validators.length === 0) return null
  const { limits, output: acquired } = validation
  const flags = judging.validatorFlags ?? []
  const known = { input: judging.input, answer, output }
  const work = {
    validators: acquired.validators,
    limits,
    retryBudget,
    ...known,
    flags,
    points: judging.points,
    feedback,
  }
  return validateOutput(sandbox, work, signal)
}

/** A validator that gives no answer yields no verdict on the program. */
export const verdictOfJudgement = {
  accepted: 'Accepted',
  rejected: 'Wrong Answer',
  broken: 'Internal Error',
} as const satisfies Record<OutputJudgement['kind'], Verdict>
