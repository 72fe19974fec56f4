import type { Database } from '@codedojo/db'
import type { Config } from '../../config.ts'
import { insertAccounts } from './insert-accounts.ts'
import { hashPassword } from './password-hash.ts'
import { hasAdmin, makeAdmin, setPassword, userByEmail } from './queries.ts'
import { randomPassword } from './random-password.ts'
import { clearUnannouncedAdmin, readUnannouncedAdmin, storeUnannouncedAdmin } from './unannounced-admin.ts'

export interface FirstAdmin {
  readonly email: string
  /** Null when the operator chose it, or the account was there before: then it is not ours to print. */
  readonly password: string | null
}

/**
 * Makes sure that somebody can administer the installation. Answers who, the first time; null when there is an admin.
 * A password that we chose is known to nobody until the operator was told: until `confirmAdminAnnounced` each call chooses another.
 */
export async function ensureFirstAdmin(
  { database }: { readonly database: Database },
  settings: Config['firstAdmin'],
): Promise<FirstAdmin | null> {
  const untold = await readUnannouncedAdmin(database)
  if (untold === null && (await hasAdmin(database))) return null
  const email = untold ?? settings.email ?? 'admin@codedojo.local'
  const existing = await userByEmail(database, email)
  if (existing && untold === null) {
    await makeAdmin(database, existing.id)
    return { email, password: null }
  }
  const password = settings.password ?? randomPassword()
  if (settings.password === null) await storeUnannouncedAdmin(database, email)
  const hash = await hashPassword(password)
  const id = existing?.id ?? (await addAdmin(database, email, hash))
  if (existing) await setPassword(database, id, hash)
  await makeAdmin(database, id)
  if (settings.password === null) return { email, password }
  await clearUnannouncedAdmin(database)
  return { email, password: null }
}

/** The operator has seen the password: from now on it stays. */
export function confirmAdminAnnounced(database: Database): Promise<void> {
  return clearUnannouncedAdmin(database)
}

async function addAdmin({ queries }: Database, emailId: string, passwordHash: string): Promise<string> {
  const account = { firstName: 'Admin', lastName: '', emailId, passwordHash, role: 'admin' } as const
  const [added] = await queries.transaction((tx) => insertAccounts(tx, [account]))
  if (!added)
    throw new Error(`The account "${emailId}" was made by somebody else at the same moment. Start again.`)
  return added.id
}
