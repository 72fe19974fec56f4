import { useFormContext } from 'react-hook-form'
import type { ProblemBody } from './body-of-values.ts'
import type { ProblemValues } from './problem-values.ts'

/** The form that a section stands in. */
export function useProblemForm() {
  return useFormContext<ProblemValues, unknown, ProblemBody>()
}
