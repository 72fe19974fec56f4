import type { registerBody } from '@codedojo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { requireSignUp } from '../installation/index.ts'
import { insertAccounts } from './insert-accounts.ts'
import { sendInvitation } from './invitation.ts'
import { hashPassword } from './password-hash.ts'
import { randomPassword } from './random-password.ts'
import { sendResetMail } from './reset-password.ts'
import { wireUser } from './wire-user.ts'

/**
 * Creates an account that nobody can sign in to before its owner has chosen a password with the mailed link, which proves that
 * the email is theirs. For an existing account the mail for a forgotten password is sent instead; the response is the same.
 * Throws `sign_up_closed` where no mail goes out, and what `requireSignUp` throws.
 */
export async function askForAccount(
  context: Context,
  { firstName, emailId }: Pick<z.infer<typeof registerBody>, 'firstName' | 'emailId'>,
  log: FastifyBaseLogger,
): Promise<void> {
  // An account whose owner never gets the link would block them from signing in with a provider.
  if (context.config.smtpUrl === null) {
    throw new AppError('sign_up_closed', 'This installation sends no mail, so no link can be mailed.')
  }
  const passwordHash = await hashPassword(randomPassword())
  const account = { firstName, lastName: '', emailId, passwordHash, role: 'user' } as const
  const added = await context.database.queries.transaction(async (tx) => {
    await requireSignUp(tx, context, { by: 'mail', email: emailId })
    const [row] = await insertAccounts(tx, [account])
    if (!row) return null
    await recordEvent(tx, {
      actorId: row.id,
      action: 'user.signed_up',
      subject: { kind: 'user', id: row.id },
    })
    return wireUser(row)
  })
  // Sent after the response, so that the response time does not reveal whether there was an account.
  setImmediate(() => {
    const mailed = added ? sendInvitation(context, added) : sendResetMail(context, emailId)
    mailed.catch((error: unknown) =>
      log.error(error, 'The mail to a person who signed up could not be sent.'),
    )
  })
}
