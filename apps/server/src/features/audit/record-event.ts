import type { AuditAction, AuditEvent } from '@codedojo/contract'
import { type Queries, schema, type Transaction } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'

export interface AuditEntry {
  /** null for the operator on the command line, or the installation itself. */
  readonly actorId: string | null
  readonly action: AuditAction
  readonly subject:
    | { readonly kind: 'user'; readonly id: string }
    | {
        readonly kind: Exclude<AuditEvent['subject']['kind'], 'user' | 'installation'>
        readonly id: string
        readonly name: string
      }
    | { readonly kind: 'installation' }
  /** The values before and after, as far as they may matter later; no passwords and no names of people. */
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * Writes an entry to the audit log. Call it in the transaction of the action, so that both are committed or neither.
 */
export async function recordEvent(queries: Queries | Transaction, entry: AuditEntry): Promise<void> {
  const { actorId, action, subject, before = null, after = null } = entry
  await queries.insert(schema.auditEvent).values({
    id: uuidv7(),
    actorId,
    action,
    subjectKind: subject.kind,
    subjectId: 'id' in subject ? subject.id : null,
    subjectName: 'name' in subject ? subject.name : '',
    before,
    after,
  })
}
