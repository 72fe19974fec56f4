import type { ValidatorLimits } from '@codedojo/problem-package'
import type { Sandbox } from '@codedojo/sandbox'
import type { RetryBudget } from '../run/retry-budget.ts'
import type { ReadyValidator } from './acquire-validators.ts'
import { runValidator } from './validator-box.ts'
import { lastStderrLine, validatorExitCode, validatorFault } from './validator-fault.ts'
import { inputScript } from './validator-script.ts'

export interface InputToValidate {
  readonly validator: ReadyValidator
  readonly limits: ValidatorLimits
  readonly retryBudget: RetryBudget
  readonly input: Uint8Array
  readonly flags: readonly string[]
}

/** Why a validator rejects an input. */
export interface InputFault {
  readonly path: string
  /** The last line of its standard error, or how it ended. */
  readonly message: string
}

const validCode = 42
const invalidCode = 43

/**
 * Runs one input validator; null if it accepts the input. Source: "Input Validators" of spec/legacy.md: any exit code but 42
 * means that the input was not confirmed as valid.
 */
export async function validateInput(
  sandbox: Sandbox,
  { validator, limits, retryBudget, input, flags }: InputToValidate,
  signal?: AbortSignal,
): Promise<InputFault | null> {
  const call = { validator, limits, retryBudget, script: inputScript(flags), stdin: input, files: {} }
  const { facts } = await runValidator(sandbox, call, signal)
  if (validatorExitCode(facts) === validCode) return null
  const words = facts.limitHit === null ? lastStderrLine(facts) : ''
  const reason =
    validatorExitCode(facts) === invalidCode
      ? 'it is rejected without a reason'
      : validatorFault(facts, limits)
  return { path: validator.path, message: words === '' ? reason : words }
}
