import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { mailAccessChange } from './access-mail.ts'
import { endOtherSessions } from './end-sessions.ts'
import { forgetWrongPasswords, takeTurn } from './login-delay.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { keepPassword } from './queries.ts'
import { recordFailedSignIn } from './record-failed-sign-in.ts'

export interface PasswordChange {
  readonly userId: string
  readonly emailId: string
  /** The one that stays. */
  readonly sessionId: string
  /** Where the call came from. */
  readonly address: string
  readonly currentPassword?: string | undefined
  readonly password: string
}

/** Throws `wrong_credentials`, and `too_many_requests` after many wrong passwords. */
export async function changePassword(context: Context, change: PasswordChange): Promise<void> {
  const { database } = context
  const { userId, sessionId } = change
  await requireCurrent(database, change)
  const hash = await hashPassword(change.password)
  await database.queries.transaction(async (tx) => {
    await keepPassword(tx, userId, hash)
    await endOtherSessions(tx, { userId, sessionId })
    await recordEvent(tx, {
      actorId: userId,
      action: 'user.password_changed',
      subject: { kind: 'user', id: userId },
    })
  })
  await mailAccessChange(context, userId, { kind: 'password' })
}

async function requireCurrent(database: Context['database'], change: PasswordChange): Promise<void> {
  const { account } = schema
  const { userId, emailId, address, currentPassword } = change
  const [row] = await database.queries
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  if (!row?.hash) return
  if (currentPassword === undefined) {
    const message = 'Current password is required'
    throw new AppError('bad_input', message, { errors: [{ field: 'currentPassword', message }] })
  }
  await takeTurn(database, emailId)
  if (!(await verifyPassword({ hash: row.hash, password: currentPassword }))) {
    await recordFailedSignIn(database, { userId, address, why: 'wrong password' })
    const message = 'The current password is wrong'
    throw new AppError('wrong_credentials', message, { errors: [{ field: 'currentPassword', message }] })
  }
  await forgetWrongPasswords(database, emailId)
}
