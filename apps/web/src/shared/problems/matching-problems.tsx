import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

interface MatchingProblem {
  readonly _id: string
  readonly number: number
  readonly title: string
}

interface MatchingProblemsProps<Problem extends MatchingProblem> {
  problems: readonly Problem[]
  /** Shown when there is no match. */
  noneText: string
  /** A mark after the title. */
  renderMark?: (problem: Problem) => ReactNode
  onChoose: (problem: Problem) => void
}

/** The matches of a problem search; pressing one chooses it. */
export function MatchingProblems<Problem extends MatchingProblem>(props: MatchingProblemsProps<Problem>) {
  const { problems, noneText, renderMark, onChoose } = props
  return (
    <ul aria-label="Matching problems" className="mt-2 divide-y divide-line rounded-lg border border-line">
      {problems.map((problem) => (
        <li key={problem._id}>
          <button
            type="button"
            className="flex min-h-10 w-full items-center gap-3 px-3 text-left text-body hover:bg-raised max-md:min-h-11"
            onClick={() => onChoose(problem)}
          >
            <span className="num w-8 shrink-0 text-ui text-faint">{problem.number}</span>
            <bdi className="min-w-0 flex-1 truncate text-left">{problem.title}</bdi>
            {renderMark?.(problem)}
            <Plus size={14} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
          </button>
        </li>
      ))}
      {problems.length === 0 && <li className="px-3 py-3 text-ui text-muted">{noneText}</li>}
    </ul>
  )
}
