import type { Problem } from '@codedojo/contract'
import { dateWordsWithin } from '../../lib/format/date-text.ts'

/** Why a problem's ordinary page takes no code: a running contest has it; the time is the reader's own. null: it takes some. */
export function contestReason({ contest }: Pick<Problem, 'contest'>): string | null {
  if (!contest) return null
  const until = dateWordsWithin(new Date(contest.endsAt))
  return `This problem is in the running contest "${contest.name}". Until ${until} it is solved there.`
}
