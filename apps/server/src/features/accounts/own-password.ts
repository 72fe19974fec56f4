import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { forgetWrongPasswords, takeTurn } from './login-delay.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { setPassword } from './queries.ts'
import { recordFailedSignIn } from './record-failed-sign-in.ts'

/** Whether somebody signs in with this password; one that is kept in an older form is kept in that of today from then on. */
export async function isPasswordOf(database: Database, userId: string, password: string): Promise<boolean> {
  const verdict = await verifyPassword(await passwordHashOf(database, userId), password)
  if (verdict === 'older') await setPassword(database, userId, await hashPassword(password))
  return verdict !== 'wrong'
}

/** null for somebody who signs in otherwise. */
async function passwordHashOf({ queries }: Database, userId: string): Promise<string | null> {
  const { account } = schema
  const [row] = await queries
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  return row?.hash ?? null
}

export interface OwnPassword {
  readonly userId: string
  readonly emailId: string
  /** Where the call came from. */
  readonly address: string
  readonly currentPassword?: string | undefined
}

/**
 * Answers whether there is a password, which was given then. Throws `wrong_credentials` for another one, `bad_input` for none,
 * and `too_many_requests` after many wrong ones.
 */
export async function requireOwnPassword(
  database: Database,
  { userId, emailId, address, currentPassword }: OwnPassword,
): Promise<boolean> {
  if ((await passwordHashOf(database, userId)) === null) return false
  if (currentPassword === undefined) throw refusal('bad_input', 'Current password is required')
  await takeTurn(database, emailId)
  if (!(await isPasswordOf(database, userId, currentPassword))) {
    await recordFailedSignIn(database, { userId, address, why: 'wrong password' })
    throw refusal('wrong_credentials', 'The current password is wrong')
  }
  await forgetWrongPasswords(database, emailId)
  return true
}

function refusal(code: 'bad_input' | 'wrong_credentials', message: string): AppError {
  return new AppError(code, message, { errors: [{ field: 'currentPassword', message }] })
}
