import type { ProblemSummary, Standing } from '@codedojo/contract'
import { BookOpen, Shuffle } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { useNavigate } from 'react-router'
import { problemPath } from '../../../lib/problem-path.ts'
import type { HiddenFacts } from '../../../lib/use-hidden-facts.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { pickOne } from '../pick-one.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { ListChoice } from './list-choice.ts'
import { NoMatch } from './no-match.tsx'
import { OrderSelect } from './order-select.tsx'
import { pageOf } from './page-of.ts'
import { ProblemCards } from './problem-cards.tsx'
import { type ProblemRowsProps, ProblemTable } from './problem-table.tsx'
import { useListAddress } from './use-list-address.ts'
import { useMatching } from './use-matching.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface ProblemListProps extends Pick<ProblemRowsProps, 'hidden' | 'renderActions'> {
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
  standings: readonly Standing[]
  lists: readonly ListChoice[]
  hidden: HiddenFacts
  /** Switches of the list: above the rows, on phones in the sheet of filters. */
  tools?: ReactNode
  /** What tells on phones that a switch is on. */
  marks?: ReactNode
}

/** The library, ten at a time. The whole list is in memory, so that filtering needs no call. */
export function ProblemList({ hidden, renderActions, tools, marks, ...sources }: ProblemListProps) {
  const { problems, solved, lists } = sources
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const address = useListAddress()
  const { typed, setTyped, sendNow } = useSearchText({
    text: address.filter.title,
    onPause: (title, options) => address.chooseFilter({ ...address.filter, title }, options),
  })
  const shownText = useDeferredValue(typed)
  const { library, tags, filter, order, matching } = useMatching({
    ...{ ...sources, hidden, text: shownText },
    ...{ filter: address.filter, order: address.order },
  })
  const shown = pageOf(matching, typed.trim() === address.filter.title ? address.page : 1)
  const open = (problem: { _id: string } | undefined) => problem && void navigate(problemPath(problem))
  const { area, onKeyDown } = useRowKeys({
    isSettled: shownText === typed,
    onOpenFirst: () => {
      sendNow()
      open(shown.items[0])
    },
  })
  const pick = { disabled: matching.length === 0, onClick: () => open(pickOne(matching, solved)) }
  const Rows = isPhone ? ProblemCards : ProblemTable

  if (problems.length === 0) return <NoProblemsYet />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between what is interactive inside.
    <div ref={area} onKeyDown={onKeyDown} onBlur={sendNow}>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 className="text-title max-md:sr-only">Problems</h2>
        <FilterBar
          filter={{ ...filter, title: typed }}
          order={order}
          choices={{ tags, lists, hidden }}
          onType={setTyped}
          onChange={address.chooseFilter}
          onOrder={address.chooseOrder}
          tools={tools}
          phoneActs={
            <IconButton
              label="Pick one"
              className="border-line-strong bg-raised"
              icon={<Shuffle size={16} strokeWidth={1.75} aria-hidden />}
              {...pick}
            />
          }
        />
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-2 empty:hidden md:min-h-8">
        <FilterChips filter={{ ...filter, title: typed }} lists={lists} onChange={address.chooseFilter} />
        {isPhone ? (
          marks
        ) : (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <OrderSelect order={order} hidden={hidden} onChoose={address.chooseOrder} />
            <Button isSmall icon={<Shuffle size={14} strokeWidth={1.75} aria-hidden />} {...pick}>
              Pick one
            </Button>
            {tools}
          </div>
        )}
      </div>
      {matching.length === 0 ? (
        <NoMatch library={library} filter={filter} onChange={address.chooseFilter} />
      ) : (
        <Rows
          problems={shown.items}
          hidden={hidden}
          order={order}
          onOrder={address.chooseOrder}
          renderActions={renderActions}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          Showing {shown.first} to {shown.last} of {shown.total} problems
        </p>
        {shown.lastPage > 1 && (
          <Pagination
            label="Pages of problems"
            page={shown.page}
            lastPage={shown.lastPage}
            onChoose={address.choosePage}
          />
        )}
      </div>
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
