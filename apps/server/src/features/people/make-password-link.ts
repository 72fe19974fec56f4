import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { issueHandoverResetSecret, resetPath } from '../accounts/index.ts'
import { lockPerson, requireOtherAccount } from './require-person.ts'

interface PasswordLinkRequest {
  /** null for the operator on the command line. */
  readonly actorId: string | null
  readonly userId: string
}

/**
 * Creates a link with which somebody else sets a new password, once within a day; an earlier link becomes invalid.
 * Password and sessions stay valid until it is used. Throws `own_account`, `user_suspended` and `user_not_found`.
 */
export async function makePasswordLink(
  { config, database }: Pick<Context, 'config' | 'database'>,
  wanted: PasswordLinkRequest,
): Promise<{ readonly link: string; readonly validUntil: string }> {
  requireOtherAccount(wanted, 'Change your password in your settings.')
  return database.queries.transaction(async (tx) => {
    const person = await lockPerson(tx, wanted.userId)
    if (person.suspendedAt)
      throw new AppError('user_suspended', 'This account is suspended. Let them back in first.')
    const { token, validUntil } = await issueHandoverResetSecret(tx, wanted)
    return { link: `${config.publicUrl}${resetPath(token)}`, validUntil: validUntil.toISOString() }
  })
}
