import { normalizeSearch } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, asc, desc, eq, isNull, like, or, sql } from 'drizzle-orm'
import { likePattern } from '../../../http/like-pattern.ts'
import type { RoomParts } from '../room-parts.ts'

const { roomMember, user } = schema

const maxListedPeople = 20

/** Members of a room with a name, or a part of one, that begins with the text; online ones first. */
export async function listPeople(
  { context, realtime }: RoomParts,
  { roomId, q }: { readonly roomId: string; readonly q: string },
) {
  const online = realtime.presence.inRoom(roomId)
  // A single array parameter, however many there are.
  const isOnline = sql`${user.id} = any(${sql.param([...online.keys()])}::uuid[])`
  // A prefix pattern: the general pattern without its leading wildcard.
  const beginning = likePattern(normalizeSearch(q)).slice(1)
  const name = sql`search_form(${user.name})`
  const rows = await context.database.queries
    .select({ _id: user.id, name: user.name, avatarUrl: user.image })
    .from(roomMember)
    .innerJoin(user, eq(user.id, roomMember.userId))
    .where(
      and(
        eq(roomMember.roomId, roomId),
        isNull(user.suspendedAt),
        or(like(name, beginning), like(name, `% ${beginning}`)),
      ),
    )
    .orderBy(desc(isOnline), asc(user.name), asc(user.id))
    .limit(maxListedPeople)
  return rows.map((row) => ({ ...row, isOnline: online.has(row._id) }))
}
