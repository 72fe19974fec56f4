import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchText } from '../../lib/address/use-search-text.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { Field } from '../../ui/form/field.tsx'
import { problemsNamedQuery } from './queries.ts'

interface ProblemPickerProps {
  onChoose: (problem: { id: string; title: string }) => void
}

/** Searches a problem by its title. */
export function ProblemPicker({ onChoose }: ProblemPickerProps) {
  const [q, setQ] = useState('')
  const { typed, setTyped } = useSearchText({ text: q, onPause: setQ })
  const { data, error, isPending } = useQuery(problemsNamedQuery(q))
  return (
    <div>
      <Field
        label="Problem"
        type="search"
        placeholder="Search by title"
        maxLength={200}
        value={typed}
        error={error && data === undefined ? messageOf(error) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul aria-label="Matching problems" className="mt-2 rounded-lg border border-line">
        {data?.items.map((problem) => (
          <li key={problem._id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              className="flex min-h-10 w-full items-center gap-3 px-3 text-left text-body hover:bg-raised max-md:min-h-11"
              onClick={() => onChoose({ id: problem._id, title: problem.title })}
            >
              <span className="num w-8 shrink-0 text-ui text-faint">{problem.number}</span>
              <bdi className="min-w-0 truncate">{problem.title}</bdi>
              <span className="num ml-auto shrink-0 text-ui text-muted">version {problem.version}</span>
            </button>
          </li>
        ))}
        {data?.items.length === 0 && (
          <li className="px-3 py-3 text-ui text-muted">No problem has this in its title.</li>
        )}
        {isPending && <li className="px-3 py-3 text-ui text-muted">Searching</li>}
      </ul>
    </div>
  )
}
