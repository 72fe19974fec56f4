import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { mailAccessChange } from '../access-mail.ts'
import {
  claimPasswordAttempt,
  forgetWrongPasswords,
  type Guesser,
  returnPasswordAttempt,
} from '../login-delay.ts'
import { type OwnPassword, requireOwnPassword } from '../own-password.ts'
import { recordFailedSignIn } from '../record-failed-sign-in.ts'
import { hasSecondFactor, useSecondFactor } from './use-second-factor.ts'

interface SecondStep {
  readonly userId: string
  /** undefined: not asked yet. */
  readonly code: string | undefined
  /** Whose attempt has been claimed for this sign-in. */
  readonly guesser: Guesser
  /** The caller's address. */
  readonly address: string
}

/**
 * The second step of a sign-in whose password was right. A wrong code counts like a wrong password. Throws
 * `second_factor_needed` without a code, and `wrong_second_factor`.
 */
export async function requireSecondFactor(
  context: Context,
  { userId, code, guesser, address }: SecondStep,
): Promise<void> {
  const { database } = context
  if (!(await hasSecondFactor(database.queries, userId))) return
  if (code === undefined) {
    await returnPasswordAttempt(database, guesser)
    throw new AppError('second_factor_needed', 'Enter the code that your authenticator app shows.')
  }
  const used = await useSecondFactor(database, { userId, code })
  if (used === null) {
    await recordFailedSignIn(database, { userId, address, why: 'wrong code' })
    throw wrongSecondFactor()
  }
  if (used === 'recovery') await mailAccessChange(context, userId, { kind: 'recovery_code_used' })
}

export function wrongSecondFactor(): AppError {
  const message = 'This code is wrong, too old, or was used already. Wait for the next one.'
  return new AppError('wrong_second_factor', message, { errors: [{ field: 'code', message }] })
}

interface BothFactors extends OwnPassword {
  readonly code: string
}

/** Throws `wrong_credentials`, `wrong_second_factor`, and `too_many_requests` after many wrong ones of either. */
export async function requireBothFactors(context: Context, own: BothFactors): Promise<void> {
  const { database } = context
  const { userId, sessionId, code, address } = own
  // Claimed before the password, whose success forgets only wrong passwords.
  const guesser: Guesser = { kind: 'own', userId, placeId: `${sessionId}:code` }
  await claimPasswordAttempt(database, guesser)
  await requireOwnPassword(database, own)
  await requireSecondFactor(context, { userId, code, guesser, address })
  await forgetWrongPasswords(database, guesser)
}
