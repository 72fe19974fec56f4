import type { Evidence, TicketSubject } from '@codedojo/contract'
import { coursePath } from '../../features/courses/course-paths.ts'
import { helpPath } from '../../features/help/help-path.ts'
import { problemPath } from '../../shared/problems/problem-path.ts'

/** Where the user looks at an order, a course, a submission or a page of help that something is about; null: nowhere. */
export function evidencePath(used: Evidence): string | null {
  switch (used.kind) {
    case 'order':
    case 'course':
      return ownPath(used)
    case 'submission':
      return problemPath({ _id: used.problemId })
    case 'help':
      return helpPath(used)
    case 'premium':
      return '/premium'
    case 'statement':
    case 'code':
    case 'verdict':
    case 'case':
    case 'compiler':
    case 'hint':
    case 'editorial':
      return null
  }
}

/** Where its author looks at what a message is about. */
export function ticketSubjectPath(about: TicketSubject): string {
  return about.kind === 'submission' ? problemPath({ _id: about.problemId ?? '' }) : ownPath(about)
}

/** Where an admin does; of a submission, its problem. */
export function managedSubjectPath({ kind, _id, problemId }: TicketSubject): string | null {
  const id = encodeURIComponent(_id)
  switch (kind) {
    case 'order':
      return `/StoreManagment/orders?order=${id}`
    case 'course':
      return `/admin/courses/${id}`
    case 'submission':
      return problemId === undefined ? null : problemPath({ _id: problemId })
  }
}

interface OwnThing {
  readonly kind: string
  readonly _id: string
}

function ownPath(thing: OwnThing): string {
  return thing.kind === 'order' ? `/orders?order=${encodeURIComponent(thing._id)}` : coursePath(thing)
}
