import { type Database, schema } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { recentSignInMinutes, signInAgain } from '../../http/sign-in-again.ts'
import { claimPasswordAttempt, forgetWrongPasswords, type Guesser } from './login-delay.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { recordFailedSignIn } from './record-failed-sign-in.ts'

/** Verifies a password; returns its hash, or null when it is wrong. A hash of an older form is upgraded. */
export async function verifyOwnPassword(
  database: Database,
  userId: string,
  password: string,
): Promise<string | null> {
  const known = await passwordHashOf(database, userId)
  const verdict = await verifyPassword(known, password)
  if (verdict !== 'older' || known === null) return verdict === 'right' ? known : null
  const ofToday = await hashPassword(password)
  if (await replaceHash(database, { userId, known, ofToday })) return ofToday
  // The password was changed meanwhile: use the current hash.
  return await verifyOwnPassword(database, userId, password)
}

/** False: the password was changed meanwhile, so the new hash is not stored. */
async function replaceHash(
  { queries }: Database,
  { userId, known, ofToday }: { readonly userId: string; readonly known: string; readonly ofToday: string },
): Promise<boolean> {
  const { account } = schema
  const replaced = await queries
    .update(account)
    .set({ password: ofToday, updatedAt: new Date() })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential'), eq(account.password, known)))
    .returning({ id: account.id })
  return replaced.length > 0
}

/**
 * Ends a new session if the password it was opened with has been changed meanwhile: the change ended the sessions that
 * existed, but not this one. Returns whether the session stays.
 */
export function endSessionIfPasswordChanged(
  { queries }: Database,
  { userId, sessionId, hash }: { readonly userId: string; readonly sessionId: string; readonly hash: string },
): Promise<boolean> {
  const { account, session } = schema
  return queries.transaction(async (tx) => {
    // Waits for a running password change.
    const [row] = await tx
      .select({ hash: account.password })
      .from(account)
      .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
      .for('share')
    if (row?.hash === hash) return true
    await tx.delete(session).where(eq(session.id, sessionId))
    return false
  })
}

/** null for an account without a password. */
export async function passwordHashOf({ queries }: Database, userId: string): Promise<string | null> {
  const { account } = schema
  const [row] = await queries
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  return row?.hash ?? null
}

export interface OwnPassword {
  readonly userId: string
  /** The session that makes the call. */
  readonly sessionId: string
  /** The caller's address. */
  readonly address: string
  readonly currentPassword?: string | undefined
}

/**
 * Verifies the caller's password; returns whether the account has one. An account without a password needs a recent
 * sign-in instead, so that a session left open cannot be used to add another way in. Throws `wrong_credentials` for a
 * wrong password, `bad_input` for a missing one, `too_many_requests` after many wrong ones, and `sign_in_again` when
 * the sign-in is too old.
 */
export async function requireOwnPassword(
  database: Database,
  { userId, sessionId, address, currentPassword }: OwnPassword,
): Promise<boolean> {
  if ((await passwordHashOf(database, userId)) === null) {
    if (!(await isRecentSignIn(database, sessionId))) throw signInAgain()
    return false
  }
  if (currentPassword === undefined) throw refusal('bad_input', 'Current password is required')
  const guesser: Guesser = { kind: 'own', userId, placeId: sessionId }
  await claimPasswordAttempt(database, guesser)
  if ((await verifyOwnPassword(database, userId, currentPassword)) === null) {
    await recordFailedSignIn(database, { userId, address, why: 'wrong password' })
    throw refusal('wrong_credentials', 'The current password is wrong')
  }
  await forgetWrongPasswords(database, guesser)
  return true
}

/** Whether the session began a short time ago. */
export async function isRecentSignIn({ queries }: Database, sessionId: string): Promise<boolean> {
  const { session } = schema
  const isRecent = sql`${session.createdAt} > now() - make_interval(mins => ${recentSignInMinutes})`
  return (await queries.$count(session, and(eq(session.id, sessionId), isRecent))) > 0
}

function refusal(code: 'bad_input' | 'wrong_credentials', message: string): AppError {
  return new AppError(code, message, { errors: [{ field: 'currentPassword', message }] })
}
