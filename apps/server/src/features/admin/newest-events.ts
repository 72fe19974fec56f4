import { type AuditEvent, auditEventSchema } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const { auditEvent, user } = schema
const actor = alias(user, 'actor')
const person = alias(user, 'person')

/** The newest of the audit log with the names of today; somebody who was erased since has none. */
export async function newestEvents({ queries }: Database, most: number): Promise<AuditEvent[]> {
  const rows = await queries
    .select({ event: auditEvent, actorName: actor.name, actorImage: actor.image, personName: person.name })
    .from(auditEvent)
    .leftJoin(actor, eq(actor.id, auditEvent.actorId))
    .leftJoin(
      person,
      sql`${auditEvent.subjectKind} = 'user' and ${person.id}::text = ${auditEvent.subjectId}`,
    )
    .orderBy(desc(auditEvent.at), desc(auditEvent.id))
    .limit(most)
  return rows.map(({ event, actorName, actorImage, personName }) =>
    auditEventSchema.parse({
      _id: event.id,
      at: event.at.toISOString(),
      actor: event.actorId && { _id: event.actorId, name: actorName ?? '', avatarUrl: actorImage },
      action: event.action,
      subject: { kind: event.subjectKind, _id: event.subjectId, name: personName ?? event.subjectName },
      before: event.before,
      after: event.after,
    }),
  )
}
