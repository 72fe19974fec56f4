import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from './api-error.ts'

/**
 * Returns the function that shows a refused call on its form: the message in the error box, and the faulty fields marked. A
 * field does not repeat the text of the box. The first faulty field gets the focus.
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
 * Like `useFormRefusal`, for a form that is longer than the screen: the messages are shown at the fields, and the box holds only
 * messages that belong to no field.
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
