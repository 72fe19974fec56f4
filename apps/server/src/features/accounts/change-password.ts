import type { Context } from '../../context.ts'
import { recordEvent } from '../audit/index.ts'
import { mailAccessChange } from './access-mail.ts'
import { endApiTokens, endOtherSessions } from './end-sessions.ts'
import { type OwnPassword, requireOwnPassword } from './own-password.ts'
import { hashPassword } from './password-hash.ts'
import { storePassword } from './queries.ts'

export interface PasswordChange extends OwnPassword {
  readonly password: string
}

/**
 * Changes the password, and ends every other session and the API tokens. Throws `wrong_credentials`, `sign_in_again`, and
 * `too_many_requests` after many wrong passwords.
 */
export async function changePassword(context: Context, change: PasswordChange): Promise<void> {
  const { database } = context
  const { userId, sessionId } = change
  await requireOwnPassword(database, change)
  const hash = await hashPassword(change.password)
  await database.queries.transaction(async (tx) => {
    await storePassword(tx, userId, hash)
    await endOtherSessions(tx, { userId, sessionId })
    await endApiTokens(tx, userId)
    await recordEvent(tx, {
      actorId: userId,
      action: 'user.password_changed',
      subject: { kind: 'user', id: userId },
    })
  })
  await mailAccessChange(context, userId, { kind: 'password' })
}
