import { languageNames, type Submission } from '@codedojo/contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId } from 'react'
import { dateWords } from '../../lib/date-words.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { VerdictPill } from '../../ui/verdict-pill.tsx'
import { RejudgedMark } from './rejudged-line.tsx'
import { megabytes } from './result-words.ts'
import { SubmissionDetails } from './submission-details.tsx'

interface SubmissionRowProps {
  submission: Submission
  isOpen: boolean
  onToggle: () => void
  onOpenInEditor: (submission: Submission) => void
}

export function SubmissionRow({ submission, isOpen, onToggle, onOpenInEditor }: SubmissionRowProps) {
  const detailsId = useId()
  const Chevron = isOpen ? ChevronUp : ChevronDown
  const { runtime, memory } = submission
  return (
    <li
      className={joinClasses('border-b border-line', isOpen && 'shadow-[inset_2px_0_0_var(--color-primary)]')}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        className={joinClasses(
          'flex min-h-11 w-full items-center gap-x-2.5 gap-y-1 px-4 py-1.5 max-md:flex-wrap text-left text-ui hover:bg-raised',
          isOpen && 'bg-raised shadow-[inset_2px_0_0_var(--color-primary)]',
        )}
        onClick={onToggle}
      >
        <span className="w-42 max-md:w-[calc(100%-32px)]">
          <VerdictPill status={submission.status} />
          {submission.rejudged && <RejudgedMark rejudged={submission.rejudged} />}
        </span>
        <Chevron size={16} strokeWidth={1.75} className="text-muted md:hidden" aria-hidden />
        <time
          dateTime={submission.createdAt}
          title={new Date(submission.createdAt).toLocaleString()}
          className="min-w-24 flex-1 truncate text-muted "
        >
          {dateWords(new Date(submission.createdAt))}
        </time>
        <span className="w-[70px] text-muted max-md:w-auto">{languageNames[submission.language]}</span>
        <Measure
          value={runtime === null ? null : String(Math.round(runtime))}
          unit="ms"
          className="w-16 max-md:w-auto"
        />
        <Measure
          value={memory === null ? null : megabytes(memory)}
          unit="MB"
          className="w-18 max-md:w-auto"
        />
        <Chevron size={16} strokeWidth={1.75} className="shrink-0 text-muted max-md:hidden" aria-hidden />
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && (
          <SubmissionDetails submission={submission} onClose={onToggle} onOpenInEditor={onOpenInEditor} />
        )}
      </div>
    </li>
  )
}

interface MeasureProps {
  value: string | null
  unit: string
  className: string
}

function Measure({ value, unit, className }: MeasureProps) {
  return (
    <span className={`num text-right whitespace-nowrap ${className}`}>
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
