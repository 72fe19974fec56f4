import { schema, type Transaction } from '@codedojo/db'
import { and, desc, eq, gt, inArray, like, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { spend } from '../../http/rate-limit.ts'
import { recordEvent } from '../audit/index.ts'
import { mailEmailChange } from './access-mail.ts'
import { accountLimits } from './account-limits.ts'
import { emailTaken } from './email-taken.ts'
import { lockPerson } from './lock-person.ts'
import { keepSecret, newSecret } from './one-time-secret.ts'
import { type OwnPassword, requireOwnPassword } from './own-password.ts'
import { voidPasswordLinks } from './reset-password.ts'

/**
 * How it works: where mails go out, the wish is kept with a secret that is mailed to the new address, and the old one stays until
 * somebody who reads the new one brings it. Otherwise nobody can show that an address is theirs, and the password is enough.
 */
const { rateLimit, user, verification } = schema

const purpose = 'change-email'
const dayMs = 24 * 60 * 60 * 1000

const wishSchema = z.object({ userId: z.string(), email: z.string() })
type Wish = z.infer<typeof wishSchema>

export interface EmailChange extends OwnPassword {
  readonly newEmail: string
}

/** Answers what happens now. Throws `wrong_credentials`, `too_many_requests`, `email_taken`, and `bad_input` for the email they have. */
export async function changeEmail(context: Context, change: EmailChange): Promise<string> {
  const { config, database, mailer } = context
  const { userId, emailId, newEmail } = change
  if (newEmail === emailId) throw noChange()
  const hasPassword = await requireOwnPassword(database, change)
  await spend(database, accountLimits(config.limits).confirmationMail, userId)
  if ((await database.queries.$count(user, eq(user.email, newEmail))) > 0) throw emailTaken()
  if (config.smtpUrl === null) {
    if (!hasPassword) throw passwordFirst()
    await database.queries.transaction((tx) => setOwnEmail(tx, { userId, email: newEmail, isProved: false }))
    return 'Your email has been changed. Sign in with it from now on.'
  }
  const token = newSecret()
  await database.queries.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await voidWishes(tx, userId)
    const value = JSON.stringify({ userId, email: newEmail } satisfies Wish)
    await keepSecret(tx, token, { purpose, value, validMs: dayMs })
  })
  const link = `${config.publicUrl}/confirm-email?token=${token}`
  mailer.send(wishMail(newEmail, link))
  await mailEmailChange(context, { to: emailId, kind: 'asked', newEmail })
  return `A link is on its way to ${newEmail}. Until it is opened you sign in with your old email.`
}

/** The email that waits for its link; null: there is none. */
export async function pendingEmail({ queries }: Context['database'], userId: string): Promise<string | null> {
  const [row] = await queries
    .select({ value: verification.value })
    .from(verification)
    .where(and(isWishOf(userId), gt(verification.expiresAt, new Date())))
    .orderBy(desc(verification.createdAt))
    .limit(1)
  return row ? wishSchema.parse(JSON.parse(row.value)).email : null
}

export async function keepEmail({ queries }: Context['database'], userId: string): Promise<void> {
  await queries.transaction((tx) => voidWishes(tx, userId))
}

/** Carries out the wish that was kept with a secret; answers the two addresses. Throws `email_taken`. */
export async function fulfilWish(
  tx: Transaction,
  value: string,
): Promise<{ readonly oldEmail: string; readonly newEmail: string }> {
  const { userId, email } = wishSchema.parse(JSON.parse(value))
  const oldEmail = await setOwnEmail(tx, { userId, email, isProved: true })
  return { oldEmail, newEmail: email }
}

/** What a secret to change an email is kept for. */
export const changePurpose = purpose

interface NewEmail {
  readonly userId: string
  readonly email: string
  /** Whether somebody has shown that it is theirs. */
  readonly isProved: boolean
}

async function setOwnEmail(tx: Transaction, { userId, email, isProved }: NewEmail): Promise<string> {
  const oldEmail = await replaceEmail(tx, { userId, email, isProved })
  // Addresses stand in no audit log: nobody could take them out of it again.
  const subject = { kind: 'user', id: userId } as const
  await recordEvent(tx, {
    actorId: userId,
    action: 'user.email_changed',
    subject,
    after: { confirmed: isProved },
  })
  return oldEmail
}

/**
 * Gives an account another email; answers the one it had. Links that were mailed to that one open nothing any more, and what was
 * counted under it is forgotten. Throws `email_taken`.
 */
export async function replaceEmail(tx: Transaction, { userId, email, isProved }: NewEmail): Promise<string> {
  const [before] = await tx
    .select({ email: user.email })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update')
  if (!before) throw new AppError('not_signed_in', 'This account was deleted a moment ago.')
  if ((await tx.$count(user, and(eq(user.email, email), ne(user.id, userId)))) > 0) throw emailTaken()
  await tx
    .update(user)
    .set({ email, emailVerified: isProved, updatedAt: new Date() })
    .where(eq(user.id, userId))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error
    })
  await voidPasswordLinks(tx, userId)
  await voidWishes(tx, userId)
  await tx
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, 'confirm-email:%')))
  const counters = [`wrong-password:${before.email}`, `reset-mail:${before.email}`]
  await tx.delete(rateLimit).where(inArray(rateLimit.key, counters))
  return before.email
}

async function voidWishes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verification).where(isWishOf(userId))
}

function isWishOf(userId: string) {
  return and(
    like(verification.identifier, `${purpose}:%`),
    like(verification.value, `{"userId":"${userId}",%`),
  )
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}

function noChange(): AppError {
  const message = 'This is the email of your account already'
  return new AppError('bad_input', message, { errors: [{ field: 'emailId', message }] })
}

function passwordFirst(): AppError {
  const message = 'Set a password first: this installation sends no mail that could prove the new email.'
  return new AppError('bad_input', message, { errors: [{ field: 'emailId', message }] })
}

function wishMail(to: string, link: string) {
  return {
    to,
    subject: 'Confirm your new email for CodeDojo',
    text: `Hello,

somebody, probably you, wants to sign in to their CodeDojo account with this email. Confirm here within a day that it is
yours; the link works once:

${link}

If it was not you, do not open the link: somebody else typed your email.
`,
  }
}
