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

/**
 * The same for a form that is longer than a screen, whose box is out of sight where the fault is: the words stand at the
 * fields, and in the box only what no field is named for.
 */
export function useLongFormRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: readonly Path<Input>[],
): (error: Error) => void {
  return (error) => {
    const named = error instanceof ApiError ? error.errors : []
    const placed = named.flatMap(({ field, message }) => {
      const path = fields.find((candidate) => candidate === field)
      return path ? [{ path, message }] : []
    })
    if (placed.length === 0) form.setError('root', { message: messageOf(error) })
    for (const [index, { path, message }] of placed.entries())
      form.setError(path, { message }, { shouldFocus: index === 0 })
  }
}
