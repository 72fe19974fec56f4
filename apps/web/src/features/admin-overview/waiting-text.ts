import type { WaitingWork } from '@codedojo/contract'
import { pluralize } from '../../lib/format/pluralize.ts'

/** "2 refunds asked for", "3 questions in Round 2". */
export function adminBacklogText({ kind, count, place }: WaitingWork): string {
  const inPlace = place === null ? '' : ` in ${place.name}`
  switch (kind) {
    case 'room_reports':
      return `${pluralize(count, 'reported message')} in rooms`
    case 'tickets':
      return `${pluralize(count, 'message')} to answer`
    case 'contest_questions':
    case 'lesson_questions':
      return `${pluralize(count, 'question')}${inPlace}`
    case 'hidden_boards':
      return `Final scoreboard${inPlace} not shown yet`
    case 'refunds_asked':
      return `${pluralize(count, 'refund')} asked for`
    case 'refunds_failed':
      return `${pluralize(count, 'refund')} failed`
    case 'to_ship':
      return `${pluralize(count, 'order')} to ship`
    case 'problem_reports':
      return pluralize(count, 'report of a problem', 'reports of problems')
    case 'rejudges':
      return `${pluralize(count, 'rejudge')} to apply or cancel`
  }
}

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]

/** How long something has waited: "just came", "waits 3 hours". */
export function waitingTimeText(since: Date, nowMs: number): string {
  const ms = nowMs - since.getTime()
  if (ms < minuteMs) return 'just came'
  if (ms < hourMs) return `waits ${pluralize(Math.floor(ms / minuteMs), 'minute')}`
  if (ms < dayMs) return `waits ${pluralize(Math.floor(ms / hourMs), 'hour')}`
  return `waits ${pluralize(Math.floor(ms / dayMs), 'day')}`
}
