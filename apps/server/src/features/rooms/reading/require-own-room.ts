import type { User } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { requireProblem } from '../../problems/index.ts'
import { findRoom, noSuchRoom, type RoomRow } from '../room-row.ts'

const { roomMember } = schema

interface Asked {
  readonly id: string
  readonly user: Pick<User, '_id' | 'role'> | null
}

/** The room of this id, if it is in the list of this person. Throws `room_not_found`, for a closed one too. */
export async function requireOwnRoom({ database }: Context, { id, user }: Asked): Promise<RoomRow> {
  const room = await findRoom(database.queries, id)
  if (!room || !user || room.closedAt !== null) throw noSuchRoom()
  const own = and(eq(roomMember.roomId, room.id), eq(roomMember.userId, user._id))
  if ((await database.queries.$count(roomMember, own)) === 0) throw noSuchRoom()
  return room
}

/**
 * The same for what is said there, which admins read everywhere, and of the room of a problem only those may who see the problem.
 */
export async function requireReadableRoom(context: Context, asked: Asked): Promise<RoomRow> {
  if (asked.user?.role === 'admin') {
    const room = await findRoom(context.database.queries, asked.id)
    if (!room) throw noSuchRoom()
    return room
  }
  const room = await requireOwnRoom(context, asked)
  if (room.problemId !== null) await requireProblem(context, room.problemId, asked.user)
  return room
}
