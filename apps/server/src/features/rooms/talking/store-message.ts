import { schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context.ts'
import { lockPerson } from '../../accounts/index.ts'
import { findMentions } from '../find-mentions.ts'
import { findMessageByKey, type StoredMessage, selectMessages } from '../message-queries.ts'
import { requireCanPost } from '../require-can-post.ts'
import { roomClosed } from '../require-usable.ts'
import { lockRoom } from '../room-row.ts'

const { room, roomMessage: message } = schema

export interface NewMessage {
  readonly roomId: string
  readonly authorId: string
  readonly text: string
  readonly key: string | null
  /** Ids of the people that the author mentions. */
  readonly named: readonly string[]
}

/**
 * Stores a message; a message with the same client key is returned unchanged. Throws `not_signed_in` for an erased
 * person, `not_allowed` in a closed room, and what `requireCanPost` throws.
 */
export async function storeMessage(
  { database, config }: Context,
  sent: NewMessage,
): Promise<{ readonly row: StoredMessage; readonly isNew: boolean }> {
  return database.queries.transaction(async (tx) => {
    await lockPerson(tx, sent.authorId)
    const before = await findMessageByKey(tx, sent)
    if (before) return { row: before, isNew: false }
    await requireCanPost(tx, { userId: sent.authorId, limits: config.limits })
    const id = uuidv7()
    await insertMessage(tx, { id, sent })
    const row = (await findMessageByKey(tx, sent)) ?? (await selectMessages(tx, eq(message.id, id)))[0]
    if (!row) throw new Error(`The message ${id} was stored and is not there.`)
    return { row, isNew: row._id === id }
  })
}

/** Inserts nothing when the same message was sent over two connections and the other insert was first. */
async function insertMessage(
  tx: Transaction,
  { id, sent }: { readonly id: string; readonly sent: NewMessage },
): Promise<void> {
  const { roomId, authorId, text, key } = sent
  const place = await lockRoom(tx, roomId)
  if (place.closedAt !== null) throw roomClosed(place)
  const mentions = await findMentions(tx, sent)
  const position = place.lastPosition + 1
  const revision = place.revision + 1
  // The statement's clock: the transaction's start may be before a message that it has waited for.
  const at = sql`clock_timestamp()`
  const stored = await tx
    .insert(message)
    .values({ id, roomId, authorId, text, key, position, revision, mentions, at })
    .onConflictDoNothing()
    .returning({ at: message.at })
  const [first] = stored
  if (!first) return
  const change = { lastPosition: position, revision, lastMessageAt: first.at }
  await tx.update(room).set(change).where(eq(room.id, roomId))
}
