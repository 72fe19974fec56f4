import { type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, inArray } from 'drizzle-orm'
import { isId } from '../problems/index.ts'

const { roomMember, user } = schema

type StoredMention = schema.StoredMention

/** Room members among `named` whose full or first name appears in the message after an @. */
export async function findMentions(
  queries: Queries | Transaction,
  {
    text,
    roomId,
    named,
  }: { readonly text: string; readonly roomId: string; readonly named: readonly string[] },
): Promise<StoredMention[]> {
  const ids = named.filter(isId)
  if (ids.length === 0) return []
  const people = await queries
    .select({ _id: user.id, name: user.name, firstName: user.firstName })
    .from(roomMember)
    .innerJoin(user, eq(user.id, roomMember.userId))
    .where(and(eq(roomMember.roomId, roomId), inArray(user.id, ids)))
  return people.flatMap(({ _id, name, firstName }) => {
    const standing = [name, firstName].find((each) => text.includes(`@${each}`))
    return standing === undefined ? [] : [{ _id, name: standing }]
  })
}
