import { useFormContext } from 'react-hook-form'
import type { ProfileInput } from './profile-fields.ts'

/** The wizard's form from React Hook Form's context. */
export function useProfileForm() {
  return useFormContext<ProfileInput>()
}
