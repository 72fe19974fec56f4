import { languageNames } from '@codedojo/contract'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { submissionPath } from '../../../lib/paths.ts'
import { ModeChip } from '../../../shared/submissions/mode-chip.tsx'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { ContestChip, type HistoryRowsProps } from './history-table.tsx'

/** The table as cards, for narrow screens. */
export function HistoryCards({ entries }: HistoryRowsProps) {
  return (
    <ul aria-label="Your submissions" className="panel divide-y divide-line overflow-hidden">
      {entries.map(
        ({ _id, problemTitle, status, language, mode, runtime, createdAt, contest, score, maxScore }) => (
          <li key={_id}>
            <Link to={submissionPath(_id)} className="block px-4 py-3 active:bg-raised">
              <span className="flex items-center justify-between gap-3">
                <bdi className="min-w-0 truncate text-base">{problemTitle}</bdi>
                <VerdictPill status={status} points={{ score, maxScore }} />
              </span>
              <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ui text-muted">
                <time dateTime={createdAt}>{formatDateTime(new Date(createdAt))}</time>
                <span>{languageNames[language]}</span>
                <ModeChip mode={mode} />
                {runtime !== null && <span className="num">{Math.round(runtime)} ms</span>}
                {contest && <ContestChip name={contest.name} />}
              </span>
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}
