import type { ReceivedMessage, RoomCount } from '@codedojo/contract'
import type { OwnRooms } from '../queries.ts'

/** Updates the own rooms after a new message: increments the unread count, unless the message is the user's own or muted. */
export function addReceivedMessage(own: OwnRooms, message: ReceivedMessage, readerId: string): OwnRooms {
  const isMuted = own.mutedPeople.some(({ _id }) => _id === message.author?._id)
  const rooms = own.rooms.map((room) => {
    if (room._id !== message.room || message.position <= room.lastPosition) return room
    const isOwn = message.author?._id === readerId
    const counts = !isOwn && !isMuted && !room.isMuted
    return {
      ...room,
      lastPosition: message.position,
      unread: room.unread + (counts ? 1 : 0),
      isMentioned: room.isMentioned || (counts && message.mentions.some(({ _id }) => _id === readerId)),
    }
  })
  return { ...own, rooms }
}

/** Updates the number of people in a room. */
export function updatePeopleCount(own: OwnRooms, { room: roomId, people }: RoomCount): OwnRooms {
  return {
    ...own,
    rooms: own.rooms.map((room) => (room._id === roomId ? { ...room, online: people } : room)),
  }
}

/** Marks a room as read up to a position; no later message is known to be unread. */
export function markRoomRead(own: OwnRooms, roomId: string, position: number): OwnRooms {
  const rooms = own.rooms.map((room) =>
    room._id === roomId && position >= room.lastPosition
      ? { ...room, readPosition: position, unread: 0, isMentioned: false }
      : room,
  )
  return { ...own, rooms }
}
