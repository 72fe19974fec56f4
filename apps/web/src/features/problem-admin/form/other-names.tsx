import { useController } from 'react-hook-form'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { useProblemForm } from './use-problem-form.ts'

/** The names other than its title by which learners search for the problem. */
export function OtherNames() {
  const { control } = useProblemForm()
  const { field, fieldState } = useController({ control, name: 'alsoCalled' })
  return (
    <ChipsField
      label="Also called"
      name="alsoCalled"
      hint="Names by which learners may look for it, such as Two Sum. Search finds them; the page does not show them."
      values={field.value}
      onChange={field.onChange}
      removeLabel={(name) => `Remove the name ${name}`}
      error={fieldState.error?.message}
    />
  )
}
