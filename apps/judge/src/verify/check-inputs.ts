import { flagsOfValidator, type ProblemPackage, type ValidatorProgram } from '@codedojo/problem-package'
import { caseConcurrency } from '../cases/case-concurrency.ts'
import { type OrderedWork, runInOrder } from '../cases/run-in-order.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { makeRetryBudget, retryBudgetMs } from '../run/retry-budget.ts'
import { acquireValidators } from '../validators/acquire-validators.ts'
import { validateInput } from '../validators/validate-input.ts'

export interface RejectedInput {
  /** Path in the package, for example `data/secret/1.in`. */
  readonly path: string
  readonly message: string
}

/** The result of one input validator on all inputs of its package. */
export interface InputCheck {
  readonly program: ValidatorProgram
  readonly rejected: readonly RejectedInput[]
  /** Why the validator could not be run; null if it could. */
  readonly fault: string | null
}

/** Runs each input validator of a package on every input. */
export async function* checkInputs(
  read: ProblemPackage,
  parts: JudgeParts,
  signal?: AbortSignal,
): AsyncGenerator<InputCheck> {
  for (const program of read.validation.inputValidators)
    yield await checkWith({ program, read, parts }, signal)
}

interface InputFault {
  readonly path: string
  readonly message: string | null
}

interface CheckPlace {
  readonly program: ValidatorProgram
  readonly read: ProblemPackage
  readonly parts: JudgeParts
}

async function checkWith({ program, read, parts }: CheckPlace, outer?: AbortSignal): Promise<InputCheck> {
  const { cases, validation } = read
  await using acquired = await acquireValidators(parts, [program], outer)
  const [validator] = acquired.validators
  if (!validator) return { program, rejected: [], fault: acquired.fault }
  const work: OrderedWork<InputFault> = {
    count: cases.length,
    width: caseConcurrency(parts.sandbox),
    run: async (index, signal) => {
      const one = cases[index]
      if (!one) throw new RangeError(`There is no case ${index}.`)
      const flags = flagsOfValidator(one.inputFlags, program)
      const { limits } = validation
      // A separate budget for each input: no learner waits for an import.
      const retryBudget = makeRetryBudget(retryBudgetMs(limits))
      const asked = { validator, limits, retryBudget, input: one.input, flags }
      const fault = await validateInput(parts.sandbox, asked, signal)
      return { path: `data/${one.name}.in`, message: fault?.message ?? null }
    },
    isLast: () => false,
    onResult: () => {},
  }
  const faults = await runInOrder(work, outer)
  const rejected = faults.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]))
  return { program, rejected, fault: null }
}
