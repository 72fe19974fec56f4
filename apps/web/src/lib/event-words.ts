import { type AuditEvent, auditActions } from '@codedojo/contract'

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
export function eventWords({ actor, action, subject }: AuditEvent): EventWords {
  return {
    who: actor === null ? unnamed(action) : actor.name || 'Somebody erased since',
    did:
      action === 'user.sign_in_failed' && subject.kind === 'user'
        ? 'gave a wrong password for'
        : auditActions[action],
    what: subjectWords(actor, subject),
  }
}

function unnamed(action: AuditEvent['action']): string {
  return action === 'user.sign_in_failed' ? 'Somebody' : 'The operator'
}

function subjectWords(actor: AuditEvent['actor'], { kind, _id, name }: AuditEvent['subject']): string | null {
  switch (kind) {
    case 'user':
      return _id === null || _id === actor?._id ? null : name || erased
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
