import { globalRoom, problemRoomPrefix, type Room } from '@codedojo/contract'

interface Known {
  /** null: it is not among the own rooms. */
  readonly room: Room | null
  /** Of the room's problem; null: it is not known. */
  readonly problemTitle: string | null
}

/** What stands behind the # of a room. */
export function nameOfRoom(roomId: string, { room, problemTitle }: Known): string {
  if (roomId === globalRoom) return globalRoom
  return room?.name ?? (roomId.startsWith(problemRoomPrefix) ? (problemTitle ?? 'problem') : roomId)
}
