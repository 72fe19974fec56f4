import type { ProblemSummary } from '@codedojo/contract'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Field } from './field.tsx'

interface LibrarySearchProps {
  label: string
  /** The whole library, in the order of its numbers. */
  problems: readonly ProblemSummary[]
  /** Ids of those that are not offered. */
  chosen: readonly string[]
  onChoose: (problem: ProblemSummary) => void
}

const offered = 8

/** Finds problems of the library by title or number, to put them somewhere. */
export function LibrarySearch({ label, problems, chosen, onChoose }: LibrarySearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim().toLowerCase())
  const found = useMemo(() => {
    const isChosen = new Set(chosen)
    return problems
      .filter((problem) => !isChosen.has(problem._id) && isFound(problem, text))
      .slice(0, offered)
  }, [problems, chosen, text])
  const choose = (problem: ProblemSummary) => {
    // The row that was pressed goes.
    field.current?.focus()
    onChoose(problem)
  }
  return (
    <>
      <Field
        ref={field}
        label={label}
        type="search"
        placeholder="Title or number"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {text !== '' && (
        <ul
          aria-label="Matching problems"
          className="mt-2 divide-y divide-line rounded-lg border border-line"
        >
          {found.map((problem) => (
            <li key={problem._id}>
              <button
                type="button"
                className="flex min-h-10 w-full items-center gap-3 px-3 text-left text-body hover:bg-raised max-md:min-h-11"
                onClick={() => choose(problem)}
              >
                <span className="num w-8 shrink-0 text-ui text-faint">{problem.number}</span>
                <bdi className="min-w-0 flex-1 truncate">{problem.title}</bdi>
                <Plus size={14} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li className="px-3 py-3 text-ui text-muted">No other problem is called so.</li>
          )}
        </ul>
      )}
    </>
  )
}

function isFound({ title, number }: ProblemSummary, text: string): boolean {
  return title.toLowerCase().includes(text) || String(number).startsWith(text)
}
