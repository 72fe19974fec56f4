import type { Rejudge } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { pluralize } from '../../lib/format/pluralize.ts'
import { rejudgePath } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { JudgedBar } from './judged-bar.tsx'
import { rejudgesPerPage, rejudgesQuery } from './queries.ts'
import { RejudgeStatePill } from './rejudge-state-pill.tsx'

/** All rejudges, newest first. */
export function RejudgeList() {
  const [page, setPage] = useState(1)
  const { data, error, isPending, isFetching, refetch } = useQuery(rejudgesQuery(page))
  if (isPending) return <RowSkeleton />
  if (data === undefined) {
    return <ReadFailed title="The rejudges could not be loaded." reading={{ error, isFetching, refetch }} />
  }
  if (data.total === 0) return <NoneYet />
  const lastPage = Math.max(1, Math.ceil(data.total / rejudgesPerPage))
  return (
    <>
      <RejudgeTable rows={data.items} />
      {lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination label="Pages of rejudges" page={page} lastPage={lastPage} onChoose={setPage} />
        </div>
      )}
    </>
  )
}

function RejudgeTable({ rows }: { rows: readonly Rejudge[] }) {
  return (
    <div className="panel overflow-hidden">
      <table className="table table-fixed max-md:block">
        <caption className="sr-only">Rejudges</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th>Problem</th>
            <th className="w-40">State</th>
            <th className="w-52">Outcome</th>
            <th className="w-40 max-xl:hidden">Begun by</th>
            <th className="w-36">Begun</th>
          </tr>
        </thead>
        <tbody className="max-md:block [&>tr:last-child>td]:border-b-0">
          {rows.map((row) => (
            <RejudgeRow key={row._id} row={row} path={rejudgePath(row._id)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = 'py-0 max-md:block max-md:border-0 max-md:p-0'

function RejudgeRow({ row, path }: { row: Rejudge; path: string }) {
  const navigate = useNavigate()
  return (
    // The link in the row serves keyboard and screen reader; the rest of the row is a larger target for the mouse.
    <tr
      className="h-11 cursor-pointer max-md:flex max-md:h-auto max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:border-b max-md:border-line max-md:p-4"
      onClick={() => void navigate(path)}
    >
      <td className={`${cell} max-md:w-full`}>
        <div className="flex items-baseline gap-2">
          <Link
            to={path}
            className="truncate hover:underline"
            title={row.problem.title}
            onClick={(event) => event.stopPropagation()}
          >
            <bdi>{row.problem.title}</bdi>
          </Link>
          <span className="num shrink-0 text-ui text-muted">version {row.version}</span>
        </div>
      </td>
      <td className={cell}>
        <RejudgeStatePill rejudge={row} />
      </td>
      <td className={`${cell} max-md:min-w-40 max-md:flex-1`}>
        <Outcome row={row} />
      </td>
      <td className="truncate py-0 text-ui text-muted max-xl:hidden">
        <bdi>{row.author?.name ?? 'Erased'}</bdi>
      </td>
      <td className={`${cell} text-ui text-muted`}>
        <time dateTime={row.createdAt}>{formatDateTime(new Date(row.createdAt))}</time>
      </td>
    </tr>
  )
}

function Outcome({ row }: { row: Rejudge }) {
  switch (row.state) {
    case 'judging':
    case 'applying':
      return <JudgedBar rejudge={row} />
    case 'ready':
      return (
        <span className="text-ui">
          {row.changed === 0
            ? 'No verdict would change'
            : `${pluralize(row.changed ?? 0, 'verdict')} would change`}
        </span>
      )
    case 'applied':
      return <span className="text-ui">{pluralize(row.changed ?? 0, 'verdict')} changed</span>
    case 'cancelled':
      return <span className="text-ui text-muted">Nothing changed</span>
  }
}

function NoneYet() {
  return (
    <div className="panel">
      <EmptyState
        icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />}
        title="No problem was judged again yet."
        detail="After a change of cases or limits, a dry rejudge shows which verdicts would change."
      />
    </div>
  )
}

function RowSkeleton() {
  return (
    <Skeleton label="Loading the rejudges" className="panel px-4">
      {['w-48', 'w-64', 'w-40'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-6 border-b border-line last:border-b-0">
          <Bone className={`h-3 ${width}`} />
          <Bone className="ml-auto h-5 w-24" />
          <Bone className="h-3 w-24" />
        </div>
      ))}
    </Skeleton>
  )
}
