import { globalRoom, type Room, type User } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { RoomParts } from '../room-parts.ts'
import { enterRoom } from '../talking/enter-room.ts'

const { mutedPerson, problem, room, roomMember, roomMessage: message } = schema

const maxListedRooms = 200
/** Maximum unread count; beyond it the badge shows "many". */
const maxUnread = 100
/** Maximum number of messages searched for a mention. */
const mentionPositions = 1000

type Person = Pick<User, '_id' | 'role'>

/**
 * The person's rooms: the global one first, then by latest message; closed rooms and those of hidden problems are left
 * out.
 */
export async function listRooms({ context, realtime }: RoomParts, user: Person): Promise<Room[]> {
  // Adds the person to the global room at the first visit.
  await enterRoom(context, { id: globalRoom, user })
  const rows = await context.database.queries
    .select({
      _id: room.id,
      kind: room.kind,
      title: problem.title,
      problemId: room.problemId,
      unread: unreadOf(user),
      isMentioned: isMentioned(user),
      isMuted: roomMember.isMuted,
      readPosition: roomMember.readPosition,
      lastPosition: room.lastPosition,
    })
    .from(roomMember)
    .innerJoin(room, eq(room.id, roomMember.roomId))
    .leftJoin(problem, eq(problem.id, room.problemId))
    .where(and(eq(roomMember.userId, user._id), isNull(room.closedAt), isVisibleTo(user)))
    .orderBy(
      desc(eq(room.id, globalRoom)),
      sql`${room.lastMessageAt} desc nulls last`,
      desc(roomMember.joinedAt),
    )
    .limit(maxListedRooms)
  return rows.map(({ title, ...row }) => ({
    ...row,
    name: title ?? row._id,
    online: realtime.presence.inRoom(row._id).size,
  }))
}

function isVisibleTo({ role }: Person) {
  if (role === 'admin') return undefined
  return or(isNull(room.problemId), and(isNull(problem.deletedAt), lte(problem.publishedAt, sql`now()`)))
}

/** Condition: messages of others that were not removed, without those of muted people. */
function unmutedMessageCondition({ _id }: Person) {
  const isMutedAuthor = sql`select from ${mutedPerson} where ${mutedPerson.userId} = ${_id} and ${mutedPerson.mutedId} = ${message.authorId}`
  return sql`${message.roomId} = ${room.id} and ${message.removedAt} is null
    and ${message.authorId} is distinct from ${_id} and not exists (${isMutedAuthor})`
}

function unreadOf(person: Person) {
  const unread = sql`select 1 from ${message} where ${unmutedMessageCondition(person)}
    and ${message.position} > ${roomMember.readPosition} limit ${maxUnread}`
  return sql<number>`case when ${roomMember.isMuted} then 0 else (select count(*) from (${unread}) as unread) end`.mapWith(
    Number,
  )
}

function isMentioned(person: Person) {
  const named = JSON.stringify([{ _id: person._id }])
  const from = sql`greatest(${roomMember.readPosition}, ${room.lastPosition} - ${mentionPositions})`
  return sql<boolean>`not ${roomMember.isMuted} and exists (select from ${message} where ${unmutedMessageCondition(person)}
    and ${message.position} > ${from} and ${message.mentions} @> ${named}::jsonb)`
}
