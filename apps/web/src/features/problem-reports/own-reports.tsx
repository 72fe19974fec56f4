import type { OwnReport } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { ownReportsQuery } from './queries.ts'
import { ReportStatePill } from './report-state-pill.tsx'
import { subjectLooks } from './report-text.ts'

/** The user's reports on a problem, with their answers. Nothing when there are none or they fail to load. */
export function OwnReports({ problemId }: { problemId: string }) {
  const { data } = useQuery(ownReportsQuery(problemId))
  if (data === undefined || data.length === 0) return null
  return (
    <section aria-label="Your reports">
      <h2 className="mt-6 mb-2 text-body font-semibold">Your reports</h2>
      <ul className="rounded-lg border border-line">
        {data.map((report) => (
          <ReportItem key={report._id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function ReportItem({ report }: { report: OwnReport }) {
  const { about, state, text, answer, createdAt, version } = report
  return (
    <li className="border-b border-line p-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ReportStatePill state={state} />
        <span className="text-ui text-muted">
          {subjectLooks[about].word}, version {version}
        </span>
        <time dateTime={createdAt} className="ml-auto text-ui text-muted">
          {formatDateTime(new Date(createdAt))}
        </time>
      </div>
      <p className="mt-2 text-ui break-words whitespace-pre-wrap text-muted" dir="auto">
        {text}
      </p>
      {answer !== '' && (
        <p
          className="mt-2 border-l-2 border-line-strong pl-3 text-body break-words whitespace-pre-wrap"
          dir="auto"
        >
          {answer}
        </p>
      )}
    </li>
  )
}
