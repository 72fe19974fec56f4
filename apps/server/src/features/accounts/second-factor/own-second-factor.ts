import type { SignInWays } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { count, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { newReadableCode } from '../../../readable-code.ts'
import { recordEvent } from '../../audit/index.ts'
import { mailAccessChange } from '../access-mail.ts'
import { lockPerson } from '../lock-person.ts'
import { claimPasswordAttempt, forgetWrongPasswords, type Guesser } from '../login-delay.ts'
import { type OwnPassword, passwordHashOf, requireOwnPassword } from '../own-password.ts'
import { type BothFactors, requireBothFactors, wrongSecondFactor } from './require-second-factor.ts'
import { authenticatorSetup, newTotpSecret, stepOfCode } from './totp.ts'
import { hashRecoveryCode, isInForce } from './use-second-factor.ts'

const { recoveryCode, secondFactor } = schema

const recoveryCodeCount = 10
/** Minutes in which a drawn secret can be confirmed. */
const confirmedWithinMinutes = 60

/** The second factor as its owner sees it; null if the password alone signs in. */
export async function readOwnSecondFactor(
  queries: Queries,
  userId: string,
): Promise<SignInWays['secondFactor']> {
  const [held] = await queries
    .select({
      app: secondFactor.confirmedAt,
      passkey: secondFactor.passkeyAskedAt,
      left: count(recoveryCode.codeHash),
    })
    .from(secondFactor)
    .leftJoin(recoveryCode, eq(recoveryCode.userId, secondFactor.userId))
    .where(isInForce(userId))
    .groupBy(secondFactor.userId)
  const since = held?.app ?? held?.passkey
  return held && since
    ? { since: since.toISOString(), hasApp: held.app !== null, recoveryCodesLeft: held.left }
    : null
}

/**
 * Generates a secret, which takes effect once it is confirmed. Throws `no_password`, `second_factor_on`, and what
 * `requireOwnPassword` throws.
 */
export async function beginSecondFactor(
  { database, installation }: Context,
  own: OwnPassword & { readonly emailId: string },
): Promise<{ readonly secret: string; readonly address: string }> {
  await requirePassword(database, own.userId)
  await requireOwnPassword(database, own)
  const secret = newTotpSecret()
  const drawn = await database.queries
    .insert(secondFactor)
    .values({ userId: own.userId, secret })
    .onConflictDoUpdate({
      target: secondFactor.userId,
      set: { secret, drawnAt: sql`now()` },
      setWhere: isNull(secondFactor.confirmedAt),
    })
    .returning({ userId: secondFactor.userId })
  if (drawn.length === 0) throw appAlreadyOn()
  return authenticatorSetup({ secret, issuer: installation.settings().name, email: own.emailId })
}

/** A second factor comes after a password. Throws `no_password`. */
export async function requirePassword(database: Database, userId: string): Promise<void> {
  if ((await passwordHashOf(database, userId)) !== null) return
  throw new AppError(
    'no_password',
    'Set a password first: the second factor is asked for after it. Sign-in with another account asks for none here.',
  )
}

function appAlreadyOn(): AppError {
  return new AppError(
    'second_factor_on',
    'An authenticator app is set up already. Remove it first to set up another.',
  )
}

function notOn(): AppError {
  return new AppError(
    'second_factor_off',
    'No second factor is being set up or in use for this account. Begin anew.',
  )
}

/**
 * Makes the generated secret take effect; returns the recovery codes. Throws `wrong_second_factor`, `too_many_requests` after
 * many wrong codes, `second_factor_on` and `second_factor_off`.
 */
export async function confirmSecondFactor(
  context: Context,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<string[]> {
  const { database } = context
  const guesser: Guesser = { kind: 'code', userId }
  await claimPasswordAttempt(database, guesser)
  const codes = await database.queries.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const [drawn] = await tx
      .select({
        secret: secondFactor.secret,
        confirmedAt: secondFactor.confirmedAt,
        isFresh: sql<boolean>`${secondFactor.drawnAt} > now() - make_interval(mins => ${confirmedWithinMinutes})`,
      })
      .from(secondFactor)
      .where(eq(secondFactor.userId, userId))
      .for('update')
    if (drawn?.confirmedAt) throw appAlreadyOn()
    if (!drawn?.secret || !drawn.isFresh) throw notOn()
    const lastStep = stepOfCode(drawn.secret, code)
    if (lastStep === null) throw wrongSecondFactor()
    await tx
      .update(secondFactor)
      .set({ confirmedAt: new Date(), lastStep })
      .where(eq(secondFactor.userId, userId))
    await recordFactor(tx, userId, 'user.second_factor_on')
    return drawRecoveryCodes(tx, userId)
  })
  await forgetWrongPasswords(database, guesser)
  await mailAccessChange(context, userId, { kind: 'second_factor_on' })
  return codes
}

type FactorAction =
  | 'user.second_factor_on'
  | 'user.passkey_asked'
  | 'user.second_factor_off'
  | 'user.recovery_codes_renewed'

export function recordFactor(tx: Transaction, id: string, action: FactorAction, actorId: string | null = id) {
  return recordEvent(tx, { actorId, action, subject: { kind: 'user', id } })
}

/** Replaces the former codes. */
export async function drawRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newReadableCode)
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  await tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })))
  return codes
}

/** Throws `second_factor_off` and what `requireBothFactors` throws. */
export async function renewRecoveryCodes(context: Context, own: BothFactors): Promise<string[]> {
  await requireInForce(context.database.queries, own.userId)
  await requireBothFactors(context, own)
  return context.database.queries.transaction(async (tx) => {
    await lockPerson(tx, own.userId)
    await requireInForce(tx, own.userId)
    await recordFactor(tx, own.userId, 'user.recovery_codes_renewed')
    return drawRecoveryCodes(tx, own.userId)
  })
}

/** Throws `second_factor_off` and what `requireBothFactors` throws. */
export async function endSecondFactor(context: Context, own: BothFactors): Promise<void> {
  await requireInForce(context.database.queries, own.userId)
  await requireBothFactors(context, own)
  await removeSecondFactor(context, { actorId: own.userId, userId: own.userId })
}

async function requireInForce(queries: Queries | Transaction, userId: string): Promise<void> {
  if ((await queries.$count(secondFactor, isInForce(userId))) === 0) throw notOn()
}

/**
 * Removes the second factor, at the request of its owner or the operator. `actorId` is null for the operator. Throws
 * `second_factor_off`.
 */
export async function removeSecondFactor(
  context: Pick<Context, 'database' | 'mailer' | 'config' | 'installation'>,
  { actorId, userId }: { readonly actorId: string | null; readonly userId: string },
): Promise<void> {
  await context.database.queries.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const removed = await tx.delete(secondFactor).where(isInForce(userId)).returning()
    if (removed.length === 0) throw notOn()
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
    await recordFactor(tx, userId, 'user.second_factor_off', actorId)
  })
  await mailAccessChange(context, userId, { kind: 'second_factor_off' })
}
