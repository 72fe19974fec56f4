import type { AuditEvent } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { messageOf } from '../../lib/api/api-error.ts'
import { shownRangeText } from '../../lib/format/pluralize.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NoMatch } from '../../ui/no-match.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { type AuditFilter, auditParts, withPart } from './audit-filter.ts'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { AuditRow } from './audit-row.tsx'
import { auditQuery, countEvents, eventsPerPage } from './queries.ts'
import { useAuditSearchParams } from './use-audit-search-params.ts'

/** The audit log, newest first; the server filters. */
export function AuditList() {
  const { filter, page, chooseFilter } = useAuditSearchParams()
  const { data } = useQuery(auditQuery(filter, page))
  return (
    <>
      <AuditFilterBar
        filter={filter}
        personName={personName(data?.items ?? [], filter.person)}
        onChange={chooseFilter}
      />
      <AuditPage />
    </>
  )
}

function AuditPage() {
  const { filter, page, chooseFilter, choosePage } = useAuditSearchParams()
  const { data, error, isFetching, refetch } = useQuery(auditQuery(filter, page))
  if (data === undefined && error !== null)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load the audit log."
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (data === undefined) return <AuditSkeleton />
  if (data.items.length === 0) return <NoEvents filter={filter} onChange={chooseFilter} />
  const lastPage = Math.max(1, Math.ceil(data.total / eventsPerPage))
  const first = (page - 1) * eventsPerPage + 1
  return (
    <>
      <ol className="panel" aria-label="Events">
        {data.items.map((event) => (
          <AuditRow
            key={event._id}
            event={event}
            onPerson={(id) => chooseFilter(withPart(filter, 'person', id))}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          {shownRangeText({ first, count: data.items.length, total: data.total }, 'event')}
        </p>
        {lastPage > 1 && (
          <Pagination label="Pages of events" page={page} lastPage={lastPage} onChoose={choosePage} />
        )}
      </div>
    </>
  )
}

/** The URL holds only a person's id; the name is taken from any shown event of that person. */
function personName(events: readonly AuditEvent[], id: string | undefined): string | null {
  for (const { actor, subject } of events) {
    if (actor?._id === id && actor?.name) return actor.name
    if (subject.kind === 'user' && subject._id === id && subject.name) return subject.name
  }
  return null
}

interface NoEventsProps {
  filter: AuditFilter
  onChange: (filter: AuditFilter) => void
}

function NoEvents({ filter, onChange }: NoEventsProps) {
  if (auditParts.every((part) => filter[part] === undefined))
    return (
      <div className="panel">
        <EmptyState
          title="Nothing was recorded yet"
          icon={<History size={18} strokeWidth={1.75} aria-hidden />}
        />
      </div>
    )
  return (
    <NoMatch
      thing="event"
      title="No event matches your filters"
      filter={filter}
      all={{}}
      names={{
        q: filter.q && `“${filter.q}”`,
        action: filter.action && 'the action',
        person: filter.person && 'the person',
        from: filter.from && 'the first day',
        to: filter.to && 'the last day',
      }}
      count={countEvents}
      onChange={onChange}
    />
  )
}

const rows = Array.from({ length: 10 }, (_, index) => index)

function AuditSkeleton() {
  return (
    <Skeleton label="Loading the audit log" className="panel divide-y divide-line">
      {rows.map((row) => (
        <div key={row} className="flex h-12 items-center gap-3 px-4">
          <Bone className="size-6 rounded-full" />
          <Bone className="w-1/2" />
          <Bone className="ml-auto w-24" />
        </div>
      ))}
    </Skeleton>
  )
}
