import { type Queries, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { mailAccessChange } from './access-mail.ts'
import { voidEmailChanges } from './email-change-link.ts'
import { endSessions } from './end-sessions.ts'
import { forgetWrongPasswords } from './login-delay.ts'
import { consumeSecret, newSecret, readSecretValue, storeSecret, voidSecrets } from './one-time-secret.ts'
import { hashPassword } from './password-hash.ts'
import { proveEmail } from './prove-email.ts'
import { findUserByEmail, storePassword } from './queries.ts'
import { resetMail } from './reset-mail.ts'
import type { Exchange } from './sign-in.ts'

/** Purposes of reset secrets: a mailed link verifies the e-mail, a link handed over in person does not. */
const purposes = { mailed: 'hashed-reset-password', handed: 'admin-reset-password' } as const

const hourMs = 60 * 60 * 1000
const handedValidMs = 24 * hourMs

/**
 * Sends the reset mail if the account exists. The response and its time do not reveal whether it does: for an unknown
 * e-mail a dummy secret is stored.
 */
export async function sendResetMail(
  {
    config,
    database,
    mailer,
    installation,
  }: Pick<Context, 'config' | 'database' | 'mailer' | 'installation'>,
  emailId: string,
): Promise<void> {
  const person = await findUserByEmail(database, emailId)
  const token = await issueMailedResetSecret(database, { userId: person?.id ?? uuidv4(), validMs: hourMs })
  if (!person) return
  const name = `${person.firstName} ${person.lastName}`.trim()
  const site = installation.settings().name
  const mail = resetMail({ to: person.email, name, publicUrl: config.publicUrl, token, site })
  // Runs after the response, because sending takes measurable time.
  setImmediate(() => mailer.send(mail))
}

/** Creates a one-time secret to be mailed, with which the person chooses a new password. */
export async function issueMailedResetSecret(
  { queries }: Context['database'],
  { userId, validMs }: { readonly userId: string; readonly validMs: number },
): Promise<string> {
  // Short, so that no mail program breaks the link over two lines.
  const token = newSecret(18)
  await storeSecret(queries, token, { purpose: purposes.mailed, value: userId, validMs })
  return token
}

/**
 * Creates a one-time secret to be handed over by an admin or the operator. An earlier one becomes invalid, and a
 * pending e-mail change is cancelled.
 */
export async function issueHandoverResetSecret(
  tx: Transaction,
  { actorId, userId }: { readonly actorId: string | null; readonly userId: string },
): Promise<{ readonly token: string; readonly validUntil: Date }> {
  const token = newSecret()
  const validUntil = new Date(Date.now() + handedValidMs)
  await voidSecrets(tx, { purpose: purposes.handed, value: userId })
  await voidEmailChanges(tx, userId)
  await storeSecret(tx, token, { purpose: purposes.handed, value: userId, validMs: handedValidMs })
  const subject = { kind: 'user', id: userId } as const
  await recordEvent(tx, { actorId, action: 'user.password_link_made', subject, after: { validUntil } })
  return { token, validUntil }
}

/** Path of the page that opens such a secret. */
export function resetPath(token: string): string {
  return `/reset-password?token=${encodeURIComponent(token)}`
}

/** Invalidates all reset links of the account, mailed or handed over. */
export async function voidPasswordLinks(tx: Transaction, userId: string): Promise<void> {
  for (const purpose of Object.values(purposes)) await voidSecrets(tx, { purpose, value: userId })
}

/** Whether a reset link is valid; the link is not consumed. */
export async function isResetLinkValid(
  { database }: Pick<Context, 'database'>,
  token: string,
): Promise<boolean> {
  return (await readLink(database.queries, token)) !== null
}

/**
 * Sets a new password and ends every session of the account. Resets the login delay of unknown devices and remembers
 * this device, so that the owner can sign in while an attacker keeps guessing. Throws `reset_link_invalid`.
 */
export async function resetPassword(
  context: Context,
  { token, password }: { readonly token: string; readonly password: string },
  exchange: Exchange,
): Promise<void> {
  const hash = await hashPassword(password)
  const { userId, emailId } = await context.database.queries.transaction(async (tx) => {
    const link = await takeLink(tx, token)
    await storePassword(tx, link.userId, hash)
    // Mails written as files are passed on by the operator, so they do not verify the e-mail.
    if (link.isMailed && context.config.smtpUrl !== null) await proveEmail(tx, link.userId, 'password')
    await endSessions(tx, link.userId)
    const subject = { kind: 'user', id: link.userId } as const
    await recordEvent(tx, { actorId: link.userId, action: 'user.password_reset', subject })
    return link
  })
  await forgetWrongPasswords(context.database, { kind: 'stranger', emailId })
  context.auth.devices.remember(exchange, userId)
  await mailAccessChange(context, userId, { kind: 'password' })
}

interface Link {
  readonly userId: string
  readonly purpose: (typeof purposes)[keyof typeof purposes]
}

async function readLink(queries: Queries | Transaction, token: string): Promise<Link | null> {
  for (const purpose of Object.values(purposes)) {
    const userId = await readSecretValue(queries, { purpose, secret: token })
    if (userId !== null) return { userId, purpose }
  }
  return null
}

/** Consumes the link. Of two links of one account opened concurrently, only the first works. */
async function takeLink(tx: Transaction, token: string) {
  const link = await readLink(tx, token)
  const emailId = link && (await lockAccount(tx, link.userId))
  if (!link || emailId === null) throw linkInvalid()
  if ((await consumeSecret(tx, { purpose: link.purpose, secret: token })) === null) throw linkInvalid()
  return { userId: link.userId, emailId, isMailed: link.purpose === purposes.mailed }
}

/**
 * Locks the account, so that it is not erased and no other link of it is used before the transaction ends. Returns its
 * e-mail; null if the account is gone.
 */
async function lockAccount(tx: Transaction, id: string): Promise<string | null> {
  const { user } = schema
  const [row] = await tx.select({ email: user.email }).from(user).where(eq(user.id, id)).for('no key update')
  return row?.email ?? null
}

function linkInvalid(): AppError {
  return new AppError('reset_link_invalid', 'This link is no longer valid. Ask for a new one.')
}
