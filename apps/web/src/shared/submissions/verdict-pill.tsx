import type { SubmissionStatus } from '@codedojo/contract'
import { tonePill, toneText, verdictLooks } from './verdict-look.ts'

interface VerdictPillProps {
  status: SubmissionStatus
  /** Added after a comma, for example the signal. */
  detail?: string
}

/** Icon and word in the verdict's hue on its soft tone. */
export function VerdictPill({ status, detail }: VerdictPillProps) {
  const { tone, Icon } = verdictLooks[status]
  return (
    <span className={`pill ${tonePill[tone]}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {detail === undefined ? status : `${status}, ${detail}`}
    </span>
  )
}

interface VerdictIconProps {
  status: SubmissionStatus
  /** Pixels. */
  size?: number
}

/** The icon alone, spoken as the status. Only for places where the word stands near. */
export function VerdictIcon({ status, size = 16 }: VerdictIconProps) {
  const { tone, Icon } = verdictLooks[status]
  return <Icon size={size} strokeWidth={1.75} className={toneText[tone]} role="img" aria-label={status} />
}
