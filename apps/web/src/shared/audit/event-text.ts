import { type AuditAction, type AuditEvent, auditActions } from '@codedojo/contract'
import { type ActText, actText, erasedPersonText } from './act-text.ts'

interface EventWords {
  /** The actor. */
  readonly who: string
  /** "changed the role of" */
  readonly did: string
  /** The object; null when the sentence needs none. */
  readonly what: string | null
  /** The end of the sentence; empty where there is none. */
  readonly more: string
}

/** The sentence of an audit event, in parts. */
export function eventText(event: AuditEvent): EventWords {
  const { actor } = event
  const { did, more = '' } = wordsOfAct(event)
  return {
    who: actor === null ? unnamed(event) : actor.name || 'Somebody erased since',
    did,
    what: subjectWords(event),
    more,
  }
}

function unnamed({ action, after }: AuditEvent): string {
  const isClaimed = decidedByProviders.has(action) && isObject(after) && 'provider' in after
  if (isClaimed) return 'The sign-in provider'
  if (action === 'order.refunded') return 'The payment provider'
  return action === 'user.sign_in_failed' || action === 'user.passkey_refused' ? 'Somebody' : 'The operator'
}

/** What a sign-in provider may decide: who is an admin, who has left, and who has which course. */
const decidedByProviders: ReadonlySet<AuditAction> = new Set([
  'user.role_changed',
  'user.suspended',
  'user.unsuspended',
  'course.enrolled',
  'course.unenrolled',
])

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Verbs for actions on one's own account. */
const ownWords: Partial<Record<AuditAction, string>> = {
  'user.password_changed': 'changed their own password',
  'user.email_confirmed': 'confirmed their own email',
  'user.email_changed': 'changed their own email',
  'user.certificate_reissued': 'had a certificate of their own issued anew',
  'user.provider_connected': 'connected another way to sign in to their own account',
  'user.provider_disconnected': 'disconnected a way to sign in from their own account',
  'user.session_ended': 'ended sessions of their own',
  'user.passkey_added': 'added a passkey',
  'user.passkey_removed': 'removed a passkey of their own',
  'user.passkey_asked': 'made their sign-ins ask for a passkey',
  'user.second_factor_on': 'set up an authenticator app',
  'user.second_factor_off': 'removed their second factor',
  'user.recovery_codes_renewed': 'drew new recovery codes',
  'user.recovery_code_used': 'used a recovery code',
  'user.token_made': 'made an API token',
  'user.token_revoked': 'revoked an API token',
  'user.downloaded': 'downloaded what is kept about themselves',
  'user.role_changed': 'changed their own role',
  'user.signed_out': 'ended every session of their own',
  'user.deleted': 'deleted their own account',
  'room.silenced': 'changed how long they themselves may not write in rooms',
}

function wordsOfAct(event: AuditEvent): ActText {
  const { action } = event
  if (isOwn(event)) return { did: ownWords[action] ?? auditActions[action] }
  return actText(event) ?? { did: auditActions[action] }
}

function isOwn({ actor, subject }: AuditEvent): boolean {
  return subject.kind === 'user' && subject._id !== null && subject._id === actor?._id
}

function subjectWords(event: AuditEvent): string | null {
  const { kind, _id, name } = event.subject
  switch (kind) {
    case 'user':
      return _id === null || isOwn(event) ? null : name || erasedPersonText
    case 'problem':
    case 'submission':
    case 'product':
    case 'course':
    case 'plan':
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
