import type { RoomMessage, SentMessage } from '@codedojo/contract'
import { AppError } from '../../../http/app-error.ts'
import { ownRoomGroup, type RealtimeSocket } from '../../../realtime/index.ts'
import { broadcastMessage } from '../broadcast-message.ts'
import { showMessage } from '../message-queries.ts'
import { requireWritable } from '../require-usable.ts'
import type { RoomParts } from '../room-parts.ts'
import { findRoom } from '../room-row.ts'
import { storeMessage } from './store-message.ts'

/**
 * Sends a message to a room that this connection is in; the author comes from the session. Returns the message as its
 * author reads it. Throws `not_allowed` for another room, and what `requireWritable` and `storeMessage` throw.
 */
export async function sendMessage(
  { context, realtime, inTurn }: RoomParts,
  { socket, sent }: { readonly socket: RealtimeSocket; readonly sent: SentMessage },
): Promise<RoomMessage> {
  const { user } = socket.data
  const room = await findRoom(context.database.queries, sent.room)
  if (!room || !socket.rooms.has(ownRoomGroup(room.id, user._id))) {
    throw new AppError('not_allowed', 'room: Join the room before you write in it.')
  }
  await requireWritable(context, { room, user })
  return inTurn(room.id, async () => {
    const { text, key = null, mentions: named = [] } = sent
    const { row, isNew } = await storeMessage(context, {
      ...{ roomId: room.id, authorId: user._id },
      ...{ text, key, named },
    })
    if (isNew) {
      const signed = { sender: socket.id, username: row.author?.firstName || 'Anonymous' }
      broadcastMessage(realtime, {
        ...{ room, row },
        tell: (line, message) => line.emit('message', { ...message, ...signed }),
      })
    }
    return showMessage(row, { isAuthor: true, mayReadCode: true })
  })
}
