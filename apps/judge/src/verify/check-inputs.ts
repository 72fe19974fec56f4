import { flagsOfValidator, type ProblemPackage, type ValidatorProgram } from '@codedojo/problem-package'
import { runInOrder } from '../cases/in-order.ts'
import { makeRepeatBudget, repeatMsOf } from '../cases/repeat-budget.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { borrowValidators } from '../validators/borrow-validators.ts'
import { validateInput } from '../validators/validate-input.ts'

export interface RejectedInput {
  /** In the package, for example `data/secret/1.in`. */
  readonly path: string
  readonly message: string
}

/** What one input validator makes of all inputs of its package. */
export interface InputCheck {
  readonly program: ValidatorProgram
  readonly rejected: readonly RejectedInput[]
  /** Why the validator cannot be run at all. */
  readonly fault: string | null
}

/** Runs each input validator of a package on every input. */
export async function* checkInputs(read: ProblemPackage, parts: JudgeParts): AsyncGenerator<InputCheck> {
  for (const program of read.validation.inputValidators) yield await checkWith(program, read, parts)
}

async function checkWith(
  program: ValidatorProgram,
  { cases, validation }: ProblemPackage,
  parts: JudgeParts,
): Promise<InputCheck> {
  await using borrowed = await borrowValidators(parts, [program])
  const [validator] = borrowed.validators
  if (!validator) return { program, rejected: [], fault: borrowed.fault }
  const faults = await runInOrder({
    count: cases.length,
    width: parts.sandbox.slotCount,
    run: async (index, signal) => {
      const one = cases[index]
      if (!one) throw new RangeError(`There is no case ${index}.`)
      const flags = flagsOfValidator(one.inputFlags, program)
      const { limits } = validation
      // Nobody waits behind an import: each input has a budget of its own.
      const repeats = makeRepeatBudget(repeatMsOf(limits))
      const work = { validator, limits, repeats, input: one.input, flags }
      const fault = await validateInput(parts.sandbox, work, signal)
      return { path: `data/${one.name}.in`, message: fault?.message ?? null }
    },
    isLast: () => false,
    onResult: () => {},
  })
  const rejected = faults.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]))
  return { program, rejected, fault: null }
}
