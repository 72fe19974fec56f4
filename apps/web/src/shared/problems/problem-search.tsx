import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchText } from '../../lib/address/use-search-text.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { Field } from '../../ui/form/field.tsx'
import { MatchingProblems } from './matching-problems.tsx'
import { problemPickerQuery } from './problem-picker-query.ts'

interface ChosenProblem {
  readonly _id: string
  readonly title: string
  readonly status: string
}

interface ProblemSearchProps {
  /** Ids of problems that are chosen already and not offered. */
  chosen: readonly string[]
  onChoose: (problem: ChosenProblem) => void
}

/** Finds problems by title, published ones and drafts, to add them to a list. */
export function ProblemSearch({ chosen, onChoose }: ProblemSearchProps) {
  const [q, setQ] = useState('')
  const { typed, setTyped } = useSearchText({ text: q, onPause: setQ })
  const { data, error } = useQuery({ ...problemPickerQuery(q), enabled: q !== '' })
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
          // Enter searches here and must not submit the form around it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {q !== '' && found && (
        <MatchingProblems
          problems={found}
          noneText="No other problem has this in its title."
          renderMark={({ status }) => status !== 'published' && <span className="chip">{status}</span>}
          onChoose={(problem) => {
            if (found.length === 1) setTyped('')
            onChoose(problem)
          }}
        />
      )}
    </>
  )
}
