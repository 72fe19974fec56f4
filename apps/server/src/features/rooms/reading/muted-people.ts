import { type Database, schema } from '@codedojo/db'
import { and, asc, eq } from 'drizzle-orm'

const { mutedPerson, user } = schema

interface MutedPair {
  readonly userId: string
  readonly mutedId: string
}

export async function mutePerson({ queries }: Database, muting: MutedPair): Promise<void> {
  await queries.insert(mutedPerson).values(muting).onConflictDoNothing()
}

export async function unmutePerson({ queries }: Database, { userId, mutedId }: MutedPair): Promise<void> {
  await queries
    .delete(mutedPerson)
    .where(and(eq(mutedPerson.userId, userId), eq(mutedPerson.mutedId, mutedId)))
}

/** People whom the person has muted, by name. */
export function readMutedPeople({ queries }: Database, userId: string) {
  return queries
    .select({ _id: user.id, name: user.name })
    .from(mutedPerson)
    .innerJoin(user, eq(user.id, mutedPerson.mutedId))
    .where(eq(mutedPerson.userId, userId))
    .orderBy(asc(user.name), asc(user.id))
}
