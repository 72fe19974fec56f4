import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { AdminSkeleton } from './admin-skeleton.tsx'
import { type ReportFilter, roomReportsQuery, rowsPerPage } from './queries.ts'
import { ReportCard } from './report-card.tsx'

interface ReportListProps {
  filter: ReportFilter
  onPage: (page: number) => void
}

export function ReportList({ filter, onPage }: ReportListProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(roomReportsQuery(filter))
  if (isPending) return <AdminSkeleton label="Loading the reports" />
  if (data === undefined)
    return <ReadFailed title="Failed to load the reports." reading={{ error, isFetching, refetch }} />
  if (data.items.reports.length === 0)
    return (
      <div className="panel">
        <EmptyState
          icon={<Flag size={18} strokeWidth={1.75} aria-hidden />}
          title={filter.state === 'open' ? 'No message waits for you.' : 'No report is done yet.'}
          detail="People report messages from the rooms."
        />
      </div>
    )
  const lastPage = Math.max(1, Math.ceil(data.total / rowsPerPage))
  return (
    <>
      <ul aria-label="Reports" className="space-y-3">
        {data.items.reports.map((report) => (
          <li key={report._id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination label="Pages of reports" page={filter.page} lastPage={lastPage} onChoose={onPage} />
        </div>
      )}
    </>
  )
}
