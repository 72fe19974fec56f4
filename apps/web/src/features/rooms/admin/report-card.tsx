import type { RoomReport } from '@codedojo/contract'
import { Link } from 'react-router'
import { formatDateTime, formatDateTimeInSentence } from '../../../lib/format/format-date.ts'
import { usersNamedPath } from '../../../lib/paths.ts'
import { DescriptionItem, DescriptionList } from '../../../ui/description-list.tsx'
import { quietLinkClasses } from '../../../ui/text-link.ts'
import { ReportActions } from './report-actions.tsx'

interface ReportCardProps {
  report: RoomReport
}

/** A reported message, as reported and as it is now, with the admin's actions. */
export function ReportCard({ report }: ReportCardProps) {
  const { message, roomName, reporter, reports, reason, reportedText, createdAt, silencedUntil } = report
  const author = message.author?.name ?? 'Erased'
  return (
    <article aria-label={`Message of ${author}`} className="panel divide-y divide-line">
      <div className="p-4">
        <DescriptionList>
          <DescriptionItem name="Author">
            {message.author ? (
              <Link to={usersNamedPath(author)} className={quietLinkClasses}>
                <bdi>{author}</bdi>
              </Link>
            ) : (
              author
            )}
            {silencedUntil !== null && (
              <span className="text-muted">
                , may not write until {formatDateTimeInSentence(new Date(silencedUntil))}
              </span>
            )}
          </DescriptionItem>
          <DescriptionItem name="Room">
            <bdi>{roomName}</bdi>, {formatDateTime(new Date(message.at))}
          </DescriptionItem>
          <DescriptionItem name="Reported">
            {formatDateTime(new Date(createdAt))}, by <bdi>{reporter?.name ?? 'somebody erased since'}</bdi>
            {reports > 1 && ` and ${reports - 1} more`}
          </DescriptionItem>
          {reason !== '' && (
            <DescriptionItem name="Reason">
              <span className="break-words whitespace-pre-wrap" dir="auto">
                {reason}
              </span>
            </DescriptionItem>
          )}
        </DescriptionList>
      </div>
      <Said title="When it was reported" text={reportedText} />
      {message.removedBy !== null ? (
        <p className="px-4 py-3 text-ui text-muted">{removalWords(report)}</p>
      ) : (
        message.text !== reportedText && <Said title="Now" text={message.text} />
      )}
      {report.state === 'closed' && message.removedBy === null && (
        <p className="px-4 py-3 text-ui text-muted">
          Left as it is{byWords(report.closedBy)}
          {report.closedAt !== null && `, ${formatDateTimeInSentence(new Date(report.closedAt))}`}.
        </p>
      )}
      {(report.state === 'open' || message.author !== null) && <ReportActions report={report} />}
    </article>
  )
}

function removalWords({ message, removedAt, removedByAdmin }: RoomReport): string {
  const who =
    message.removedBy === 'admin'
      ? `Removed${byWords(removedByAdmin ?? 'an admin')}`
      : 'Removed by its author'
  return `${who}${removedAt === null ? '' : `, ${formatDateTimeInSentence(new Date(removedAt))}`}.`
}

function byWords(name: string | null): string {
  return name === null ? '' : ` by ${name}`
}

/** The raw Markdown text, so that rendering hides nothing. */
function Said({ title, text }: { title: string; text: string }) {
  return (
    <div className="px-4 py-3">
      <p className="text-caption text-muted">{title}</p>
      <p className="mt-1 max-h-60 overflow-y-auto text-body break-words whitespace-pre-wrap" dir="auto">
        {text}
      </p>
    </div>
  )
}
