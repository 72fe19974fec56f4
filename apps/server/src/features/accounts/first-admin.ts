import { randomInt } from 'node:crypto'
import type { Database } from '@codedojo/db'
import type { Config } from '../../config.ts'
import type { Auth } from './auth.ts'
import { hasAdmin, makeAdmin, userByEmail } from './queries.ts'

export interface FirstAdmin {
  readonly email: string
  /** Null when the operator chose it, or the account was there before: then it is not ours to print. */
  readonly password: string | null
}

/** Makes sure that somebody can administer the installation. Answers who, the first time; null when there is an admin. */
export async function ensureFirstAdmin(
  { auth, database }: { auth: Auth; database: Database },
  settings: Config['firstAdmin'],
): Promise<FirstAdmin | null> {
  if (await hasAdmin(database)) return null
  const email = (settings.email ?? 'admin@codedojo.local').toLowerCase()
  const existing = await userByEmail(database, email)
  if (existing) {
    await makeAdmin(database, existing.id)
    return { email, password: null }
  }
  const password = settings.password ?? randomPassword()
  const name = 'Admin'
  const { user } = await auth.library.api.signUpEmail({ body: { name, firstName: name, email, password } })
  await makeAdmin(database, user.id)
  return { email, password: settings.password === null ? password : null }
}

/** Sixteen characters without those that are mistaken for each other: about 92 bits. */
function randomPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
