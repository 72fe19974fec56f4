import type { ProblemList } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, List, Star } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { pluralize } from '../../lib/format/pluralize.ts'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { NewListForm } from './new-list-form.tsx'
import { listPath, listsQuery } from './queries.ts'

interface ListsOverviewProps {
  solved: ReadonlySet<string>
}

/** All lists of the user, and a form to create one. */
export function ListsOverview({ solved }: ListsOverviewProps) {
  const { data: lists, isPending, error, isFetching, refetch } = useQuery(listsQuery)
  const navigate = useNavigate()
  if (isPending) return <ListSkeleton />
  if (lists === undefined)
    return <ReadFailed title="Failed to load your lists." reading={{ error, isFetching, refetch }} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_320px]">
      <ul aria-label="Your lists" className="panel divide-y divide-line overflow-hidden">
        {lists.map((list) => (
          <li key={list._id}>
            <Row list={list} solved={solved} />
          </li>
        ))}
      </ul>
      <section aria-label="New list" className="panel p-4">
        <NewListForm onMade={(list) => void navigate(listPath(list))} />
        <p className="mt-3 text-ui text-muted">
          A list keeps problems in your own order. The star of a problem puts it into the favourites.
        </p>
      </section>
    </div>
  )
}

function Row({ list, solved }: { list: ProblemList; solved: ReadonlySet<string> }) {
  const Icon = list.isFavourites ? Star : List
  const count = list.problems.filter((id) => solved.has(id)).length
  return (
    <Link
      to={listPath(list)}
      className="flex min-h-14 items-center gap-3 px-4 py-2 outline-offset-[-2px] hover:bg-raised"
    >
      <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-left text-body">{list.name}</bdi>
        <span className="block text-ui text-muted">
          {list.problems.length === 0
            ? 'Empty'
            : `${pluralize(list.problems.length, 'problem')}, ${count} solved`}
        </span>
      </span>
      <ChevronRight size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
    </Link>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading your lists" className="grid gap-6 lg:grid-cols-[1fr_320px]">
      <div className="panel divide-y divide-line">
        {['w-24', 'w-40', 'w-32'].map((width) => (
          <div key={width} className="flex h-14 flex-col justify-center gap-2 px-4">
            <Bone className={width} />
            <Bone className="w-28" />
          </div>
        ))}
      </div>
      <div className="panel h-40 max-lg:hidden" />
    </Skeleton>
  )
}
