import type { RoomMessage, User } from '@codedojo/contract'
import type { Transaction } from '@codedojo/db'
import { lockPerson } from '../../accounts/index.ts'
import { recordEvent } from '../../audit/index.ts'
import { broadcastMessageChange } from '../broadcast-message.ts'
import { type StoredMessage, showMessage } from '../message-queries.ts'
import type { RoomParts } from '../room-parts.ts'
import type { RoomRow } from '../room-row.ts'
import { noSuchMessage, updateMessage } from './message-update.ts'

interface Removal {
  readonly room: RoomRow
  readonly messageId: string
  readonly user: Pick<User, '_id' | 'role'>
}

/** Removes an own message, for admins any. Removing it again changes nothing. Throws `message_not_found`. */
export async function removeMessage(parts: RoomParts, removal: Removal): Promise<RoomMessage> {
  const { context, realtime, inTurn } = parts
  const { room, user } = removal
  return inTurn(room.id, async () => {
    const { isChanged, ...row } = await context.database.queries.transaction(async (tx) => {
      await lockPerson(tx, user._id)
      return removeMessageWithin(tx, removal)
    })
    if (isChanged) broadcastMessageChange(realtime, { room, row })
    return showMessage(row, { isAuthor: row.author?._id === user._id, mayReadCode: true })
  })
}

/** Removes a message as `removeMessage` does, in a transaction of the caller, who broadcasts the change afterwards. */
export function removeMessageWithin(
  tx: Transaction,
  { room, messageId, user }: Removal,
): Promise<StoredMessage & { readonly isChanged: boolean }> {
  return updateMessage(tx, { roomId: room.id, messageId }, async (before) => {
    const isOwn = before.author?._id === user._id
    if (!isOwn && user.role !== 'admin') throw noSuchMessage()
    if (before.removedBy !== null) return null
    if (!isOwn) await recordRemoval(tx, { room, before, actorId: user._id })
    const removedBy = isOwn ? 'author' : 'admin'
    return { text: '', mentions: [], removedAt: new Date(), removedBy }
  })
}

/** The audit log does not contain the text; a report keeps its own copy. */
function recordRemoval(
  tx: Transaction,
  {
    room,
    before,
    actorId,
  }: { readonly room: RoomRow; readonly before: StoredMessage; readonly actorId: string },
): Promise<void> {
  return recordEvent(tx, {
    actorId,
    action: 'room.message_removed',
    subject: { kind: 'room', id: room.id, name: room.id },
    before: { message: before._id, author: before.author?._id ?? null },
  })
}
