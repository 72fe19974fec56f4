import { useFormContext } from 'react-hook-form'
import type { ProfileInput } from './profile-fields.ts'

/** The form that all steps of the wizard fill in. */
export function useProfileForm() {
  return useFormContext<ProfileInput>()
}
