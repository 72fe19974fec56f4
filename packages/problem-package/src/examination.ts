import { timeLimitBasisSchema } from '@codedojo/contract'
import { z } from 'zod'
import { acceptedBesideKept } from './accepted-programs.ts'
import { effectiveLimits } from './default-limits.ts'
import type { ProblemPackage } from './read-problem-package.ts'

/** What a judging machine found out about a package that names no time limit. */
export const examinationSchema = z.object({
  timeMs: z.number().int().positive(),
  /** In words. */
  timeSource: z.string(),
  basis: timeLimitBasisSchema,
})
export type Examination = z.infer<typeof examinationSchema>

/** Among the inputs of an `examine` job: its input validators are not asked. */
export const skipInputChecks = 'skip-input-validators'

export interface WhatToExamine {
  readonly skipInputValidators: boolean
}

/** False when there is nothing to find out about a package that needs programs to be run. */
export function needsExamination(read: ProblemPackage, { skipInputValidators }: WhatToExamine): boolean {
  const { inputValidators, outputValidators } = read.validation
  const checksInputs = !skipInputValidators && inputValidators.length > 0
  const hasMoreToJudge = acceptedBesideKept(read).some(({ language }) => language !== null)
  return (
    checksInputs || hasMoreToJudge || outputValidators.length > 0 || effectiveLimits(read).timeMs === null
  )
}
