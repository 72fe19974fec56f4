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

/** The page on which the user sees the source of an answer (order, course, submission, help page); null if none. */
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
    case 'smallest':
    case 'mistake':
    case 'compiler':
    case 'hint':
    case 'editorial':
      return null
  }
}

/** The page on which its author sees the subject of a ticket. */
export function ticketSubjectPath(about: TicketSubject): string {
  return about.kind === 'submission' ? problemPath({ _id: about.problemId ?? '' }) : ownPath(about)
}

/** The page on which an admin sees the subject of a ticket; for a submission, its problem; null if none. */
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
