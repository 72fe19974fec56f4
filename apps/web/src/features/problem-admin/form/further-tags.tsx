import { useController } from 'react-hook-form'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { useProblemForm } from './use-problem-form.ts'

/** The tags besides the primary one. */
export function FurtherTags() {
  const { control } = useProblemForm()
  const { field, fieldState } = useController({ control, name: 'furtherTags' })
  return (
    <ChipsField
      label="Further tags"
      name="furtherTags"
      values={field.value}
      onChange={field.onChange}
      removeLabel={(tag) => `Remove the tag ${tag}`}
      error={fieldState.error?.message}
    />
  )
}
