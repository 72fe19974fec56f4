import { type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, ne } from 'drizzle-orm'
import { voidEmailChanges } from './email-change-link.ts'
import { announceAccess } from './user-access.ts'

const { session } = schema

/**
 * Ends every session of the user, open streams of events included. A change of the email that waits ends with them: it may have
 * been asked for in one of them by a stranger.
 */
export async function endSessions(queries: Queries | Transaction, userId: string): Promise<void> {
  await queries.delete(session).where(eq(session.userId, userId))
  await voidEmailChanges(queries, userId)
  await announceAccess(queries, userId)
}

interface OneSession {
  readonly userId: string
  readonly sessionId: string
}

/** The same for all but one of them; answers how many there were. */
export async function endOtherSessions(
  queries: Queries | Transaction,
  { userId, sessionId }: OneSession,
): Promise<number> {
  const ended = await queries
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, sessionId)))
    .returning({ id: session.id })
  await voidEmailChanges(queries, userId)
  await announceAccess(queries, userId)
  return ended.length
}

/** The same for one of them; false: the user has no such session. */
export async function endOneSession(
  queries: Queries | Transaction,
  { userId, sessionId }: OneSession,
): Promise<boolean> {
  const ended = await queries
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
    .returning({ id: session.id })
  await announceAccess(queries, userId)
  return ended.length > 0
}
