import { languageNames, type Submission } from '@codedojo/contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId } from 'react'
import { formatDateTime, formatDateTimeInSentence } from '../../../lib/format/format-date.ts'
import { formatExactTime } from '../../../lib/format/format-full-date-time.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { ModeChip } from '../../../shared/submissions/mode-chip.tsx'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { megabytes } from '../result/result-text.ts'
import { RejudgedMark } from './rejudged-line.tsx'
import { SubmissionDetails } from './submission-details.tsx'

interface SubmissionRowProps {
  submission: Submission
  isOpen: boolean
  onToggle: () => void
  onOpenInEditor: (submission: Submission) => void
  /** Selected for comparison. */
  isTicked?: boolean
  /** Absent: there is no other submission to compare with. */
  onTick?: () => void
}

export function SubmissionRow({
  submission,
  isOpen,
  onToggle,
  onOpenInEditor,
  isTicked = false,
  onTick,
}: SubmissionRowProps) {
  const detailsId = useId()
  const Chevron = isOpen ? ChevronUp : ChevronDown
  const { runtime, memory } = submission
  return (
    <li
      className={joinClasses('border-b border-line', isOpen && 'shadow-[inset_2px_0_0_var(--color-primary)]')}
    >
      <div
        className={joinClasses(
          'flex items-center hover:bg-raised',
          isOpen && 'bg-raised shadow-[inset_2px_0_0_var(--color-primary)]',
        )}
      >
        {onTick && <Tick submission={submission} isTicked={isTicked} onTick={onTick} />}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          className={joinClasses(
            'flex min-h-11 min-w-0 flex-1 items-center gap-x-1.5 gap-y-1 py-1.5 pr-4 max-md:gap-x-2.5 text-left text-ui max-md:flex-wrap',
            onTick ? 'pl-2 max-md:pl-2.5' : 'pl-4',
          )}
          onClick={onToggle}
        >
          <span className="min-w-41 shrink-0 max-md:w-[calc(100%-32px)]">
            <VerdictPill status={submission.status} points={submission} />
            {submission.rejudged && <RejudgedMark rejudged={submission.rejudged} />}
          </span>
          <Chevron size={16} strokeWidth={1.75} className="text-muted md:hidden" aria-hidden />
          <span className="flex min-w-24 flex-1 items-center justify-between gap-1.5">
            <time
              dateTime={submission.createdAt}
              title={formatExactTime(submission.createdAt)}
              className="truncate text-muted"
            >
              {formatDateTime(new Date(submission.createdAt))}
            </time>
            <ModeChip mode={submission.mode} isNarrow />
          </span>
          <span className="w-16 shrink-0 text-muted max-md:w-auto">{languageNames[submission.language]}</span>
          <Measure
            value={runtime === null ? null : String(Math.round(runtime))}
            unit="ms"
            className="w-15 max-md:w-auto"
          />
          <Measure
            value={memory === null ? null : megabytes(memory)}
            unit="MB"
            className="w-16 max-md:w-auto"
          />
          <Chevron size={16} strokeWidth={1.75} className="shrink-0 text-muted max-md:hidden" aria-hidden />
        </button>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && (
          <SubmissionDetails submission={submission} onClose={onToggle} onOpenInEditor={onOpenInEditor} />
        )}
      </div>
    </li>
  )
}

function Tick({
  submission,
  isTicked,
  onTick,
}: Required<Pick<SubmissionRowProps, 'submission' | 'isTicked' | 'onTick'>>) {
  const { status, createdAt } = submission
  return (
    <label className="flex min-h-11 items-center pl-4 max-md:min-w-11 max-md:justify-center max-md:pl-2">
      <input
        type="checkbox"
        className="checkbox checkbox-primary size-5"
        aria-label={`Compare the attempt of ${formatDateTimeInSentence(new Date(createdAt))}, ${status}`}
        checked={isTicked}
        onChange={onTick}
      />
    </label>
  )
}

interface MeasureProps {
  value: string | null
  unit: string
  className: string
}

function Measure({ value, unit, className }: MeasureProps) {
  return (
    <span className={`num shrink-0 text-right whitespace-nowrap ${className}`}>
      {value === null ? (
        '—'
      ) : (
        <>
          {value} <span className="text-muted">{unit}</span>
        </>
      )}
    </span>
  )
}
