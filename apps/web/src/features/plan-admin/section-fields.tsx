import { Plus, Trash2, X } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { ProblemSearch } from '../../shared/problems/problem-search.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, FieldNote } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import { emptySection, type PlanForm, type PlanToSave } from './plan-form.ts'

const usePlanForm = () => useFormContext<PlanForm, unknown, PlanToSave>()

/** The sections of a plan in their order, each with its problems. */
export function SectionsField() {
  const { control, formState } = usePlanForm()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sections', keyName: 'key' })
  const error = formState.errors.sections?.root?.message ?? formState.errors.sections?.message
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'sections-note' : undefined}>
      <legend className="mb-2 text-ui">Sections</legend>
      <div className="rounded-lg border border-line">
        <SortableList
          label="Sections in their order"
          items={fields.map(({ key, title }, place) => ({
            id: key,
            name: title || `section ${place + 1}`,
            content: (
              <SectionFields place={place} onRemove={fields.length > 1 ? () => remove(place) : null} />
            ),
          }))}
          onMove={move}
        />
      </div>
      {error && <FieldNote id="sections-note" error={error} />}
      <Button
        isSmall
        className="mt-3"
        icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => append(emptySection)}
      >
        Add a section
      </Button>
    </fieldset>
  )
}

interface SectionFieldsProps {
  place: number
  /** null: the only section stays. */
  onRemove: (() => void) | null
}

function SectionFields({ place, onRemove }: SectionFieldsProps) {
  const { register, formState } = usePlanForm()
  const errors = formState.errors.sections?.[place]
  return (
    <div className="min-w-0 space-y-3 py-4">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            label={`Title of section ${place + 1}`}
            dir="auto"
            error={errors?.title?.message}
            {...register(`sections.${place}.title`)}
          />
        </div>
        {onRemove && (
          <IconButton
            label={`Remove section ${place + 1}`}
            icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
      <SectionProblems place={place} />
    </div>
  )
}

function SectionProblems({ place }: { place: number }) {
  const { control, formState, watch } = usePlanForm()
  const name = `sections.${place}.problems` as const
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' })
  const error = formState.errors.sections?.[place]?.problems
  const chosen = watch('sections').flatMap(({ problems }) => problems.map(({ _id }) => _id))
  return (
    <div className="min-w-0">
      {fields.length > 0 && (
        <div className="mb-3 rounded-lg border border-line">
          <SortableList
            label={`Problems of section ${place + 1} in their order`}
            items={fields.map(({ _id, title, isPublished }, at) => ({
              id: _id,
              name: title,
              content: (
                <div className="flex min-h-11 items-center gap-2">
                  <bdi className="min-w-0 flex-1 text-left break-words">
                    {title}
                    {!isPublished && <span className="chip ml-2">not published</span>}
                  </bdi>
                  <IconButton
                    label={`Remove ${title}`}
                    icon={<X size={14} strokeWidth={1.75} aria-hidden />}
                    onClick={() => remove(at)}
                  />
                </div>
              ),
            }))}
            onMove={move}
          />
        </div>
      )}
      <ProblemSearch
        chosen={chosen}
        onChoose={({ _id, title, status }) => append({ _id, title, isPublished: status === 'published' })}
      />
      {error && (
        <FieldNote
          id={`section-${place}-note`}
          error={error.root?.message ?? error.message ?? 'A problem of these is not there any more.'}
        />
      )}
    </div>
  )
}
