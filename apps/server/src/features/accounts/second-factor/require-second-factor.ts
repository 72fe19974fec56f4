import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { countUse } from '../../../http/rate-limit.ts'
import { mailAccessChange } from '../access-mail.ts'
import { claimPasswordAttempt, forgetWrongPasswords, type Guesser } from '../login-delay.ts'
import { type OwnPassword, requireOwnPassword } from '../own-password.ts'
import { recordFailedSignIn } from '../record-failed-sign-in.ts'
import { hasSecondFactor, useSecondFactor } from './use-second-factor.ts'

interface SecondStep {
  readonly userId: string
  /** undefined: not asked yet. */
  readonly code: string | undefined
  /** The caller's address. */
  readonly address: string
}

/**
 * The second step, after the right password. Wrong codes delay the next attempts like wrong passwords, for the whole account.
 * Throws `second_factor_needed` without a code, `wrong_second_factor`, and `too_many_requests` after many wrong ones.
 */
export async function requireSecondFactor(
  context: Context,
  { userId, code, address }: SecondStep,
): Promise<void> {
  const { database } = context
  if (!(await hasSecondFactor(database.queries, userId))) return
  if (code === undefined) {
    throw new AppError('second_factor_needed', 'Enter the code that your authenticator app shows.')
  }
  const guesser: Guesser = { kind: 'code', userId }
  await claimPasswordAttempt(database, guesser)
  const used = await useSecondFactor(database, { userId, code })
  if (used === null) {
    await recordFailedSignIn(database, { userId, address, why: 'wrong code' })
    await warnOfWrongCodes(context, userId)
    throw wrongSecondFactor()
  }
  await forgetWrongPasswords(database, guesser)
  if (used === 'recovery') await mailAccessChange(context, userId, { kind: 'recovery_code_used' })
}

/** The number of wrong codes a day after which the owner is notified that somebody knows the password. */
const wrongCodesBeforeMail = 5

async function warnOfWrongCodes(context: Context, userId: string): Promise<void> {
  const day = { name: 'wrong-code', windowSeconds: 24 * 60 * 60 }
  const { hits } = await countUse(context.database, day, userId)
  if (hits === wrongCodesBeforeMail) await mailAccessChange(context, userId, { kind: 'wrong_codes' })
}

export function wrongSecondFactor(): AppError {
  const message =
    'This code is wrong, too old, or was used already. Wait for the next one of the app, or use another recovery code.'
  return new AppError('wrong_second_factor', message, { errors: [{ field: 'code', message }] })
}

export type BothFactors = OwnPassword & { readonly code: string }

/** Throws what `requireOwnPassword` and `requireSecondFactor` throw. */
export async function requireBothFactors(context: Context, own: BothFactors): Promise<void> {
  await requireOwnPassword(context.database, own)
  await requireSecondFactor(context, own)
}
