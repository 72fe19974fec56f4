import { type Database, schema } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { codeReaderGroup, ownRoomGroup, roomGroup } from '../../../realtime/index.ts'
import type { RoomParts } from '../room-parts.ts'
import type { RoomRow } from '../room-row.ts'

const { roomMember } = schema

interface Membership {
  readonly room: Pick<RoomRow, 'id' | 'kind' | 'lastPosition'>
  readonly userId: string
}

/** The read marker only moves forward. */
export async function markRead(
  { queries }: Database,
  { room, userId, position }: Membership & { readonly position: number },
): Promise<void> {
  const reached = Math.min(position, room.lastPosition)
  await queries
    .update(roomMember)
    .set({ readPosition: sql`greatest(${roomMember.readPosition}, ${reached})` })
    .where(and(eq(roomMember.roomId, room.id), eq(roomMember.userId, userId)))
}

export async function setMuted(
  { queries }: Database,
  { room, userId, isMuted }: Membership & { readonly isMuted: boolean },
): Promise<void> {
  await queries
    .update(roomMember)
    .set({ isMuted })
    .where(and(eq(roomMember.roomId, room.id), eq(roomMember.userId, userId)))
}

/** Removes a room from the person's list, and all their pages from the room. Throws `not_leavable`. */
export async function leaveRoom(
  { context, realtime }: RoomParts,
  { room, userId }: Membership,
): Promise<void> {
  if (room.kind === 'global') throw new AppError('not_leavable', 'Everybody is in the global room.')
  await context.database.queries
    .delete(roomMember)
    .where(and(eq(roomMember.roomId, room.id), eq(roomMember.userId, userId)))
  const own = ownRoomGroup(room.id, userId)
  realtime.io.in(own).socketsLeave([roomGroup(room.id), codeReaderGroup(room.id), own])
}
