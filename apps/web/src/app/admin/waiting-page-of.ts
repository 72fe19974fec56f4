import type { Waiting } from '@codedojo/contract'

/** Where a thing that waits is dealt with: the page, narrowed to what waits. */
export function waitingPageOf({ kind, place }: Waiting): string {
  const pathIn = (pages: string) => (place === null ? pages : `${pages}/${place._id}`)
  switch (kind) {
    case 'room_reports':
      return '/admin/rooms'
    case 'tickets':
      return '/admin/tickets'
    case 'contest_questions':
      return `${pathIn('/admin/contests')}?view=questions`
    case 'lesson_questions':
      return `${pathIn('/admin/courses')}?view=questions`
    case 'hidden_boards':
      return `${pathIn('/admin/contests')}?view=scoreboard`
    case 'refunds_asked':
      return '/StoreManagment/orders?state=refund_asked'
    case 'refunds_failed':
      return '/StoreManagment/orders?state=refund_failed'
    case 'to_ship':
      return '/StoreManagment/orders?state=to_ship'
    case 'problem_reports':
      return '/admin/reports'
    case 'rejudges':
      return '/admin/rejudges'
  }
}
