import type { ProblemPackage, ValidatorProgram } from '@codedojo/problem-package'
import type { JudgeParts } from '../judge-parts.ts'
import { acquireValidators } from '../validators/acquire-validators.ts'

/** A finding about an output validator that is not known to work. */
export interface OutputValidatorFault {
  readonly program: ValidatorProgram
  /** `skipped`: this judge lacks the language, but another judge may have it. */
  readonly end: 'FAIL' | 'skipped'
  readonly message: string
}

/** Compiles each output validator of a package: without a working validator no submission would get a verdict. */
export async function outputValidatorFaults(
  { validation }: ProblemPackage,
  parts: JudgeParts,
  signal?: AbortSignal,
): Promise<OutputValidatorFault[]> {
  const faults: OutputValidatorFault[] = []
  for (const program of validation.outputValidators) {
    await using acquired = await acquireValidators(parts, [program], signal)
    if (acquired.fault === null) continue
    const end = parts.toolchain.tools.has(program.language) ? 'FAIL' : 'skipped'
    faults.push({ program, end, message: acquired.fault })
  }
  return faults
}
