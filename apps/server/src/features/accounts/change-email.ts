import { schema, type Transaction } from '@codedojo/db'
import { and, eq, inArray, like, ne } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'
import { recordEvent } from '../audit/index.ts'
import { mailEmailChange } from './access-mail.ts'
import { accountLimits } from './account-limits.ts'
import { storeEmailChange, voidEmailChanges } from './email-change-link.ts'
import { emailTaken } from './email-taken.ts'
import { lockPerson } from './lock-person.ts'
import { newSecret } from './one-time-secret.ts'
import { type OwnPassword, requireOwnPassword } from './own-password.ts'
import { voidPasswordLinks } from './reset-password.ts'

/**
 * With a mail server, the new address is stored with a secret that is mailed to it; the old address stays until the
 * link is opened. Without a mail server no address can be verified, so the password is enough.
 */
const { rateLimit, user, verification } = schema

export interface EmailChange extends OwnPassword {
  /** Address of the caller's current account. */
  readonly emailId: string
  readonly newEmail: string
}

/**
 * Starts or performs the change; returns what happens next. Throws `wrong_credentials`, `sign_in_again`,
 * `too_many_requests`, `email_taken`, and `bad_input` when the address is unchanged.
 */
export async function changeEmail(context: Context, change: EmailChange): Promise<string> {
  const { config, database, mailer, installation } = context
  const { userId, emailId, newEmail } = change
  if (newEmail === emailId) throw noChange()
  const hasPassword = await requireOwnPassword(database, change)
  await checkRateLimit(database, accountLimits(config.limits).confirmationMail, userId)
  if ((await database.queries.$count(user, eq(user.email, newEmail))) > 0) throw emailTaken()
  if (config.smtpUrl === null) {
    if (!hasPassword) throw passwordFirst()
    await database.queries.transaction((tx) => setOwnEmail(tx, { userId, email: newEmail, isProved: false }))
    return 'Your email has been changed. Sign in with it from now on.'
  }
  const token = newSecret()
  await database.queries.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await voidEmailChanges(tx, userId)
    await storeEmailChange(tx, token, { userId, email: newEmail })
  })
  const link = `${config.publicUrl}/confirm-email?token=${token}`
  mailer.send(changeMail({ to: newEmail, link, site: installation.settings().name }))
  await mailEmailChange(context, { to: emailId, kind: 'asked', newEmail })
  return `A link is on its way to ${newEmail}. Until it is opened you sign in with your old email.`
}

export async function cancelEmailChange({ queries }: Context['database'], userId: string): Promise<void> {
  await voidEmailChanges(queries, userId)
}

/** Performs a change whose link was opened; returns the old and the new address. Throws `email_taken`. */
export async function fulfilEmailChange(
  tx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<{ readonly oldEmail: string; readonly newEmail: string }> {
  const oldEmail = await setOwnEmail(tx, { userId, email, isProved: true })
  return { oldEmail, newEmail: email }
}

interface NewEmail {
  readonly userId: string
  readonly email: string
  /** Whether the owner has verified the address. */
  readonly isProved: boolean
}

async function setOwnEmail(tx: Transaction, { userId, email, isProved }: NewEmail): Promise<string> {
  const oldEmail = await replaceEmail(tx, { userId, email, isProved })
  // The audit log holds no e-mail addresses, because entries cannot be deleted when the person is erased.
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
 * Replaces the e-mail of an account; returns the former one. Links mailed to the former address become invalid, and its
 * rate limit counters are deleted. Throws `email_taken`.
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
  await voidEmailChanges(tx, userId)
  await tx
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, 'confirm-email:%')))
  const counters = [`wrong-password:${before.email}`, `reset-mail:${before.email}`]
  await tx.delete(rateLimit).where(inArray(rateLimit.key, counters))
  return before.email
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

function changeMail({
  to,
  link,
  site,
}: {
  readonly to: string
  readonly link: string
  readonly site: string
}) {
  return {
    to,
    subject: `Confirm your new email for ${site}`,
    text: `Hello,

somebody, probably you, wants to sign in to their ${site} account with this email. Confirm here within a day that it is
yours; the link works once:

${link}

If it was not you, do not open the link: somebody else typed your email.
`,
  }
}
