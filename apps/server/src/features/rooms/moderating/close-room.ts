import type { ManagedRoom } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { codeReaderGroup, ownRoomGroup, roomGroup } from '../../../realtime/index.ts'
import { recordEvent } from '../../audit/index.ts'
import type { RoomParts } from '../room-parts.ts'
import { lockRoom, type RoomRow } from '../room-row.ts'
import { readManagedRoom } from './managed-rooms.ts'

const { room } = schema

interface RoomClosing {
  readonly room: RoomRow
  readonly actorId: string
  readonly isClosed: boolean
}

/** Closes a room and removes everybody from it, or reopens it. Throws `not_leavable` for the global room. */
export async function closeRoom(
  { context, realtime }: RoomParts,
  { room: { id, kind }, actorId, isClosed }: RoomClosing,
): Promise<ManagedRoom> {
  if (kind === 'global') throw new AppError('not_leavable', 'The global room stays open.')
  const closed = await context.database.queries.transaction(async (tx) => {
    const before = await lockRoom(tx, id)
    if ((before.closedAt !== null) !== isClosed) {
      await tx
        .update(room)
        .set({ closedAt: isClosed ? new Date() : null })
        .where(eq(room.id, id))
      const action = isClosed ? 'room.closed' : 'room.opened'
      const { name } = await readManagedRoom(tx, id)
      await recordEvent(tx, { actorId, action, subject: { kind: 'room', id, name } })
    }
    return readManagedRoom(tx, id)
  })
  if (isClosed) putOut(realtime, id)
  return closed
}

function putOut({ io, presence }: RoomParts['realtime'], id: string): void {
  const groups = [roomGroup(id), codeReaderGroup(id)]
  io.to(groups).emit('room-error', `The room "${id}" was closed.`)
  const own = [...presence.inRoom(id).keys()].map((userId) => ownRoomGroup(id, userId))
  io.in(groups).socketsLeave([...groups, ...own])
}
