import type { Problem } from '@codedojo/contract'
import { formatDateTimeInSentence } from '../../lib/format/format-date.ts'

/**
 * Why a problem's ordinary page accepts no code: a running contest uses the problem (times in the reader's time zone). Returns
 * null if the page accepts code.
 */
export function contestClosedReason({ contest }: Pick<Problem, 'contest'>): string | null {
  if (!contest) return null
  const until = formatDateTimeInSentence(new Date(contest.endsAt))
  return `This problem is in the running contest "${contest.name}". Until ${until} it is solved there.`
}
