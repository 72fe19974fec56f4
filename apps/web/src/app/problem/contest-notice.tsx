import type { Problem } from '@codedojo/contract'
import { Trophy } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTimeInSentence } from '../../lib/format/format-date.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { contestPath } from '../../lib/paths.ts'
import { textLinkClasses } from '../../ui/text-link.ts'

interface ContestNoticeProps extends Pick<Problem, 'contest'> {
  className?: string
}

/** Says that a running contest uses the problem, and what is closed until its end; nothing for other problems. */
export function ContestNotice({ contest, className }: ContestNoticeProps) {
  if (!contest) return null
  return (
    <p
      className={joinClasses(
        'flex items-start gap-3 rounded-lg bg-limit-soft px-3 py-2.5 text-ui text-ink',
        className,
      )}
    >
      <Trophy size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-limit" aria-hidden />
      <span>
        This problem is in the running contest{' '}
        <Link to={contestPath(contest)} className={textLinkClasses}>
          {contest.name}
        </Link>
        . Until {formatDateTimeInSentence(new Date(contest.endsAt))} it is solved there, and hints, solutions
        and assistants are closed.
      </span>
    </p>
  )
}
