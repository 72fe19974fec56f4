import { type AuditAction, type AuditEvent, auditActions } from '@codedojo/contract'

interface EventWords {
  /** Who did it. */
  readonly who: string
  /** "changed the role of" */
  readonly did: string
  /** What it was done to; null when the sentence needs nothing more. */
  readonly what: string | null
}

const erased = 'somebody erased since'

/** An entry of the audit log as a sentence in three parts. */
export function eventWords(event: AuditEvent): EventWords {
  const { actor, action } = event
  return {
    who: actor === null ? unnamed(action) : actor.name || 'Somebody erased since',
    did: wordsOfAct(event),
    what: subjectWords(event),
  }
}

function unnamed(action: AuditAction): string {
  return action === 'user.sign_in_failed' ? 'Somebody' : 'The operator'
}

/** For those that people do with their own account. */
const ownWords: Partial<Record<AuditAction, string>> = {
  'user.password_changed': 'changed their own password',
  'user.email_confirmed': 'confirmed their own email',
  'user.email_changed': 'changed their own email',
  'user.certificate_reissued': 'had a certificate of their own issued anew',
  'user.provider_connected': 'connected another way to sign in to their own account',
  'user.provider_disconnected': 'disconnected a way to sign in from their own account',
  'user.session_ended': 'ended sessions of their own',
  'user.downloaded': 'downloaded what is kept about themselves',
  'user.role_changed': 'changed their own role',
  'user.signed_out': 'ended every session of their own',
  'user.deleted': 'deleted their own account',
  'room.silenced': 'changed how long they themselves may not write in rooms',
}

function wordsOfAct(event: AuditEvent): string {
  const { action } = event
  if (isOwn(event)) return ownWords[action] ?? auditActions[action]
  return moreWords[action]?.(event) ?? auditActions[action]
}

/** For those whose sentence tells more than the act; null: this time there is no more to tell. */
const moreWords: Partial<Record<AuditAction, (event: AuditEvent) => string | null>> = {
  'user.sign_in_failed': ({ subject }) => (subject.kind === 'user' ? 'gave a wrong password for' : null),
  'user.imported': ({ after }) => `imported ${counted(countIn(after, 'accounts'), 'account')}`,
  'user.exported': ({ action, after }) => `${auditActions[action]}${inBrackets(countIn(after, 'users'))}`,
  'order.exported': ({ action, after }) => `${auditActions[action]}${inBrackets(countIn(after, 'orders'))}`,
  'problem.exported': ({ subject, after }) =>
    subject.kind === 'installation' ? `exported ${counted(countIn(after, 'problems'), 'problem')}` : null,
  'assistant.switched': ({ after }) =>
    isOnIn(after) === null ? null : `switched ${isOnIn(after) ? 'on' : 'off'}`,
  'course.enrolled': (event) => `${actOnPerson(event)}:`,
  'course.unenrolled': (event) => `${actOnPerson(event)}:`,
  'contest.disqualified': (event) => `${actOnPerson(event)} in`,
  'contest.readmitted': (event) => `${actOnPerson(event)} in`,
}

function actOnPerson({ action, person }: AuditEvent): string {
  return `${auditActions[action]} ${person?.name || erased}`
}

function isOwn({ actor, subject }: AuditEvent): boolean {
  return subject.kind === 'user' && subject._id !== null && subject._id === actor?._id
}

function factsOf(after: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof after === 'object' && after !== null ? Object.entries(after) : [])
}

function countIn(after: unknown, name: string): number | null {
  const count = factsOf(after).get(name)
  return typeof count === 'number' ? count : null
}

function isOnIn(after: unknown): boolean | null {
  const isOn = factsOf(after).get('isOn')
  return typeof isOn === 'boolean' ? isOn : null
}

/** How many of the list there were. */
function inBrackets(count: number | null): string {
  return count === null ? '' : ` (${count.toLocaleString('en-US')})`
}

function counted(count: number | null, noun: string): string {
  if (count === null) return `${noun}s`
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`
}

function subjectWords(event: AuditEvent): string | null {
  const { kind, _id, name } = event.subject
  switch (kind) {
    case 'user':
      return _id === null || isOwn(event) ? null : name || erased
    case 'problem':
    case 'submission':
    case 'product':
    case 'course':
    case 'order':
    case 'assistant':
    case 'ticket':
    case 'room':
    case 'contest':
      return `“${name}”`
    case 'installation':
      return null
  }
}
