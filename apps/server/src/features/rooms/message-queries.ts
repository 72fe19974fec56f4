import type { RoomMessage } from '@codedojo/contract'
import { type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, type SQL } from 'drizzle-orm'
import { removeCode } from './remove-code.ts'

const { roomMessage: message, user } = schema

export const messageColumns = {
  _id: message.id,
  room: message.roomId,
  position: message.position,
  revision: message.revision,
  text: message.text,
  mentions: message.mentions,
  key: message.key,
  at: message.at,
  editedAt: message.editedAt,
  removedBy: message.removedBy,
  author: { _id: user.id, name: user.name, firstName: user.firstName, avatarUrl: user.image },
}

/** Messages with their authors; condition and order are the caller's. */
export function selectMessages(queries: Queries | Transaction, where: SQL | undefined) {
  return queries
    .select(messageColumns)
    .from(message)
    .leftJoin(user, eq(user.id, message.authorId))
    .where(where)
    .$dynamic()
}
export type StoredMessage = Awaited<ReturnType<typeof selectMessages>>[number]

/** The author's message with this client key; null if none. */
export async function findMessageByKey(
  tx: Transaction,
  { roomId, authorId, key }: { roomId: string; authorId: string; key: string | null },
): Promise<StoredMessage | null> {
  if (key === null) return null
  const [row] = await selectMessages(
    tx,
    and(eq(message.roomId, roomId), eq(message.authorId, authorId), eq(message.key, key)),
  )
  return row ?? null
}

export interface Reader {
  readonly isAuthor: boolean
  readonly mayReadCode: boolean
}

/** A message for a reader: the client key is visible to its author only, and code may be hidden. */
export function showMessage(row: StoredMessage, { isAuthor, mayReadCode }: Reader): RoomMessage {
  const { text, blocks } = isAuthor || mayReadCode ? { text: row.text, blocks: 0 } : removeCode(row.text)
  const { author } = row
  return {
    ...row,
    text,
    author: author && { _id: author._id, name: author.name, avatarUrl: author.avatarUrl },
    foldedBlocks: blocks,
    mentions: [...row.mentions],
    key: isAuthor ? row.key : null,
    at: row.at.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }
}
