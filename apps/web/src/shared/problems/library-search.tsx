import { type ProblemSummary, searchWords } from '@codedojo/contract'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { MatchingProblems } from './matching-problems.tsx'
import { isNearlyFound, isProblemFound } from './search-names.ts'
import { useHiddenFacts } from './use-hidden-facts.ts'

interface LibrarySearchProps {
  label: string
  /** The whole library, by number. */
  problems: readonly ProblemSummary[]
  /** Ids of problems that are chosen already and not offered. */
  chosen: readonly string[]
  onChoose: (problem: ProblemSummary) => void
}

const offered = 8

/** Finds a problem of the library by its names or number, to add it somewhere. */
export function LibrarySearch({ label, problems, chosen, onChoose }: LibrarySearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const hidden = useHiddenFacts()
  const found = useMemo(() => {
    const isChosen = new Set(chosen)
    const words = searchWords(text)
    const open = problems.filter(({ _id }) => !isChosen.has(_id))
    const exact = open.filter((problem) => isProblemFound(problem, words, hidden))
    const all = exact.length > 0 ? exact : open.filter((problem) => isNearlyFound(problem, words, hidden))
    return all.slice(0, offered)
  }, [problems, chosen, text, hidden])
  const choose = (problem: ProblemSummary) => {
    // The pressed row disappears.
    field.current?.focus()
    if (found.length === 1) setTyped('')
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
      {text.trim() !== '' && (
        <MatchingProblems problems={found} noneText="No other problem is called so." onChoose={choose} />
      )}
    </>
  )
}
