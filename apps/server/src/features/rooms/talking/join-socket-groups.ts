import { roomLimits } from '@codedojo/contract'
import { AppError } from '../../../http/app-error.ts'
import {
  codeReaderGroup,
  ownRoomGroup,
  parseOwnRoomGroup,
  type RealtimeSocket,
  roomGroup,
} from '../../../realtime/index.ts'
import type { RoomRow } from '../room-row.ts'

interface Seat {
  readonly room: Pick<RoomRow, 'id' | 'problemId'>
  readonly mayReadCode: boolean
}

/** Subscribes a connection to a room. A connection that is already in it moves to the group for its current access. */
export function joinSocketGroups(socket: RealtimeSocket, { room, mayReadCode }: Seat): void {
  const groups = socketGroups(socket.data.user._id, { room, mayReadCode })
  if (!socket.rooms.has(groups.own)) requireFreeSeat(socket)
  // Both happen synchronously with any adapter, because the connection belongs to this server.
  void socket.leave(groups.left)
  void socket.join([groups.joined, groups.own])
}

/** The socket groups to join for a member of a room, and the one to leave. */
export function socketGroups(userId: string, { room, mayReadCode }: Seat) {
  const isOpen = room.problemId !== null && mayReadCode
  return {
    own: ownRoomGroup(room.id, userId),
    joined: isOpen ? codeReaderGroup(room.id) : roomGroup(room.id),
    left: isOpen ? roomGroup(room.id) : codeReaderGroup(room.id),
  }
}

/** Throws `not_allowed` when the connection has reached the maximum number of rooms. */
export function requireFreeSeat(socket: RealtimeSocket): void {
  const seats = [...socket.rooms].filter((name) => parseOwnRoomGroup(name) !== null)
  if (seats.length < roomLimits.roomsOfSocket) return
  throw new AppError('not_allowed', `You are in ${roomLimits.roomsOfSocket} rooms already. Leave one first.`)
}
