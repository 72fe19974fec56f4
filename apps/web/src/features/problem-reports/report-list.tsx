import type { Report } from '@codedojo/contract'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { ReportStatePill } from './report-state-pill.tsx'
import { subjectLooks } from './report-text.ts'

interface ReportListProps {
  reports: readonly Report[]
  /** Id of the selected report. */
  selected: string | null
  onSelect: (id: string) => void
}

/** Reports as two-line rows: problem and state, then subject. */
export function ReportList({ reports, selected, onSelect }: ReportListProps) {
  return (
    <ul aria-label="Reports" className="panel overflow-hidden">
      {reports.map((report) => (
        <li key={report._id} className="border-b border-line last:border-b-0">
          <ReportRow
            report={report}
            isSelected={report._id === selected}
            onSelect={() => onSelect(report._id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface ReportRowProps {
  report: Report
  isSelected: boolean
  onSelect: () => void
}

function ReportRow({ report, isSelected, onSelect }: ReportRowProps) {
  const { problem, about, text, reporter, state, createdAt, hasSubmission } = report
  const { word, Icon } = subjectLooks[about]
  return (
    <button
      type="button"
      aria-current={isSelected}
      className={joinClasses(
        'block w-full px-4 py-3 text-left hover:bg-raised',
        isSelected && 'bg-raised shadow-[inset_2px_0_0_var(--color-primary)]',
      )}
      onClick={onSelect}
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 truncate text-body">
          <bdi>{problem.title}</bdi>
        </span>
        <ReportStatePill state={state} />
      </span>
      <span className="mt-1 block truncate text-ui text-muted" dir="auto">
        {text}
      </span>
      <span className="mt-1 flex items-center gap-x-3 text-caption text-muted">
        <span className="inline-flex shrink-0 items-center gap-1.5">
          <Icon size={14} strokeWidth={1.75} aria-hidden /> {word}
        </span>
        <bdi className="min-w-0 truncate">{reporter?.name ?? 'Erased'}</bdi>
        {hasSubmission && <span className="shrink-0 max-md:hidden">with a submission</span>}
        <time dateTime={createdAt} className="ml-auto shrink-0">
          {formatDateTime(new Date(createdAt))}
        </time>
      </span>
    </button>
  )
}
