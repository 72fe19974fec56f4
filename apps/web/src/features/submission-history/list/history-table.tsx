import { type HistoryEntry, languageNames } from '@codedojo/contract'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { formatExactTime } from '../../../lib/format/format-full-date-time.ts'
import { submissionPath } from '../../../lib/paths.ts'
import { ModeChip } from '../../../shared/submissions/mode-chip.tsx'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'

export interface HistoryRowsProps {
  entries: readonly HistoryEntry[]
}

/** Submissions as a table; the title and the whole row link to the submission. */
export function HistoryTable({ entries }: HistoryRowsProps) {
  return (
    <div className="panel overflow-hidden">
      <table className="table table-fixed">
        <caption className="sr-only">Your submissions</caption>
        <thead>
          <tr>
            <th scope="col" className="w-52">
              Verdict
            </th>
            <th scope="col">Problem</th>
            <th scope="col" className="w-28">
              Language
            </th>
            <th scope="col" className="w-24 text-right">
              Runtime
            </th>
            <th scope="col" className="w-24 text-right max-lg:hidden">
              Memory
            </th>
            <th scope="col" className="w-44 text-right">
              Date
            </th>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {entries.map((entry) => (
            <HistoryRow key={entry._id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { _id, status, problemTitle, language, mode, runtime, memory, createdAt, contest } = entry
  return (
    <tr className="relative h-11 hover:bg-raised has-[a:focus-visible]:bg-raised">
      <td className="py-0">
        <VerdictPill status={status} points={entry} />
      </td>
      <td className="py-0">
        <span className="flex min-w-0 items-center gap-2">
          <Link
            to={submissionPath(_id)}
            className="truncate after:absolute after:inset-0"
            title={problemTitle}
          >
            <bdi>{problemTitle}</bdi>
          </Link>
          <ModeChip mode={mode} />
          {contest && <ContestChip name={contest.name} />}
        </span>
      </td>
      <td className="py-0 text-muted">{languageNames[language]}</td>
      <Measure value={runtime === null ? null : String(Math.round(runtime))} unit="ms" />
      <Measure
        value={memory === null ? null : (memory / 1024).toFixed(1)}
        unit="MB"
        className="max-lg:hidden"
      />
      <td className="num py-0 text-right whitespace-nowrap text-muted">
        <time dateTime={createdAt} title={formatExactTime(createdAt)}>
          {formatDateTime(new Date(createdAt))}
        </time>
      </td>
    </tr>
  )
}

export function ContestChip({ name }: { name: string }) {
  return (
    <span className="chip min-w-0 shrink-0 max-w-40">
      <span className="sr-only">In the contest </span>
      <bdi className="truncate">{name}</bdi>
    </span>
  )
}

interface MeasureProps {
  value: string | null
  unit: string
  className?: string
}

function Measure({ value, unit, className = '' }: MeasureProps) {
  return (
    <td className={`num py-0 text-right whitespace-nowrap ${className}`}>
      {value ?? '—'} {value !== null && <span className="text-muted">{unit}</span>}
    </td>
  )
}
