import type { User } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { requireProblem } from '../../problems/index.ts'
import { findRoom, noSuchRoom, type RoomRow } from '../room-row.ts'

const { roomMember } = schema

interface RoomRequest {
  readonly id: string
  readonly user: Pick<User, '_id' | 'role'> | null
}

/** Finds a room in the person's list. Throws `room_not_found`, also for a closed one. */
export async function requireOwnRoom({ database }: Context, { id, user }: RoomRequest): Promise<RoomRow> {
  const room = await findRoom(database.queries, id)
  if (!room || !user || room.closedAt !== null) throw noSuchRoom()
  const own = and(eq(roomMember.roomId, room.id), eq(roomMember.userId, user._id))
  if ((await database.queries.$count(roomMember, own)) === 0) throw noSuchRoom()
  return room
}

/**
 * Finds a room whose messages the person may read. Unlike in `requireOwnRoom`, admins may read all rooms, and the room of a
 * problem requires that the problem is visible.
 */
export async function requireReadableRoom(context: Context, asked: RoomRequest): Promise<RoomRow> {
  if (asked.user?.role === 'admin') {
    const room = await findRoom(context.database.queries, asked.id)
    if (!room) throw noSuchRoom()
    return room
  }
  const room = await requireOwnRoom(context, asked)
  if (room.problemId !== null) await requireProblem(context, room.problemId, asked.user)
  return room
}
