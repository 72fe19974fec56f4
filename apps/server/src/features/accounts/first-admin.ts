import type { Database } from '@codedojo/db'
import type { Config } from '../../config.ts'
import { insertAccounts } from './insert-accounts.ts'
import { hashPassword } from './password-hash.ts'
import { findUserByEmail, hasAdmin, promoteToAdmin, setPassword } from './queries.ts'
import { randomPassword } from './random-password.ts'
import { clearUnannouncedAdmin, readUnannouncedAdmin, storeUnannouncedAdmin } from './unannounced-admin.ts'

export interface FirstAdmin {
  readonly email: string
  /** null when the operator chose the password, or the account existed before: then it must not be printed. */
  readonly password: string | null
}

/**
 * Creates the first admin of the installation, or promotes the account that has the e-mail, and returns who it is; null
 * when there is an admin already. Until `confirmAdminAnnounced` is called, nobody has seen a generated password, so
 * each call generates a new one.
 */
export async function ensureFirstAdmin(
  { database }: { readonly database: Database },
  settings: Config['firstAdmin'],
): Promise<FirstAdmin | null> {
  const untold = await readUnannouncedAdmin(database)
  if (untold === null && (await hasAdmin(database))) return null
  const email = untold ?? settings.email ?? 'admin@codedojo.local'
  const existing = await findUserByEmail(database, email)
  if (existing && untold === null) {
    await promoteToAdmin(database, existing.id)
    return { email, password: null }
  }
  const password = settings.password ?? randomPassword()
  if (settings.password === null) await storeUnannouncedAdmin(database, email)
  const hash = await hashPassword(password)
  const id = existing?.id ?? (await addAdmin(database, email, hash))
  if (existing) await setPassword(database, id, hash)
  await promoteToAdmin(database, id)
  if (settings.password === null) return { email, password }
  await clearUnannouncedAdmin(database)
  return { email, password: null }
}

/** Records that the operator has seen the password: from now on it stays. */
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
