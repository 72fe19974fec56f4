import type { ProblemList, ProblemSummary } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listsPath } from '../../lib/paths.ts'
import { LibrarySearch } from '../../shared/problems/library-search.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import { ListEntries } from './list-entries.tsx'
import { ListHead } from './list-head.tsx'
import { listsQuery, urlIdOfList } from './queries.ts'
import { useListMembership } from './use-list-membership.ts'

export interface OwnListProps {
  /** List id as in the URL. */
  id: string
  /** undefined while the library is loading. */
  problems: readonly ProblemSummary[] | undefined
  /** Shown at the right of a problem, such as its difficulty. */
  renderFacts: (problem: ProblemSummary) => ReactNode
}

/** One list: its name, its problems in order, and a field to add more. */
export function OwnList({ id, problems, renderFacts }: OwnListProps) {
  const { data: lists, isPending, error, isFetching, refetch } = useQuery(listsQuery)
  const change = useListMembership()
  if (isPending || (lists && problems === undefined)) return <ListSkeleton />
  if (lists === undefined || problems === undefined)
    return <ReadFailed title="Failed to load the list." reading={{ error, isFetching, refetch }} />
  const list = lists.find((each) => urlIdOfList(each) === id || each._id === id)
  if (!list) return <NoSuchList />
  return (
    <>
      <ListHead list={list} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Entries key={list._id} list={list} problems={problems} renderFacts={renderFacts} />
        <section aria-label="Add problems" className="panel p-4 max-lg:order-first">
          <LibrarySearch
            key={list._id}
            label="Add a problem"
            problems={problems}
            chosen={list.problems}
            onChoose={({ _id }) => change({ id: list._id, problemId: _id, isIn: true })}
          />
        </section>
      </div>
    </>
  )
}

interface EntriesProps extends Pick<OwnListProps, 'renderFacts'> {
  list: ProblemList
  problems: readonly ProblemSummary[]
}

function Entries(props: EntriesProps) {
  const { area, ...watchFocus } = useRowFocus(props.list.problems)
  return (
    <div ref={area} {...watchFocus}>
      {props.list.problems.length === 0 ? <NothingIn list={props.list} /> : <ListEntries {...props} />}
    </div>
  )
}

function NothingIn({ list }: { list: ProblemList }) {
  return (
    <div className="panel">
      <EmptyState
        title={list.isFavourites ? 'No problem has your star yet.' : 'Nothing is in this list yet.'}
        detail="Find a problem by its title here, or star it in the problem list."
      >
        <Link to="/#problems" className="btn btn-sm">
          Go to the problems
        </Link>
      </EmptyState>
    </div>
  )
}

function NoSuchList() {
  return (
    <div className="panel">
      <EmptyState title="There is no such list." detail="It may have been deleted.">
        <Link to={listsPath} className="btn btn-sm">
          All lists
        </Link>
      </EmptyState>
    </div>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading the list">
      <Bone className="mb-8 h-7 w-48" />
      <div className="panel divide-y divide-line lg:mr-[344px]">
        {['w-1/3', 'w-1/2', 'w-2/5', 'w-1/4'].map((width) => (
          <div key={width} className="flex h-11 items-center px-4">
            <Bone className={width} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
