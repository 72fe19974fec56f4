import type { ProblemList, ProblemSummary } from '@codedojo/contract'
import { X } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { problemPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import { useListMembership } from './use-list-membership.ts'
import { useListOrder } from './use-list-order.ts'

interface ListEntriesProps {
  list: ProblemList
  problems: readonly ProblemSummary[]
  renderFacts: (problem: ProblemSummary) => ReactNode
}

/** Number of rows rendered at a time: draggable rows are expensive. */
const shownAtOnce = 100

/** The problems of a list. They can be reordered, and removed with an undo. */
export function ListEntries({ list, problems, renderFacts }: ListEntriesProps) {
  const [shown, setShown] = useState(shownAtOnce)
  const known = useMemo(() => new Map(problems.map((problem) => [problem._id, problem])), [problems])
  const move = useListOrder(list)
  const change = useListMembership()
  const entries = list.problems.slice(0, shown).flatMap((id) => known.get(id) ?? [])
  const moveEntry = (from: number, to: number) => {
    const [moved, target] = [entries[from], entries[to]]
    if (moved && target) move(moved._id, target._id)
  }
  return (
    <div className="panel overflow-hidden">
      <SortableList
        label={`Problems of ${list.name}`}
        onMove={moveEntry}
        items={entries.map((problem) => ({
          id: problem._id,
          name: problem.title,
          content: (
            <Entry problem={problem} facts={renderFacts(problem)}>
              <IconButton
                label={`Remove ${problem.title}`}
                icon={<X size={14} strokeWidth={1.75} aria-hidden />}
                onClick={() => change({ id: list._id, problemId: problem._id, isIn: false })}
              />
            </Entry>
          ),
        }))}
      />
      {list.problems.length > shown && (
        <div className="flex justify-center border-t border-line p-3">
          <Button isSmall onClick={() => setShown(shown + shownAtOnce)}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

interface EntryProps {
  problem: ProblemSummary
  facts: ReactNode
  children: ReactNode
}

function Entry({ problem, facts, children }: EntryProps) {
  return (
    <span className="flex min-h-11 items-center gap-3">
      <span className="num w-8 shrink-0 text-right text-ui text-faint max-md:hidden">{problem.number}</span>
      <Link
        to={problemPath(problem)}
        className="min-w-0 flex-1 truncate py-2 text-body hover:underline"
        title={problem.title}
      >
        <bdi>{problem.title}</bdi>
      </Link>
      <span className="flex shrink-0 items-center gap-3 max-md:hidden">{facts}</span>
      {children}
    </span>
  )
}
