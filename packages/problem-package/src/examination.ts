import { timeLimitBasisSchema } from '@codedojo/contract'
import { z } from 'zod'
import { acceptedBesideReferences } from './accepted-programs.ts'
import { effectiveLimits } from './effective-limits.ts'
import type { ProblemPackage } from './read-problem-package.ts'

/** The result of deriving a time limit for a package that specifies none. */
export const derivedTimeLimitSchema = z.object({
  timeMs: z.number().int().positive(),
  /** Origin of the limit, in words. */
  timeSource: z.string(),
  basis: timeLimitBasisSchema,
})
export type DerivedTimeLimit = z.infer<typeof derivedTimeLimitSchema>

/** An entry in the inputs of an `examine` job that makes the judge skip the input validators. */
export const skipInputChecks = 'skip-input-validators'

export interface ExaminationOptions {
  readonly skipInputValidators: boolean
}

/** False if nothing about the package has to be determined by running programs. */
export function needsExamination(read: ProblemPackage, { skipInputValidators }: ExaminationOptions): boolean {
  const { inputValidators, outputValidators } = read.validation
  const checksInputs = !skipInputValidators && inputValidators.length > 0
  const hasMoreToJudge = acceptedBesideReferences(read).some(({ language }) => language !== null)
  return (
    checksInputs ||
    hasMoreToJudge ||
    read.functionSolutions.length > 0 ||
    outputValidators.length > 0 ||
    effectiveLimits(read).timeMs === null
  )
}
