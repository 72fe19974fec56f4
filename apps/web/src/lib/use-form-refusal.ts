import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from './api-error.ts'

/**
 * Gives the function that shows a refused call on its form: its message in the red box, the fields at fault marked.
 * A field repeats no words that already stand in the box. The first field at fault gets the focus.
 */
export function useFormRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: readonly Path<Input>[],
): (error: Error) => void {
  return (error) => {
    const boxMessage = messageOf(error)
    form.setError('root', { message: boxMessage })
    const named = error instanceof ApiError ? error.errors : []
    for (const [index, { field, message }] of named.entries()) {
      const path = fields.find((candidate) => candidate === field)
      if (path)
        form.setError(path, { message: message === boxMessage ? '' : message }, { shouldFocus: index === 0 })
    }
  }
}
