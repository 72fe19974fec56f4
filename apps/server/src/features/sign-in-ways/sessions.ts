import type { Session } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, gt } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import { endOneSession, endOtherSessions } from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'
import { describeDevice } from './describe-device.ts'

const { session } = schema

interface Own {
  readonly userId: string
  /** The session of the call. */
  readonly currentId: string
}

/** The current session first, then by last activity. */
export async function listOwnSessions({ queries }: Database, { userId, currentId }: Own): Promise<Session[]> {
  const rows = await queries
    .select({
      id: session.id,
      ipAddress: session.ipAddress,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.updatedAt), desc(session.id))
  return rows
    .map((row) => ({
      _id: row.id,
      isCurrent: row.id === currentId,
      device: describeDevice(row.userAgent),
      ipAddress: row.ipAddress === '' ? null : row.ipAddress,
      createdAt: row.createdAt.toISOString(),
      // The auth library renews a session at most once a day.
      lastSeenAt: row.updatedAt.toISOString(),
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** Throws `not_found`, also for somebody else's session. */
export async function endOwnSession({ queries }: Database, userId: string, id: string): Promise<void> {
  await queries.transaction(async (tx) => {
    if (!isUuid(id) || !(await endOneSession(tx, { userId, sessionId: id }))) {
      throw new AppError('not_found', 'There is no such session any more.')
    }
    await recordEnded(tx, userId, 1)
  })
}

export async function endOtherOwnSessions(
  { queries }: Database,
  { userId, currentId }: Own,
): Promise<number> {
  return queries.transaction(async (tx) => {
    const count = await endOtherSessions(tx, { userId, sessionId: currentId })
    if (count > 0) await recordEnded(tx, userId, count)
    return count
  })
}

function recordEnded(tx: Parameters<typeof recordEvent>[0], userId: string, sessions: number): Promise<void> {
  const subject = { kind: 'user', id: userId } as const
  return recordEvent(tx, { actorId: userId, action: 'user.session_ended', subject, after: { sessions } })
}
