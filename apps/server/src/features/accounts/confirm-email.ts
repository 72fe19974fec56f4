import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'
import type { Mail } from '../../providers/mail/index.ts'
import { recordEvent } from '../audit/index.ts'
import { mailEmailChange } from './access-mail.ts'
import { accountLimits } from './account-limits.ts'
import { fulfilEmailChange } from './change-email.ts'
import { consumeEmailChange } from './email-change-link.ts'
import { greetingOf } from './greeting.ts'
import { consumeSecret, newSecret, storeSecret, voidSecrets } from './one-time-secret.ts'

const { user } = schema
const purpose = 'confirm-email'
const dayMs = 24 * 60 * 60 * 1000

interface Addressee {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Without a mail server no e-mail can be verified. */
export function canConfirmEmail({ config }: Pick<Context, 'config'>): boolean {
  return config.smtpUrl !== null
}

/**
 * Mails the caller a confirmation link, unless their e-mail is verified already. Throws `mail_off` and
 * `too_many_requests`.
 */
export async function requestEmailConfirmation(context: Context, userId: string): Promise<void> {
  if (!canConfirmEmail(context)) throw new AppError('mail_off', 'This installation sends no mail.')
  const { config, database } = context
  await checkRateLimit(database, accountLimits(config.limits).confirmationMail, userId)
  const [row] = await database.queries
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
  if (row) await sendConfirmation(context, row)
}

/**
 * Mails a confirmation link to the owner of a new account. Errors are only logged: the account exists without the mail.
 */
export async function mailNewAccount(
  context: Context,
  { id, name, email }: Addressee,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  if (!canConfirmEmail(context)) return
  try {
    await checkRateLimit(context.database, accountLimits(context.config.limits).confirmationMail, id)
    await sendConfirmation(context, { id, name, email })
  } catch (error) {
    log.error(error, 'The confirmation mail to a new user could not be sent; they can request another.')
  }
}

async function sendConfirmation(
  { config, database, mailer, installation }: Context,
  to: Addressee,
): Promise<void> {
  const token = newSecret()
  await storeSecret(database.queries, token, { purpose, value: to.id, validMs: dayMs })
  const link = `${config.publicUrl}/confirm-email?token=${token}`
  mailer.send(confirmationMail(to, { link, site: installation.settings().name }))
}

/**
 * Confirms the e-mail that the token was mailed to: the current one of an account, or a requested new one. A new one
 * needs the session of its account, because a mistyped address may belong to a stranger. Returns what happened. Throws
 * `confirmation_link_invalid` for a token that is unknown, used or older than a day, `not_owner_of_change` and
 * `email_taken`.
 */
export async function confirmEmail(
  context: Context,
  { token, userId }: { readonly token: string; readonly userId: string | null },
): Promise<string> {
  const changed = await context.database.queries.transaction(async (tx) => {
    const id = await consumeSecret(tx, { purpose, secret: token })
    if (id !== null) {
      await voidSecrets(tx, { purpose, value: id })
      await tx.update(user).set({ emailVerified: true, updatedAt: new Date() }).where(eq(user.id, id))
      await recordEvent(tx, { actorId: id, action: 'user.email_confirmed', subject: { kind: 'user', id } })
      return null
    }
    const change = await consumeEmailChange(tx, token)
    if (change === null) throw linkInvalid()
    if (change.userId !== userId) throw ownerFirst()
    return fulfilEmailChange(tx, change)
  })
  if (changed === null) return 'Your email is confirmed.'
  await mailEmailChange(context, { to: changed.oldEmail, kind: 'changed', newEmail: changed.newEmail })
  return `Your email is changed. Sign in with ${changed.newEmail} from now on.`
}

/** The link stays valid. */
function ownerFirst(): AppError {
  return new AppError(
    'not_owner_of_change',
    'This link changes the email of an account. Sign in to that account with its old email, then confirm.',
  )
}

function linkInvalid(): AppError {
  return new AppError(
    'confirmation_link_invalid',
    'This link is no longer valid. Ask for a new one in your settings.',
  )
}

function confirmationMail(
  { name, email }: Addressee,
  { link, site }: { readonly link: string; readonly site: string },
): Mail {
  return {
    to: email,
    subject: `Confirm your email for ${site}`,
    text: `${greetingOf(name)}

a ${site} account was made with this email. If you made it, confirm here within a day that the email is yours; the link
works once:

${link}

If it was not you, do not open the link: somebody else typed your email, and confirming would tell us that the account is yours.
`,
  }
}
