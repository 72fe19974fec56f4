import type { Evidence, TicketSubject } from '@codedojo/contract'
import {
  coursePath,
  helpPath,
  managedCoursePath,
  managedOrderPath,
  orderPath,
  premiumPath,
  problemPath,
} from '../../lib/paths.ts'

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
      return premiumPath
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
  switch (kind) {
    case 'order':
      return managedOrderPath(_id)
    case 'course':
      return managedCoursePath({ _id })
    case 'submission':
      return problemId === undefined ? null : problemPath({ _id: problemId })
  }
}

interface OwnThing {
  readonly kind: string
  readonly _id: string
}

function ownPath(thing: OwnThing): string {
  return thing.kind === 'order' ? orderPath(thing._id) : coursePath(thing)
}
