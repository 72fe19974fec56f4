import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { parseOwnRoomGroup, type RealtimeSocket } from '../../../realtime/index.ts'
import { findUserById, wireUser } from '../../accounts/index.ts'
import { mayReadCode, requireUsable } from '../require-usable.ts'
import type { RoomParts } from '../room-parts.ts'
import { findRoom } from '../room-row.ts'
import { socketGroups } from './join-socket-groups.ts'

const { roomMember } = schema

/**
 * For a reconnecting socket: removes the rooms that its person may no longer be in, such as rooms closed or left
 * meanwhile.
 */
export async function pruneRooms(parts: RoomParts, socket: RealtimeSocket): Promise<void> {
  const { away, user } = socket.data
  if (!away) return
  const roomIds = away.rooms.flatMap((name) => parseOwnRoomGroup(name)?.roomId ?? [])
  const seats = await Promise.all(roomIds.map((id) => seatIn(parts, { id, userId: user._id })))
  const others = away.rooms.filter((name) => !name.startsWith('room:'))
  socket.data.away = { ...away, rooms: [...others, ...seats.flat()] }
}

/** The socket groups of this person in a room; none if they have no access any more. */
async function seatIn(
  { context }: RoomParts,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<string[]> {
  const { queries } = context.database
  const [room, row] = [await findRoom(queries, id), await findUserById(context.database, userId)]
  const own = and(eq(roomMember.roomId, id), eq(roomMember.userId, userId))
  if (!room || !row || (await queries.$count(roomMember, own)) === 0) return []
  try {
    await requireUsable(context, { room, user: row })
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
  const isOpen = await mayReadCode(context, { room, reader: wireUser(row) })
  const { own: ownName, joined } = socketGroups(userId, { room, mayReadCode: isOpen })
  return [ownName, joined]
}
