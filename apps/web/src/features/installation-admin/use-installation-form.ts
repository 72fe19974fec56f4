import { useFormContext } from 'react-hook-form'
import type { InstallationChange, InstallationForm } from './installation-form.ts'

/** The form that contains the fields. */
export function useInstallationForm() {
  return useFormContext<InstallationForm, unknown, InstallationChange>()
}
