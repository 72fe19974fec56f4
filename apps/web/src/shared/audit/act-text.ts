import { type AuditAction, type AuditEvent, auditActions } from '@codedojo/contract'
import { formatRupees } from '../../lib/format/format-rupees.ts'
import { formatCount, pluralize } from '../../lib/format/pluralize.ts'

export interface ActText {
  /** "changed the role of" */
  readonly did: string
  /** The end of the sentence, after its object. */
  readonly more?: string
}

export const erasedPersonText = 'somebody erased since'

/** The sentence parts of an event whose details matter; null if the general sentence of the action suffices. */
export function actText(event: AuditEvent): ActText | null {
  const words = moreWords[event.action]?.(event, {
    before: factsOf(event.before),
    after: factsOf(event.after),
  })
  return typeof words === 'string' ? { did: words } : (words ?? null)
}

type Facts = ReadonlyMap<string, unknown>

interface Change {
  readonly before: Facts
  readonly after: Facts
}

function factsOf(facts: unknown): Facts {
  return new Map(typeof facts === 'object' && facts !== null ? Object.entries(facts) : [])
}

const moreWords: Partial<
  Record<AuditAction, (event: AuditEvent, change: Change) => ActText | string | null>
> = {
  'user.sign_in_failed': ({ subject }) => (subject.kind === 'user' ? 'gave a wrong password for' : null),
  'user.role_changed': (_, { after }) => {
    if (typeof after.get('role') !== 'string') return null
    return after.get('role') === 'admin' ? 'made an admin of' : 'took the rights of an admin from'
  },
  'user.corrected': (_, { after }) => {
    const corrected = wordsIn(after.get('corrected'))
    return corrected.length === 0 ? null : `corrected the ${corrected.join(' and the ')} of`
  },
  'user.registered': (_, { after }) =>
    after.get('role') === 'admin' ? 'registered an account of an admin for' : null,
  'user.imported': (_, { after }) => `imported ${many(after.get('accounts'), 'account')}`,
  'user.exported': withCount('users'),
  'order.exported': withCount('orders'),
  'problem.exported': ({ subject }, { after }) =>
    subject.kind === 'installation' ? `exported ${many(after.get('problems'), 'problem')}` : null,
  'problem.updated': (_, { before, after }) =>
    publicationWords({ thing: 'problem', was: before.get('status'), is: after.get('status') }),
  'problem.imported': (_, { before, after }) =>
    before.size === 0
      ? null
      : { did: 'replaced the problem', more: `by version ${after.get('version')} from a package` },
  'problem.rejudge_applied': (_, { after }) => changedVerdicts(after.get('changedVerdicts')),
  'problem.report_closed': ({ action }, { after }) => ({
    did: auditActions[action],
    more: typeof after.get('state') === 'string' ? `(${after.get('state')})` : '',
  }),
  'course.updated': (_, { before, after }) => {
    if (before.get('isDraft') === true && after.get('isDraft') === false) return 'published the course'
    return before.get('isDraft') === false && after.get('isDraft') === true ? 'withdrew the course' : null
  },
  'course.lesson_saved': (_, { before, after }) =>
    before.size === 0 ? `added ${lessonNamed(after)} to` : `changed ${lessonNamed(after)} of`,
  'course.lesson_deleted': (_, { before }) => `deleted ${lessonNamed(before)} of`,
  'course.file_added': (_, { after }) => `added the file “${after.get('name')}” to`,
  'course.file_deleted': (_, { before }) => `deleted the file “${before.get('name')}” of`,
  'course.review_deleted': (_, { before }) => `removed a review of ${many(before.get('stars'), 'star')} from`,
  'course.question_answered': questionWords,
  'course.question_deleted': (event) => `deleted a question${ofPerson(event)} at`,
  'course.enrolled': (event) => `${actOnPerson(event)}:`,
  'course.unenrolled': (event) => `${actOnPerson(event)}:`,
  'order.fulfilled': ({ action }, { after }) => ({ did: auditActions[action], more: orderInBrackets(after) }),
  'order.shipped': (event, change) => `shipped ${orderWords(event, change)}`,
  'order.refund_asked': (_, { after }) =>
    typeof after.get('number') === 'number'
      ? `asked for the money back of order ${after.get('number')}:`
      : null,
  'order.refund_approved': (event, change) => `approved the refund of ${orderWords(event, change)}`,
  'order.refund_declined': (event, change) => `declined the refund of ${orderWords(event, change)}`,
  'order.refunded': (event, change) => {
    const paise = change.after.get('amountPaise')
    const amount = typeof paise === 'number' ? formatRupees(paise) : 'the money'
    return `paid back ${amount} of ${orderWords(event, change)}`
  },
  'assistant.switched': (_, { after }) =>
    typeof after.get('isOn') === 'boolean' ? `switched ${after.get('isOn') ? 'on' : 'off'}` : null,
  'ticket.answered': (_, { after }) =>
    after.get('state') === 'closed' ? 'answered and closed the message' : null,
  'ticket.state_changed': (_, { after }) => {
    if (typeof after.get('state') !== 'string') return null
    return after.get('state') === 'closed' ? 'closed the message' : 'reopened the message'
  },
  'room.message_removed': (event) => `removed a message${ofPerson(event)} in the room`,
  'room.report_closed': (_, { after }) => {
    if (typeof after.get('removesMessage') !== 'boolean') return null
    return after.get('removesMessage')
      ? 'removed a reported message in the room'
      : 'left a reported message as it is in the room'
  },
  'room.silenced': (_, { after }) => {
    const minutes = after.get('minutes')
    if (typeof minutes !== 'number') return null
    return minutes === 0
      ? { did: 'let', more: 'write in rooms again' }
      : { did: 'kept', more: `from writing in rooms for ${spanOf(minutes)}` }
  },
  'contest.updated': (_, { before, after }) =>
    publicationWords({ thing: 'contest', was: before.get('visibility'), is: after.get('visibility') }),
  'contest.announced': (_, { before, after }) => {
    if (before.size === 0) return null
    return after.size === 0 ? 'took back an announcement in' : 'corrected an announcement in'
  },
  'contest.answered': (event, { after }) =>
    `answered a question${ofPerson(event)}${after.get('isPublic') === true ? ' to everybody' : ''} in`,
  'contest.disqualified': (event) => `${actOnPerson(event)} in`,
  'contest.readmitted': (event) => `${actOnPerson(event)} in`,
}

