import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'

const { installationFact } = schema
const key = 'untold_admin'

/** E-mail of the first admin whose generated password the operator has not seen yet; null when there is none. */
export async function readUnannouncedAdmin({ queries }: Database): Promise<string | null> {
  const [row] = await queries
    .select({ value: installationFact.value })
    .from(installationFact)
    .where(eq(installationFact.key, key))
  return typeof row?.value === 'string' ? row.value : null
}

/**
 * Called before the account is created: if the start is killed in between, the account still counts as not announced.
 */
export async function storeUnannouncedAdmin({ queries }: Database, email: string): Promise<void> {
  await queries
    .insert(installationFact)
    .values({ key, value: email })
    .onConflictDoUpdate({ target: installationFact.key, set: { value: email } })
}

export async function clearUnannouncedAdmin({ queries }: Database): Promise<void> {
  await queries.delete(installationFact).where(eq(installationFact.key, key))
}
