import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { problemsToChooseQuery } from '../lib/problems-to-choose-query.ts'
import { useSearchText } from '../lib/use-search-text.ts'
import { Field } from './field.tsx'

interface ChosenProblem {
  readonly _id: string
  readonly title: string
}

interface ProblemSearchProps {
  /** Ids of those that are in the list; they are not offered. */
  chosen: readonly string[]
  onChoose: (problem: ChosenProblem) => void
}

/** Finds problems by their titles, those that are no draft and those that are, to add them to a list. */
export function ProblemSearch({ chosen, onChoose }: ProblemSearchProps) {
  const [q, setQ] = useState('')
  const { typed, setTyped } = useSearchText({ text: q, onPause: setQ })
  const { data, error } = useQuery({ ...problemsToChooseQuery(q), enabled: q !== '' })
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
          // Enter searches here; it does not save the form around it.
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
