import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'

const { installationFact } = schema
const key = 'untold_admin'

/** The first admin whose password was chosen here and has not been shown to the operator yet; null when there is none. */
export async function readUnannouncedAdmin({ queries }: Database): Promise<string | null> {
  const [row] = await queries
    .select({ value: installationFact.value })
    .from(installationFact)
    .where(eq(installationFact.key, key))
  return typeof row?.value === 'string' ? row.value : null
}

/** Before the account is made: a start that is killed in between must not leave one that nobody can use. */
export async function storeUnannouncedAdmin({ queries }: Database, email: string): Promise<void> {
  await queries
    .insert(installationFact)
    .values({ key, value: email })
    .onConflictDoUpdate({ target: installationFact.key, set: { value: email } })
}

export async function clearUnannouncedAdmin({ queries }: Database): Promise<void> {
  await queries.delete(installationFact).where(eq(installationFact.key, key))
}
