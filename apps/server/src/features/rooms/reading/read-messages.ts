import { type RoomMessage, roomLimits, type User } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { refuseInContest } from '../../problems/index.ts'
import { selectMessages, showMessage } from '../message-queries.ts'
import { mayReadCode } from '../require-usable.ts'
import type { RoomRow } from '../room-row.ts'

const { roomMessage: message } = schema

interface MessageQuery {
  /** The room, read before the messages: changes in between are sent again, but never lost. */
  readonly room: RoomRow
  readonly reader: User
  readonly before?: number | undefined
  readonly since?: number | undefined
}

/** A page of a room's messages, as this person may read them. Throws `in_contest`. */
export async function readMessages(context: Context, wanted: MessageQuery) {
  const { room, reader } = wanted
  if (room.problemId !== null) {
    await refuseInContest(context, { problemId: room.problemId, user: reader })
  }
  const rows = await rowsOf(context, wanted)
  const isOpen = await mayReadCode(context, { room, reader })
  const page = rows.slice(0, roomLimits.page)
  const shown = page.map(
    (row): RoomMessage => showMessage(row, { isAuthor: row.author?._id === reader._id, mayReadCode: isOpen }),
  )
  return {
    messages: wanted.since === undefined ? shown.reverse() : shown,
    revision: room.revision,
    hasMore: rows.length > page.length,
  }
}

/** Reads one more than a page, to know whether there are more. */
function rowsOf({ database: { queries } }: Context, { room, before, since }: MessageQuery) {
  const ofRoom = eq(message.roomId, room.id)
  if (since !== undefined) {
    return selectMessages(queries, and(ofRoom, gt(message.revision, since)))
      .orderBy(asc(message.revision))
      .limit(roomLimits.page + 1)
  }
  return selectMessages(queries, and(ofRoom, before === undefined ? undefined : lt(message.position, before)))
    .orderBy(desc(message.position))
    .limit(roomLimits.page + 1)
}
