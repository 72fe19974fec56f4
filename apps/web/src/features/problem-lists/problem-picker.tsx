import type { ProblemList, ProblemSummary } from '@codedojo/contract'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { useMembership } from './use-membership.ts'

interface ProblemPickerProps {
  list: ProblemList
  problems: readonly ProblemSummary[]
}

const offered = 8

/** Finds problems of the library by title or number, and puts them into the list. */
export function ProblemPicker({ list, problems }: ProblemPickerProps) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim().toLowerCase())
  const found = useMemo(() => {
    const isIn = new Set(list.problems)
    return problems
      .filter(({ _id, title, number }) => !isIn.has(_id) && isFound({ title, number }, text))
      .slice(0, offered)
  }, [problems, list.problems, text])
  const change = useMembership()
  return (
    <>
      <Field
        label="Add a problem"
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
                onClick={() => change({ id: list._id, problemId: problem._id, isIn: true })}
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

function isFound({ title, number }: Pick<ProblemSummary, 'title' | 'number'>, text: string): boolean {
  return title.toLowerCase().includes(text) || String(number).startsWith(text)
}
