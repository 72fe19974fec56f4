import { courseLimits } from '@codedojo/contract'
import { X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { ProblemSearch } from '../../../shared/problems/problem-search.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SortableList } from '../../../ui/sortable-list/sortable-list.tsx'
import { useLessonForm } from './use-lesson-form.ts'

/** The problems that must be solved to complete the lesson, in order. */
export function ProblemsField() {
  const { control, formState } = useLessonForm()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'problems', keyName: 'key' })
  const error = formState.errors.problems
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui">
        Problems to solve <span className="text-faint">optional</span>
      </legend>
      {fields.length > 0 && (
        <div className="mb-3 rounded-lg border border-line">
          <SortableList
            label="Problems of the lesson in their order"
            items={fields.map(({ _id, title }, place) => ({
              id: _id,
              name: title,
              content: (
                <div className="flex min-h-11 items-center gap-2">
                  <bdi className="min-w-0 flex-1 truncate text-left">{title}</bdi>
                  <IconButton
                    label={`Remove ${title}`}
                    icon={<X size={14} strokeWidth={1.75} aria-hidden />}
                    onClick={() => remove(place)}
                  />
                </div>
              ),
            }))}
            onMove={move}
          />
        </div>
      )}
      {fields.length < courseLimits.problemsPerLesson && (
        <ProblemSearch
          chosen={fields.map(({ _id }) => _id)}
          onChoose={({ _id, title }) => append({ _id, title })}
        />
      )}
      {error && (
        <FieldNote id="problems-note" error={error.message ?? 'A problem of these is not there any more.'} />
      )}
    </fieldset>
  )
}
