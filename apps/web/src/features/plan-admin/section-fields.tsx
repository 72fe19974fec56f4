import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { ProblemSearch } from '../../shared/problems/problem-search.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, FieldNote } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import { useFocusAfterMove } from '../../ui/sortable-list/use-focus-after-move.ts'
import { emptySection, type PlanForm, type PlanToSave } from './plan-form.ts'

const usePlanForm = () => useFormContext<PlanForm, unknown, PlanToSave>()

/** The sections of a plan in their order, each with its problems. Sections move by buttons, because lists in lists cannot be dragged well. */
export function SectionsField() {
  const { control, formState, watch } = usePlanForm()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sections', keyName: 'key' })
  const { list, keepFocus } = useFocusAfterMove(fields)
  const [said, say] = useState('')
  const titles = watch('sections').map(({ title }, place) => title || `Section ${place + 1}`)
  const step = (key: string, from: number, to: number) => {
    keepFocus(key, to < from ? 'up' : 'down')
    say(`${titles[from]} is now at place ${to + 1} of ${fields.length}.`)
    move(from, to)
  }
  const error = formState.errors.sections?.root?.message ?? formState.errors.sections?.message
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'sections-note' : undefined}>
      <legend className="mb-2 text-ui">Sections</legend>
      <ol ref={list} aria-label="Sections in their order" className="space-y-4">
        {fields.map(({ key }, place) => (
          <li key={key} className="min-w-0 space-y-3 rounded-lg border border-line p-4 max-md:p-3">
            <SectionHead
              id={key}
              place={place}
              count={fields.length}
              onRemove={() => remove(place)}
              onStep={(to) => step(key, place, to)}
            />
            <SectionProblems place={place} />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
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

interface SectionHeadProps {
  id: string
  place: number
  count: number
  onRemove: () => void
  onStep: (to: number) => void
}

/** The title of a section, with buttons to move and remove it; the only section has none. */
function SectionHead({ id, place, count, onRemove, onStep }: SectionHeadProps) {
  const { register, formState } = usePlanForm()
  return (
    <div data-sorted-id={id} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-56">
        <Field
          label={`Title of section ${place + 1}`}
          dir="auto"
          error={formState.errors.sections?.[place]?.title?.message}
          {...register(`sections.${place}.title`)}
        />
      </div>
      {count > 1 && (
        <span className="flex shrink-0">
          <IconButton
            label={`Move up section ${place + 1}`}
            data-step="up"
            disabled={place === 0}
            className="disabled:opacity-40"
            icon={<ArrowUp size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onStep(place - 1)}
          />
          <IconButton
            label={`Move down section ${place + 1}`}
            data-step="down"
            disabled={place === count - 1}
            className="disabled:opacity-40"
            icon={<ArrowDown size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onStep(place + 1)}
          />
          <IconButton
            label={`Remove section ${place + 1}`}
            icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
            onClick={onRemove}
          />
        </span>
      )}
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
