import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from '../../lib/api-error.ts'

/**
 * Gives the function that shows a refused call on its form: messages of known fields at the fields, the rest as the form's own error.
 * The first field at fault gets the focus.
 */
export function useFormRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: readonly Path<Input>[],
): (error: Error) => void {
  return (error) => {
    const named = error instanceof ApiError ? error.errors : []
    const known = named.flatMap(({ field, message }) => {
      const path = fields.find((candidate) => candidate === field)
      return path ? [{ path, message }] : []
    })
    for (const [index, { path, message }] of known.entries())
      form.setError(path, { message }, { shouldFocus: index === 0 })
    if (known.length === 0) form.setError('root', { message: messageOf(error) })
  }
}
