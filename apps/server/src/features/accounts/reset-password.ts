import { schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { mailAccessChange } from './access-mail.ts'
import { voidEmailChanges } from './email-change-link.ts'
import { endSessions } from './end-sessions.ts'
import { isSecretKept, keepSecret, newSecret, useSecret, voidSecrets } from './one-time-secret.ts'
import { hashPassword } from './password-hash.ts'
import { proveByReset } from './prove-by-reset.ts'
import { keepPassword, userByEmail } from './queries.ts'
import { resetMail } from './reset-mail.ts'

/** What links to choose a password are kept for: those that were mailed prove the e-mail, those that somebody was handed do not. */
const purposes = { mailed: 'hashed-reset-password', handed: 'admin-reset-password' } as const

const hourMs = 60 * 60 * 1000
const handedValidMs = 24 * hourMs

/** Sends the reset mail if there is such an account. Nobody can tell, not even by the time it takes: for nobody the same is kept. */
export async function sendResetMail(
  { config, database, mailer }: Pick<Context, 'config' | 'database' | 'mailer'>,
  emailId: string,
): Promise<void> {
  const person = await userByEmail(database, emailId)
  const token = await mailedSecret(database, { userId: person?.id ?? uuidv4(), validMs: hourMs })
  if (!person) return
  const name = `${person.firstName} ${person.lastName}`.trim()
  mailer.send(resetMail({ to: person.email, name, publicUrl: config.publicUrl, token }))
}

/** A secret that lets this person choose a password once, to be mailed to them. */
export async function mailedSecret(
  { queries }: Context['database'],
  { userId, validMs }: { readonly userId: string; readonly validMs: number },
): Promise<string> {
  // Short enough that no mail program breaks the line of the link.
  const token = newSecret(18)
  await keepSecret(queries, token, { purpose: purposes.mailed, value: userId, validMs })
  return token
}

/**
 * The same, to be handed over by an administrator or the operator. The one that was made before opens nothing any more, and a
 * change of the email that waits is void.
 */
export async function handedSecret(
  tx: Transaction,
  { actorId, userId }: { readonly actorId: string | null; readonly userId: string },
): Promise<{ readonly token: string; readonly validUntil: Date }> {
  const token = newSecret()
  const validUntil = new Date(Date.now() + handedValidMs)
  await voidSecrets(tx, { purpose: purposes.handed, value: userId })
  await voidEmailChanges(tx, userId)
  await keepSecret(tx, token, { purpose: purposes.handed, value: userId, validMs: handedValidMs })
  const subject = { kind: 'user', id: userId } as const
  await recordEvent(tx, { actorId, action: 'user.password_link_made', subject, after: { validUntil } })
  return { token, validUntil }
}

/** The page that such a secret is brought to. */
export function resetPath(token: string): string {
  return `/reset-password?token=${encodeURIComponent(token)}`
}

/** Links to a password that were mailed or handed over open nothing any more. */
export async function voidPasswordLinks(tx: Transaction, userId: string): Promise<void> {
  for (const purpose of Object.values(purposes)) await voidSecrets(tx, { purpose, value: userId })
}

/** Whether a link still opens something; it is not used up. */
export async function isResetLinkValid(
  { database }: Pick<Context, 'database'>,
  token: string,
): Promise<boolean> {
  for (const purpose of Object.values(purposes))
    if (await isSecretKept(database, { purpose, secret: token })) return true
  return false
}

/** Sets a new password and ends every session of the account. Throws `reset_link_invalid`. */
export async function resetPassword(
  context: Context,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const hash = await hashPassword(password)
  const userId = await context.database.queries.transaction(async (tx) => {
    const mailedTo = await useSecret(tx, { purpose: purposes.mailed, secret: token })
    const id = mailedTo ?? (await useSecret(tx, { purpose: purposes.handed, secret: token }))
    if (id === null || !(await isThere(tx, id))) throw linkInvalid()
    await keepPassword(tx, id, hash)
    // Mails that are files are passed on by the operator, and prove nothing.
    if (mailedTo !== null && context.config.smtpUrl !== null) await proveByReset(tx, id)
    await endSessions(tx, id)
    const subject = { kind: 'user', id } as const
    await recordEvent(tx, { actorId: id, action: 'user.password_reset', subject })
    return id
  })
  await mailAccessChange(context, userId, { kind: 'password' })
}

/** Keeps them from being erased until the transaction ends. */
async function isThere(tx: Transaction, id: string): Promise<boolean> {
  const { user } = schema
  const [row] = await tx.select({ id: user.id }).from(user).where(eq(user.id, id)).for('key share')
  return row !== undefined
}

function linkInvalid(): AppError {
  return new AppError('reset_link_invalid', 'This link is no longer valid. Ask for a new one.')
}
