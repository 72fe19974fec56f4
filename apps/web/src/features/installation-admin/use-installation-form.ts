import { useFormContext } from 'react-hook-form'
import type { InstallationChange, InstallationForm } from './installation-form.ts'

/** The form in which the fields stand. */
export function useInstallationForm() {
  return useFormContext<InstallationForm, unknown, InstallationChange>()
}
