import { pointsText, type Submission, type SubmissionStatus } from '@codedojo/contract'
import { tonePillClasses, toneTextClasses, verdictLooks } from './verdict-look.ts'

interface VerdictPillProps {
  status: SubmissionStatus
  /** Shown after a comma, for example the signal. */
  detail?: string
  /** The points of a submission, shown after the status; those of a pass-fail problem are null. */
  points?: Pick<Submission, 'score' | 'maxScore'>
}

/** Icon and status on the soft background of the verdict's colour. */
export function VerdictPill({ status, detail, points }: VerdictPillProps) {
  const { tone, Icon } = verdictLooks[status]
  return (
    <span className={`pill ${tonePillClasses[tone]}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {detail === undefined ? status : `${status}, ${detail}`}
      {points && <PillPoints {...points} />}
    </span>
  )
}

function PillPoints({ score, maxScore }: Pick<Submission, 'score' | 'maxScore'>) {
  if (score === null || maxScore === null) return null
  return (
    <span className="num">
      {pointsText(score)}/{pointsText(maxScore)}
      <span className="sr-only"> points</span>
    </span>
  )
}

interface VerdictIconProps {
  status: SubmissionStatus
  /** Pixels. */
  size?: number
}

/** The icon alone, with the status as its accessible name. For places where the status is written nearby. */
export function VerdictIcon({ status, size = 16 }: VerdictIconProps) {
  const { tone, Icon } = verdictLooks[status]
  return (
    <Icon size={size} strokeWidth={1.75} className={toneTextClasses[tone]} role="img" aria-label={status} />
  )
}
