import { type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, ne } from 'drizzle-orm'
import { voidEmailChanges } from './email-change-link.ts'
import { announceAccess } from './user-access.ts'

const { apiToken, session } = schema

/**
 * Ends every session and open event stream of the user. Also revokes the API tokens and cancels a pending e-mail change: an
 * intruder may have made or requested them in one of the sessions.
 */
export async function endSessions(queries: Queries | Transaction, userId: string): Promise<void> {
  await queries.delete(session).where(eq(session.userId, userId))
  await endApiTokens(queries, userId)
  await voidEmailChanges(queries, userId)
  await announceAccess(queries, userId)
}

/** Revokes every API token of the user. */
export async function endApiTokens(queries: Queries | Transaction, userId: string): Promise<void> {
  await queries.delete(apiToken).where(eq(apiToken.userId, userId))
}

interface OneSession {
  readonly userId: string
  readonly sessionId: string
}

/**
 * Ends all sessions but one, with their event streams, and cancels a pending e-mail change; returns how many sessions
 * it ended.
 */
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

/** Ends one session, with its event streams; returns false if the user has no such session. */
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
