import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterChips } from './filter-chips.tsx'
import { NoMatch } from './no-match.tsx'
import { ProblemCards } from './problem-cards.tsx'
import { ProblemListFoot } from './problem-list-foot.tsx'
import { ProblemListHead } from './problem-list-head.tsx'
import { ProblemListTools } from './problem-list-tools.tsx'
import { type ProblemRowsProps, ProblemTable } from './problem-table.tsx'
import { type ListSources, useProblemList } from './use-problem-list.ts'

export interface ProblemListProps extends ListSources, Pick<ProblemRowsProps, 'renderActions'> {
  /** Display switches: above the rows, on phones in the filter sheet. */
  tools?: ReactNode
  /** Indicators on phones that a switch is on. */
  marks?: ReactNode
}

/** The problem library, ten per page. All problems are in memory, so filtering needs no request. */
export function ProblemList({ renderActions, tools, marks, ...sources }: ProblemListProps) {
  const { problems, lists, hidden } = sources
  const isPhone = useIsPhone()
  const list = useProblemList(sources)
  const { library, tags, filter, order, matching, shown, pick } = list
  const { chooseFilter, chooseOrder, choosePage } = list.address
  const asTyped = { ...filter, title: list.typed }
  const ordering = { order, hidden, onOrder: chooseOrder }
  const Rows = isPhone ? ProblemCards : ProblemTable

  if (problems.length === 0) return <NoProblemsYet />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between what is interactive inside.
    <div ref={list.area} onKeyDown={list.onKeyDown} onBlur={list.sendNow}>
      <ProblemListHead
        filter={asTyped}
        order={order}
        choices={{ tags, lists, hidden }}
        onType={list.setTyped}
        onChange={chooseFilter}
        onOrder={chooseOrder}
        tools={tools}
        pick={pick}
      />
      <div className="mb-3 flex flex-wrap items-center gap-2 empty:hidden md:min-h-8">
        <FilterChips filter={asTyped} lists={lists} onChange={chooseFilter} />
        {isPhone ? marks : <ProblemListTools {...ordering} pick={pick} tools={tools} />}
      </div>
      {matching.length === 0 ? (
        <NoMatch library={library} filter={filter} onChange={chooseFilter} />
      ) : (
        <Rows problems={shown.items} {...ordering} renderActions={renderActions} />
      )}
      <ProblemListFoot shown={shown} onChoosePage={choosePage} />
    </div>
  )
}

function NoProblemsYet() {
  return (
    <div className="panel">
      <EmptyState
        icon={<BookOpen size={18} strokeWidth={1.75} aria-hidden />}
        title="There are no problems yet"
        detail="They appear here as soon as an administrator adds one."
      />
    </div>
  )
}
