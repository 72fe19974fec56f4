import { courseLimits } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { messageOf } from '../../../lib/api-error.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { Field, FieldNote } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SortableList } from '../../../ui/sortable-list.tsx'
import { problemsToAskQuery } from '../queries.ts'
import { useLessonForm } from './use-lesson-form.ts'

interface AskedProblem {
  readonly _id: string
  readonly title: string
}

/** The problems that have to be solved for the lesson to be complete, in their order. */
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
                  <bdi className="min-w-0 flex-1 truncate">{title}</bdi>
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

interface ProblemSearchProps {
  chosen: readonly string[]
  onChoose: (problem: AskedProblem) => void
}

function ProblemSearch({ chosen, onChoose }: ProblemSearchProps) {
  const [q, setQ] = useState('')
  const { typed, setTyped } = useSearchText({ text: q, onPause: setQ })
  const { data, error } = useQuery({ ...problemsToAskQuery(q), enabled: q !== '' })
  const found = data?.filter(({ _id }) => !chosen.includes(_id))
  return (
    <>
      <Field
        label="Find a problem"
        type="search"
        placeholder="Search by title"
        maxLength={200}
        value={typed}
        error={error ? messageOf(error) : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter searches here; it does not save the lesson.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {q !== '' && found && (
        <ul
          aria-label="Matching problems"
          className="mt-2 divide-y divide-line rounded-lg border border-line"
        >
          {found.map((problem) => (
            <li key={problem._id}>
              <button
                type="button"
                className="flex min-h-10 w-full items-center gap-3 px-3 text-left text-body hover:bg-raised max-md:min-h-11"
                onClick={() => onChoose(problem)}
              >
                <span className="num w-8 shrink-0 text-ui text-faint">{problem.number}</span>
                <bdi className="min-w-0 flex-1 truncate">{problem.title}</bdi>
                {problem.status !== 'published' && <span className="chip">{problem.status}</span>}
                <Plus size={14} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li className="px-3 py-3 text-ui text-muted">No other problem has this in its title.</li>
          )}
        </ul>
      )}
    </>
  )
}
