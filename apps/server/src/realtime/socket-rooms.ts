/**
 * Names of socket groups. Each kind has its own prefix, and ids of user-created rooms contain no colon, so a room name
 * cannot impersonate a group.
 */

/** All connections of a person. */
export const userGroup = (userId: string) => `user:${userId}`
/** Followers of a contest. */
export const contestGroup = (contestId: string) => `contest:${contestId}`
/** Members of a room; in the room of a problem, those who have not solved it. */
export const roomGroup = (roomId: string) => `room:${roomId}`
/** Members of a problem's room who may read code there. */
export const codeReaderGroup = (roomId: string) => `room:${roomId}:open`
/** Connections of one person in a room, in addition to one of the two groups above. */
export const ownRoomGroup = (roomId: string, userId: string) => `room:${roomId}:of:${userId}`

const ownForm = /^room:(.+):of:([^:]+)$/

/** Room and person of an `ownRoomGroup`; null for another group. */
export function parseOwnRoomGroup(name: string): { readonly roomId: string; readonly userId: string } | null {
  const [, roomId, userId] = ownForm.exec(name) ?? []
  return roomId === undefined || userId === undefined ? null : { roomId, userId }
}

/** Person of a `userGroup`; null for another group. */
export function parseUserGroup(name: string): string | null {
  return name.startsWith(userGroup('')) ? name.slice(userGroup('').length) : null
}
