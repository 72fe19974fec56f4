/**
 * Names of the groups of sockets that something is sent to. Each has a prefix of its own, and the ids of rooms that people make
 * hold no colon, so that nobody gets into a group by the name of a room.
 */

/** Every connection of a person. */
export const userGroup = (userId: string) => `user:${userId}`
/** Who follows the news of a contest. */
export const contestGroup = (contestId: string) => `contest:${contestId}`
/** Who is in a room; in that of a problem only those who have not solved it. */
export const roomGroup = (roomId: string) => `room:${roomId}`
/** Who is in the room of a problem and may read code there. */
export const codeReaderGroup = (roomId: string) => `room:${roomId}:open`
/** The connections of one person that are in a room, beside one of the two above. */
export const ownRoomGroup = (roomId: string, userId: string) => `room:${roomId}:of:${userId}`

const ownForm = /^room:(.+):of:([^:]+)$/

/** The room of an `ownRoomGroup`, and whose it is; null for another group. */
export function parseOwnRoomGroup(name: string): { readonly roomId: string; readonly userId: string } | null {
  const [, roomId, userId] = ownForm.exec(name) ?? []
  return roomId === undefined || userId === undefined ? null : { roomId, userId }
}

/** Whose `userGroup` it is; null for another group. */
export function userOfGroup(name: string): string | null {
  return name.startsWith(userGroup('')) ? name.slice(userGroup('').length) : null
}
