import type { PasskeyAnswer } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { countUse } from '../../../http/rate-limit.ts'
import { mailAccessChange } from '../access-mail.ts'
import { claimPasswordAttempt, forgetWrongPasswords, type Guesser } from '../login-delay.ts'
import { type OwnPassword, requireOwnPassword } from '../own-password.ts'
import { passkeyUse } from '../passkeys/passkey-use.ts'
import { passkeyRefused, usePasskey } from '../passkeys/use-passkey.ts'
import { recordFailedSignIn } from '../record-failed-sign-in.ts'
import { isInForce, useSecondFactor } from './use-second-factor.ts'

const { passkey: passkeys, secondFactor } = schema

interface SecondStep {
  readonly userId: string
  /** undefined: not asked yet. */
  readonly code?: string | undefined
  /** In place of the code. */
  readonly passkey?: PasskeyAnswer | undefined
  readonly request: FastifyRequest
}

/**
 * The second step, after the right password: a code of the app, a recovery code, or a passkey of the account. Wrong codes delay the
 * next attempts like wrong passwords, for the whole account. Throws `second_factor_needed` without any, `wrong_second_factor`,
 * `passkey_refused`, and `too_many_requests` after many wrong codes.
 */
export async function requireSecondFactor(
  context: Context,
  { userId, code, passkey, request }: SecondStep,
): Promise<void> {
  const { database } = context
  const [held] = await database.queries.select().from(secondFactor).where(isInForce(userId))
  if (!held) return
  const { ip: address } = request
  if (passkey !== undefined) {
    if (await provesOwner(context, { userId, passkey, request })) return
    await recordFailedSignIn(database, { userId, address, why: 'wrong code' })
    throw passkeyRefused(
      'This passkey belongs to another account. Choose one of the account that you sign in to.',
    )
  }
  if (code === undefined) throw await needed(context, { userId, hasApp: held.confirmedAt !== null })
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

async function provesOwner(
  context: Context,
  {
    userId,
    passkey,
    request,
  }: { readonly userId: string; readonly passkey: PasskeyAnswer; readonly request: FastifyRequest },
): Promise<boolean> {
  const used = await usePasskey(context, { answer: passkey, request })
  return used.userId === userId
}

/** Names what the account takes: `code` always, for recovery codes, and `passkey` if it has one. */
async function needed(
  context: Context,
  { userId, hasApp }: { readonly userId: string; readonly hasApp: boolean },
): Promise<AppError> {
  const hasPasskey =
    passkeyUse(context) === 'offered' &&
    (await context.database.queries.$count(passkeys, eq(passkeys.userId, userId))) > 0
  const code = hasApp
    ? 'Enter the code that your authenticator app shows, or a recovery code.'
    : 'Enter one of your recovery codes.'
  const errors = [{ field: 'code', message: code }]
  if (!hasPasskey) return new AppError('second_factor_needed', code, { errors })
  const message = hasApp
    ? 'Use a passkey, or a code of your authenticator app.'
    : 'Use a passkey of this account.'
  return new AppError('second_factor_needed', message, {
    errors: [...errors, { field: 'passkey', message: 'Use a passkey of this account.' }],
  })
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

export type BothFactors = OwnPassword & SecondStep

/** Throws what `requireOwnPassword` and `requireSecondFactor` throw. */
export async function requireBothFactors(context: Context, own: BothFactors): Promise<void> {
  await requireOwnPassword(context.database, own)
  await requireSecondFactor(context, own)
}
