import { type Database, schema } from '@codedojo/db'
import { and, eq, ne, or } from 'drizzle-orm'
import type { Identity } from '../../../providers/identity/index.ts'
import { chooseAccountName } from '../choose-account-name.ts'

const { user } = schema

/** Takes over the name that the directory has for somebody; without one there the name stays. */
export async function followName(
  { queries }: Database,
  userId: string,
  { firstName: given, lastName: family }: Pick<Identity, 'firstName' | 'lastName'>,
): Promise<void> {
  if (given === '') return
  const { firstName, lastName } = chooseAccountName({ firstName: given, lastName: family }, '')
  const name = `${firstName} ${lastName}`.trim()
  const isOther = or(ne(user.firstName, firstName), ne(user.lastName, lastName))
  await queries
    .update(user)
    .set({ firstName, lastName, name, updatedAt: new Date() })
    .where(and(eq(user.id, userId), isOther))
}
