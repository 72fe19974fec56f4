import type { WaitingWork } from '@codedojo/contract'
import {
  managedContestsPath,
  managedCoursesPath,
  managedOrdersPath,
  managedRoomsPath,
  rejudgesPath,
  reportsPath,
  ticketsPath,
} from '../../lib/paths.ts'

/** The address at which an admin handles an entry of the backlog, with a filter for such entries. */
export function adminBacklogPath({ kind, place }: WaitingWork): string {
  const pathIn = (pages: string) => (place === null ? pages : `${pages}/${place._id}`)
  switch (kind) {
    case 'room_reports':
      return managedRoomsPath
    case 'tickets':
      return ticketsPath
    case 'contest_questions':
      return `${pathIn(managedContestsPath)}?view=questions`
    case 'lesson_questions':
      return `${pathIn(managedCoursesPath)}?view=questions`
    case 'hidden_boards':
      return `${pathIn(managedContestsPath)}?view=scoreboard`
    case 'refunds_asked':
      return `${managedOrdersPath}?state=refund_asked`
    case 'refunds_failed':
      return `${managedOrdersPath}?state=refund_failed`
    case 'to_ship':
      return `${managedOrdersPath}?state=to_ship`
    case 'problem_reports':
      return reportsPath
    case 'rejudges':
      return rejudgesPath
  }
}