function publicationWords({ thing, was, is }: { thing: string; was: unknown; is: unknown }): string | null {
  if (was === 'draft' && is === 'scheduled') return `scheduled the ${thing}`
  if (was === 'draft' && typeof is === 'string' && is !== 'draft') return `published the ${thing}`
  return typeof was === 'string' && was !== 'draft' && is === 'draft' ? `withdrew the ${thing}` : null
}

function questionWords(event: AuditEvent, { before, after }: Change): string | null {
  if (before.size === 0) return null
  const question = `a question${ofPerson(event)} at`
  if (before.get('isHidden') !== after.get('isHidden'))
    return after.get('isHidden') === true ? `hid ${question}` : `let everybody see ${question}`
  if (after.get('isAnswered') === false) return `took back the answer to ${question}`
  return before.get('isAnswered') === true ? `changed the answer to ${question}` : `answered ${question}`
}

function changedVerdicts(count: unknown): ActText | null {
  if (typeof count !== 'number') return null
  return { did: auditActions['problem.rejudge_applied'], more: `(${pluralize(count, 'verdict')} changed)` }
}

function actOnPerson({ action, person }: AuditEvent): string {
  return `${auditActions[action]} ${person?.name || erasedPersonText}`
}

/** " of Asha"; empty where the event names no person. */
function ofPerson({ person }: AuditEvent): string {
  return person === undefined ? '' : ` of ${person.name || erasedPersonText}`
}

/** "order 12 of Asha:" */
function orderWords(event: AuditEvent, { after }: Change): string {
  const number = after.get('number')
  return `${typeof number === 'number' ? `order ${number}` : 'the order'}${ofPerson(event)}:`
}

function orderInBrackets(after: Facts): string {
  const number = after.get('number')
  return typeof number === 'number' ? `(order ${number})` : ''
}

function lessonNamed(facts: Facts): string {
  const title = facts.get('title')
  return typeof title === 'string' ? `the lesson “${title}”` : 'a lesson'
}

function withCount(name: string) {
  return ({ action }: AuditEvent, { after }: Change): string => {
    const count = after.get(name)
    return auditActions[action] + (typeof count === 'number' ? ` (${formatCount(count)})` : '')
  }
}

function many(count: unknown, noun: string): string {
  return typeof count === 'number' ? pluralize(count, noun) : `${noun}s`
}

function wordsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

const minutesOfHour = 60
const minutesOfDay = 24 * minutesOfHour

/** "1 hour", "7 days". */
function spanOf(minutes: number): string {
  if (minutes % minutesOfDay === 0) return pluralize(minutes / minutesOfDay, 'day')
  return minutes % minutesOfHour === 0
    ? pluralize(minutes / minutesOfHour, 'hour')
    : pluralize(minutes, 'minute')
}
