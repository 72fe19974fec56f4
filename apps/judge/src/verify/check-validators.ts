import { differenceSentence } from '@codedojo/contract'
import {
  flagsOfValidator,
  isJudgedByOneOutput,
  type OutputCheck,
  type ProblemPackage,
  type ValidatorCheck,
} from '@codedojo/problem-package'
import { compareOutput } from '../compare/compare-output.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { makeRetryBudget, retryBudgetMs } from '../run/retry-budget.ts'
import { type AcquiredValidators, acquireValidators } from '../validators/acquire-validators.ts'
import { validateInput } from '../validators/validate-input.ts'
import { validateOutput } from '../validators/validate-output.ts'

export interface ValidatorCheckResult {
  readonly check: ValidatorCheck
  /** Why the validators fail the check; null if they pass. */
  readonly fault: string | null
}

/**
 * Runs the validators of a package on the inputs and outputs that it provides for testing them: invalid ones must be rejected,
 * valid ones accepted. In 2025-09 a custom output validator must accept the answers of the samples as well, because learners see
 * these.
 */
export async function* checkValidators(
  read: ProblemPackage,
  parts: JudgeParts,
  signal?: AbortSignal,
): AsyncGenerator<ValidatorCheckResult> {
  const checks = [...read.validatorChecks, ...shownAnswers(read)]
  if (checks.length === 0) return
  await using input = await acquireValidators(parts, read.validation.inputValidators, signal)
  await using output = await acquireValidators(parts, read.validation.outputValidators, signal)
  for (const check of checks)
    yield { check, fault: await faultOf(check, { read, parts, input, output }, signal) }
}

function shownAnswers({ format, cases, validation, validatorChecks }: ProblemPackage): OutputCheck[] {
  if (format === 'legacy' || !isJudgedByOneOutput(validation) || validation.outputValidators.length === 0)
    return []
  const replaced = new Set(validatorChecks.map(({ name }) => name))
  return cases
    .filter(({ kind, name }) => kind === 'visible' && !replaced.has(name))
    .map((one) => ({ ...one, kind: 'valid_output', output: one.answer }))
}

interface Validators {
  readonly read: ProblemPackage
  readonly parts: JudgeParts
  readonly input: AcquiredValidators
  readonly output: AcquiredValidators
}

async function faultOf(
  check: ValidatorCheck,
  validators: Validators,
  signal?: AbortSignal,
): Promise<string | null> {
  const unready = validators.input.fault ?? validators.output.fault
  if (unready !== null) return unready
  const rejection = await inputRejection(check, validators, signal)
  if (check.kind === 'invalid_input')
    return rejection === null ? 'no input validator rejects this input' : null
  if (rejection !== null) return `its input is not valid: ${rejection}`
  const fault = await outputFault(check, validators, signal)
  if (fault.kind === 'broken') return fault.why
  if (check.kind === 'valid_output') return fault.kind === 'rejected' ? fault.why : null
  return fault.kind === 'accepted' ? 'this output is accepted' : null
}

/** The message of the first input validator that rejects the input; null if none does. */
async function inputRejection(
  { input, inputFlags }: ValidatorCheck,
  { read, parts, input: { validators } }: Validators,
  signal?: AbortSignal,
): Promise<string | null> {
  const { limits } = read.validation
  for (const validator of validators) {
    const flags = flagsOfValidator(inputFlags, validator)
    const retryBudget = makeRetryBudget(retryBudgetMs(limits))
    const asked = { validator, limits, retryBudget, input, flags }
    const fault = await validateInput(parts.sandbox, asked, signal)
    if (fault) return fault.message
  }
  return null
}

interface OutputFault {
  readonly kind: 'accepted' | 'rejected' | 'broken'
  readonly why: string
}

async function outputFault(
  { input, answer, output, comparison, validatorFlags: flags }: OutputCheck,
  { read, parts, output: { validators } }: Validators,
  signal?: AbortSignal,
): Promise<OutputFault> {
  if (validators.length === 0) {
    const comparer = compareOutput(answer, comparison)
    comparer.push(output)
    const difference = comparer.end()
    return difference
      ? { kind: 'rejected', why: differenceSentence(difference) }
      : { kind: 'accepted', why: '' }
  }
  const { limits } = read.validation
  const retryBudget = makeRetryBudget(retryBudgetMs(limits))
  const work = { validators, limits, retryBudget, input, answer, output, flags }
  const { kind, judgeMessage } = await validateOutput(parts.sandbox, work, signal)
  return { kind, why: judgeMessage ?? 'the output validator rejects this output' }
}
