import type { Database } from '@codedojo/db'
import type { Config } from '../../config.ts'
import type { Auth } from './auth.ts'
import { hashPassword } from './password-hash.ts'
import { hasAdmin, makeAdmin, setPassword, userByEmail } from './queries.ts'
import { randomPassword } from './random-password.ts'
import { forgetUntoldAdmin, rememberUntoldAdmin, untoldAdmin } from './untold-admin.ts'

export interface FirstAdmin {
  readonly email: string
  /** Null when the operator chose it, or the account was there before: then it is not ours to print. */
  readonly password: string | null
}

/**
 * Makes sure that somebody can administer the installation. Answers who, the first time; null when there is an admin.
 * A password that we chose is known to nobody until the operator was told: until `adminWasTold` each call chooses another.
 */
export async function ensureFirstAdmin(
  parts: { auth: Auth; database: Database },
  settings: Config['firstAdmin'],
): Promise<FirstAdmin | null> {
  const { database } = parts
  const untold = await untoldAdmin(database)
  if (untold === null && (await hasAdmin(database))) return null
  const email = untold ?? (settings.email ?? 'admin@codedojo.local').toLowerCase()
  const existing = await userByEmail(database, email)
  if (existing && untold === null) {
    await makeAdmin(database, existing.id)
    return { email, password: null }
  }
  const password = settings.password ?? randomPassword()
  if (settings.password === null) await rememberUntoldAdmin(database, email)
  const id = existing?.id ?? (await signUp(parts, { email, password }))
  if (existing) await setPassword(database, id, await hashPassword(password))
  await makeAdmin(database, id)
  if (settings.password === null) return { email, password }
  await forgetUntoldAdmin(database)
  return { email, password: null }
}

/** The operator has seen the password: from now on it stays. */
export function adminWasTold(database: Database): Promise<void> {
  return forgetUntoldAdmin(database)
}

async function signUp({ auth }: { auth: Auth }, account: { email: string; password: string }) {
  const name = 'Admin'
  const { user } = await auth.library.api.signUpEmail({ body: { name, firstName: name, ...account } })
  return user.id
}
