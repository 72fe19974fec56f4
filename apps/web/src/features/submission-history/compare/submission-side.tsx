import { type DetailedSubmission, type HistoryEntry, languageNames } from '@codedojo/contract'
import { Link } from 'react-router'
import { formatDateTime, formatDayOrToday, formatTime } from '../../../lib/format/format-date.ts'
import { submissionPath } from '../../../lib/paths.ts'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'

interface SubmissionSideProps {
  /** "Before" or "After". */
  label: string
  /** Id of the chosen submission, which may still be loading. */
  chosen: string
  submission: DetailedSubmission
  /** The user's submissions to the problem, newest first; they are numbered from the oldest. */
  choices: readonly HistoryEntry[]
  onChoose: (id: string) => void
}

/** One of the two submissions: its verdict, and a menu to choose another one. */
export function SubmissionSide({ label, chosen, submission, choices, onChoose }: SubmissionSideProps) {
  const { _id, status, testCasesPassed, testCasesTotal, language } = submission
  const writtenAt = formatDateTime(new Date(submission.createdAt))
  const isListed = choices.some((choice) => choice._id === _id)
  const options = [
    ...(isListed ? [] : [{ value: _id, text: choiceText(submission) }]),
    ...choices.map((choice, at) => ({
      value: choice._id,
      text: `${choices.length - at}. ${choiceText(choice)}`,
    })),
  ]
  return (
    <section aria-label={label} className="min-w-0 flex-1 space-y-2 p-4">
      <Select label={label} options={options} value={chosen} onChoose={onChoose} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-muted">
        <VerdictPill status={status} />
        {testCasesTotal !== null && (
          <span className="num">
            {testCasesPassed ?? '—'} of {testCasesTotal} cases
          </span>
        )}
        <span>
          {languageNames[language]}, {writtenAt}
        </span>
        <Link to={submissionPath(_id)} className={textLinkClasses}>
          Open <span className="sr-only">the attempt of {writtenAt}</span>
        </Link>
      </div>
    </section>
  )
}

/** Short, for narrow phones: the time of today's submissions, the date of older ones. */
function choiceText({ status, createdAt }: Pick<HistoryEntry, 'status' | 'createdAt'>): string {
  const date = new Date(createdAt)
  const isToday = date.toDateString() === new Date().toDateString()
  return `${status}, ${isToday ? formatTime(date) : formatDayOrToday(date)}`
}
