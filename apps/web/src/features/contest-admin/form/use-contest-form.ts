import { useFormContext } from 'react-hook-form'
import type { ContestForm, ContestToSave } from './contest-form.ts'

/** The contest form from React Hook Form's context. */
export function useContestForm() {
  return useFormContext<ContestForm, unknown, ContestToSave>()
}
