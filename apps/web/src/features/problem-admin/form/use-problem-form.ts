import { useFormContext } from 'react-hook-form'
import type { ProblemBody } from './problem-body.ts'
import type { ProblemValues } from './problem-values.ts'

/** The problem form from React Hook Form's context. */
export function useProblemForm() {
  return useFormContext<ProblemValues, unknown, ProblemBody>()
}
