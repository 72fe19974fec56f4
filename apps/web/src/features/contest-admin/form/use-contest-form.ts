import { useFormContext } from 'react-hook-form'
import type { ContestForm, ContestToSave } from './contest-form.ts'

/** The form of the contest around the component. */
export function useContestForm() {
  return useFormContext<ContestForm, unknown, ContestToSave>()
}
