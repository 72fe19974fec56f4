import { schema, type Transaction } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { isId } from '../../problems/index.ts'
import { type StoredMessage, selectMessages } from '../message-queries.ts'
import { lockRoom } from '../room-row.ts'

const { room, roomMessage: message } = schema

interface MessageKey {
  readonly roomId: string
  readonly messageId: string
}

/** Throws `message_not_found`. */
export async function requireMessage(
  tx: Transaction,
  { roomId, messageId }: MessageKey,
): Promise<StoredMessage> {
  const [row] = isId(messageId)
    ? await selectMessages(tx, and(eq(message.id, messageId), eq(message.roomId, roomId)))
    : []
  if (!row) throw noSuchMessage()
  return row
}

export function noSuchMessage(): AppError {
  return new AppError('message_not_found', 'There is no such message.')
}

/**
 * Changes a message by the columns that `change` returns, with the next revision of its room; null if nothing changed. Locks
 * the room against other writers. Throws `room_not_found`, `message_not_found`, and what `change` throws.
 */
export async function updateMessage(
  tx: Transaction,
  named: MessageKey,
  change: (row: StoredMessage) => Promise<Partial<typeof message.$inferInsert> | null>,
): Promise<StoredMessage & { readonly isChanged: boolean }> {
  const place = await lockRoom(tx, named.roomId)
  const before = await requireMessage(tx, named)
  const changed = await change(before)
  if (!changed) return { ...before, isChanged: false }
  const revision = place.revision + 1
  await tx
    .update(message)
    .set({ ...changed, revision })
    .where(eq(message.id, before._id))
  await tx.update(room).set({ revision }).where(eq(room.id, named.roomId))
  return { ...(await requireMessage(tx, named)), isChanged: true }
}
