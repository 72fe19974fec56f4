import { type Queries, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { announceAccess } from './user-access.ts'

/** Ends every session of the user, open streams of events included. */
export async function endSessions(queries: Queries | Transaction, userId: string): Promise<void> {
  await queries.delete(schema.session).where(eq(schema.session.userId, userId))
  await announceAccess(queries, userId)
}
