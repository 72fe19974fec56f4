import { type Database, schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { recordEvent } from '../../audit/index.ts'
import { findSilenceEnd } from '../require-can-post.ts'

const { roomSilence } = schema

interface Silence {
  readonly userId: string
  readonly actorId: string
  readonly minutes: number
  readonly reason: string
}

/** Silences a person in all rooms for so many minutes from now; 0 lifts it. Returns the end. */
export async function silencePerson(
  { queries }: Database,
  { userId, actorId, minutes, reason }: Silence,
): Promise<Date | null> {
  return queries.transaction(async (tx) => {
    const before = await findSilenceEnd(tx, userId)
    const until = sql`now() + make_interval(mins => ${minutes})`
    if (minutes === 0) await tx.delete(roomSilence).where(eq(roomSilence.userId, userId))
    else {
      await tx
        .insert(roomSilence)
        .values({ userId, until, reason })
        .onConflictDoUpdate({ target: roomSilence.userId, set: { until, reason } })
    }
    await recordEvent(tx, {
      actorId,
      action: 'room.silenced',
      subject: { kind: 'user', id: userId },
      before: before && { until: before.toISOString() },
      after: { minutes, reason },
    })
    return findSilenceEnd(tx, userId)
  })
}
