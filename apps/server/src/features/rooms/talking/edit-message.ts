import type { RoomMessage } from '@codedojo/contract'
import { lockPerson } from '../../accounts/index.ts'
import { broadcastMessageChange } from '../broadcast-message.ts'
import { showMessage } from '../message-queries.ts'
import { requireCanPost } from '../require-can-post.ts'
import { requireWritable } from '../require-usable.ts'
import type { RoomParts } from '../room-parts.ts'
import type { RoomRow } from '../room-row.ts'
import { noSuchMessage, updateMessage } from './message-update.ts'

interface Edit {
  readonly room: RoomRow
  readonly messageId: string
  readonly user: { readonly _id: string; readonly role: 'user' | 'admin' }
  readonly text: string
}

/**
 * Edits an own message; mentions stay if the name is still in the text. Throws `message_not_found` for somebody else's
 * or a removed message, and what `requireWritable` and `requireCanPost` throw: an edit counts as a message.
 */
export async function editMessage(
  { context, realtime, inTurn }: RoomParts,
  { room, messageId, user, text }: Edit,
): Promise<RoomMessage> {
  await requireWritable(context, { room, user })
  return inTurn(room.id, async () => {
    const { isChanged, ...row } = await context.database.queries.transaction(async (tx) => {
      await lockPerson(tx, user._id)
      await requireCanPost(tx, { userId: user._id, limits: context.config.limits })
      return updateMessage(tx, { roomId: room.id, messageId }, async (before) => {
        if (before.author?._id !== user._id || before.removedBy !== null) throw noSuchMessage()
        if (before.text === text) return null
        const mentions = before.mentions.filter(({ name }) => text.includes(`@${name}`))
        return { text, mentions, editedAt: new Date() }
      })
    })
    if (isChanged) broadcastMessageChange(realtime, { room, row })
    return showMessage(row, { isAuthor: true, mayReadCode: true })
  })
}
