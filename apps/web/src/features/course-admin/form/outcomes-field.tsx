import { courseLimits } from '@codedojo/contract'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { CourseForm, CourseToSave } from './course-form.ts'

interface OutcomesFieldProps {
  form: UseFormReturn<CourseForm, unknown, CourseToSave>
}

/** Learning outcomes, one per line. */
export function OutcomesField({ form }: OutcomesFieldProps) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'outcomes' })
  const {
    errors: { outcomes: errors },
  } = formState
  const faultAt = (place: number) => errors?.[place]?.text?.message
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui">
        What learners will be able to do <span className="text-faint">optional</span>
      </legend>
      <ul className="space-y-2">
        {fields.map((field, place) => (
          <li key={field.id}>
            <div className="flex items-center gap-1">
              <input
                className="input min-w-0 flex-1"
                dir="auto"
                aria-label={`Outcome ${place + 1}`}
                aria-invalid={faultAt(place) !== undefined}
                aria-describedby={faultAt(place) && `${id}-${place}`}
                {...register(`outcomes.${place}.text`)}
              />
              <IconButton
                label={`Remove outcome ${place + 1}`}
                icon={<X size={14} strokeWidth={1.75} aria-hidden />}
                onClick={() => remove(place)}
              />
            </div>
            <FieldNote id={`${id}-${place}`} error={faultAt(place)} />
          </li>
        ))}
      </ul>
      {fields.length < courseLimits.outcomes && (
        <Button
          isSmall
          className={fields.length > 0 ? 'mt-2' : ''}
          icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => append({ text: '' })}
        >
          Add an outcome
        </Button>
      )}
      <FieldNote id={id} error={errors?.root?.message ?? errors?.message} />
    </fieldset>
  )
}
