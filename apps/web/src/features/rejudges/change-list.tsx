import { languageNames, type RejudgeChange, type RejudgeDetail } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { formatCount } from '../../lib/format/pluralize.ts'
import { VerdictPill } from '../../shared/submissions/verdict-pill.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { type ChangesPage, changesPerPage, changesQuery } from './queries.ts'

type Kind = ChangesPage['kind']

/** The submissions whose verdict, or only whose number of passed cases, would change or was changed. */
export function ChangeList({ rejudge }: { rejudge: RejudgeDetail }) {
  const [kind, setKind] = useState<Kind>('verdict')
  const verdicts = rejudge.counts
    .filter(({ before, after }) => before !== after && after !== 'Internal Error')
    .reduce((sum, { submissions }) => sum + submissions, 0)
  const counts = { verdict: verdicts, passed: rejudge.changedPassed } as const
  const words = { verdict: 'Other verdict', passed: 'Only cases passed' } as const
  const kinds = ['verdict', 'passed'] as const
  return (
    <section aria-label="Changes" className="panel overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2">
        <h2 className="text-body font-semibold">Changes</h2>
        <div className="seg max-md:w-full">
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === kind}
              className="max-md:h-auto! max-md:min-h-11 max-md:flex-1"
              onClick={() => setKind(each)}
            >
              {words[each]} <span className="num text-faint">{formatCount(counts[each])}</span>
            </button>
          ))}
        </div>
      </header>
      <ChangePages key={kind} id={rejudge._id} kind={kind} judged={rejudge.judged} />
    </section>
  )
}

interface ChangePagesProps {
  id: string
  kind: Kind
  judged: number
}

function ChangePages({ id, kind, judged }: ChangePagesProps) {
  const [page, setPage] = useState(1)
  const { data, error, isPending, isFetching, refetch } = useQuery(changesQuery(id, { kind, page }, judged))
  if (isPending) return <RowSkeleton />
  if (data === undefined) {
    return (
      <ErrorState
        title="The changes could not be loaded."
        detail={messageOf(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState
        title={kind === 'verdict' ? 'No verdict changes.' : 'Nothing changes in the cases passed alone.'}
      />
    )
  }
  const lastPage = Math.max(1, Math.ceil(data.total / changesPerPage))
  return (
    <>
      <ChangeTable changes={data.items} />
      {lastPage > 1 && (
        <div className="flex justify-end border-t border-line p-3">
          <Pagination label="Pages of changes" page={page} lastPage={lastPage} onChoose={setPage} />
        </div>
      )}
    </>
  )
}

function ChangeTable({ changes }: { changes: readonly RejudgeChange[] }) {
  return (
    <table className="table table-fixed max-md:block">
      <caption className="sr-only">Submissions that change</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th>Who and what</th>
          <th className="w-60">Before</th>
          <th className="w-60">After</th>
        </tr>
      </thead>
      <tbody className="max-md:block [&>tr:last-child>td]:border-b-0">
        {changes.map((change) => (
          <ChangeRow key={change.submissionId} change={change} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'py-2 max-md:block max-md:border-0 max-md:p-0'

function ChangeRow({ change }: { change: RejudgeChange }) {
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:border-b max-md:border-line max-md:p-4">
      <td className={`${cell} max-md:w-full`}>
        <p className="truncate">
          <bdi>{change.user?.name ?? 'Erased'}</bdi>
        </p>
        <p className="text-ui text-muted">
          {languageNames[change.language]},{' '}
          <time dateTime={change.createdAt}>{formatDateTime(new Date(change.createdAt))}</time>
        </p>
      </td>
      <td className={`${cell} max-md:w-full`}>
        <Judged {...change.before} />
      </td>
      <td className={`${cell} max-md:flex max-md:w-full max-md:items-center max-md:gap-2`}>
        <ArrowRight size={14} strokeWidth={1.75} className="text-muted md:hidden" aria-hidden />
        <Judged {...change.after} />
        {change.runs > 1 && <p className="text-ui text-muted">{change.runs} runs agree</p>}
      </td>
    </tr>
  )
}

function Judged({ status, passed, total }: RejudgeChange['before']) {
  return (
    <span className="inline-flex items-center gap-2">
      <VerdictPill status={status} />
      <span className="num text-ui text-muted">
        {passed ?? '—'}/{total ?? '—'}
      </span>
    </span>
  )
}

function RowSkeleton() {
  return (
    <Skeleton label="Loading the changes" className="px-4">
      {['w-40', 'w-56', 'w-32'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-6 border-b border-line last:border-b-0">
          <Bone className={`h-3 ${width}`} />
          <Bone className="ml-auto h-5 w-28" />
          <Bone className="h-5 w-28" />
        </div>
      ))}
    </Skeleton>
  )
}
