import { globalRoom, problemRoomPrefix, type Room } from '@codedojo/contract'

interface NamedRoom {
  /** null if not one of the user's rooms. */
  readonly room: Room | null
  /** Title of the room's problem; null if not known. */
  readonly problemTitle: string | null
}

/** Name of a room without the #. */
export function nameOfRoom(roomId: string, { room, problemTitle }: NamedRoom): string {
  if (roomId === globalRoom) return globalRoom
  return room?.name ?? (roomId.startsWith(problemRoomPrefix) ? (problemTitle ?? 'problem') : roomId)
}
