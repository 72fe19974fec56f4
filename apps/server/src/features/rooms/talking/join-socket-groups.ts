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

/** From now on this connection hears what is said in the room. Who is in it already gets the seat that is right by now. */
export function joinSocketGroups(socket: RealtimeSocket, { room, mayReadCode }: Seat): void {
  const groups = socketGroups(socket.data.user._id, { room, mayReadCode })
  if (!socket.rooms.has(groups.own)) requireFreeSeat(socket)
  // Both happen at once, whatever the adapter: it is this server's own connection.
  void socket.leave(groups.left)
  void socket.join([groups.joined, groups.own])
}

/** Which groups somebody is in who is in a room, and which one they may have been in before. */
export function socketGroups(userId: string, { room, mayReadCode }: Seat) {
  const isOpen = room.problemId !== null && mayReadCode
  return {
    own: ownRoomGroup(room.id, userId),
    joined: isOpen ? codeReaderGroup(room.id) : roomGroup(room.id),
    left: isOpen ? roomGroup(room.id) : codeReaderGroup(room.id),
  }
}

/** Throws `not_allowed` when the connection is in as many rooms as one may be. */
export function requireFreeSeat(socket: RealtimeSocket): void {
  const seats = [...socket.rooms].filter((name) => parseOwnRoomGroup(name) !== null)
  if (seats.length < roomLimits.roomsOfSocket) return
  throw new AppError('not_allowed', `You are in ${roomLimits.roomsOfSocket} rooms already. Leave one first.`)
}
