import type { loginBody, registerBody, User } from '@codedojo/contract'
import type { Queries, Transaction } from '@codedojo/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NIL as nilUuid } from 'uuid'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { requireSignUp } from '../installation/index.ts'
import { forwardCookies } from './auth.ts'
import { mailNewAccount } from './confirm-email.ts'
import { emailTaken } from './email-taken.ts'
import { insertAccounts } from './insert-accounts.ts'
import { claimPasswordAttempt, forgetWrongPasswords, identifyGuesser } from './login-delay.ts'
import { endSessionIfPasswordChanged, verifyOwnPassword } from './own-password.ts'
import { hashPassword } from './password-hash.ts'
import { findUserByEmail } from './queries.ts'
import { recordFailedSignIn } from './record-failed-sign-in.ts'
import { requireSecondFactor } from './second-factor/require-second-factor.ts'
import { announceAccess } from './user-access.ts'
import { type UserRow, wireUser } from './wire-user.ts'

export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Creates an account and signs it in with a session that lasts until the browser is closed. Throws `email_taken`, and what
 * `requireSignUp` throws.
 */
export async function signUp(
  context: Context,
  { firstName, emailId, password, invitation }: z.infer<typeof registerBody>,
  { request, reply }: Exchange,
): Promise<User> {
  const passwordHash = await hashPassword(password)
  const account = { firstName, lastName: '', emailId, passwordHash, role: 'user' } as const
  const row = await context.database.queries.transaction(async (tx) => {
    await requireSignUp(tx, context, { by: 'password', invitation })
    const [added] = await insertAccounts(tx, [account])
    if (!added) throw emailTaken()
    await recordOwn(tx, added.id, 'user.signed_up')
    return added
  })
  const { headers } = await context.auth.openSession({ userId: row.id, endsWithBrowser: true }, request)
  forwardCookies(headers, reply)
  context.auth.devices.remember({ request, reply }, row.id)
  await mailNewAccount(context, { ...row, name: row.firstName }, request.log)
  return wireUser(row)
}

/**
 * Signs in with a new session; the browser's previous session ends. Throws `wrong_credentials`, `account_suspended` for the
 * right password of a suspended account, and what `requireSecondFactor` throws.
 */
export async function signIn(
  context: Context,
  { emailId, password, code, passkey, remember }: z.output<typeof loginBody>,
  { request, reply }: Exchange,
): Promise<User> {
  const { database } = context
  const row = await findUserByEmail(database, emailId)
  const guesser = identifyGuesser(context.auth, { row, emailId, request })
  await claimPasswordAttempt(database, guesser)
  // An unknown e-mail takes the same steps, so that the response time reveals nothing.
  const hash = await verifyOwnPassword(database, row?.id ?? nilUuid, password)
  if (!row || hash === null) {
    const failed = { userId: row?.id ?? null, address: request.ip, why: 'wrong password' } as const
    // Not awaited: it takes longer for an existing account.
    recordFailedSignIn(database, failed).catch((error: unknown) =>
      request.log.error(error, 'A failed sign-in was not recorded.'),
    )
    throw wrongCredentials()
  }
  await forgetWrongPasswords(database, guesser)
  if (row.suspendedAt) throw await suspended(context, row, request)
  await requireSecondFactor(context, { userId: row.id, code, passkey, request })
  const opening = { userId: row.id, endsWithBrowser: !remember }
  const { headers, sessionId } = await context.auth.openSession(opening, request)
  if (!(await endSessionIfPasswordChanged(database, { userId: row.id, sessionId, hash })))
    throw wrongCredentials()
  await endSession(context, request)
  forwardCookies(headers, reply)
  context.auth.devices.remember({ request, reply }, row.id)
  await recordOwn(database.queries, row.id, 'user.signed_in')
  return wireUser(row)
}

function wrongCredentials(): AppError {
  return new AppError('wrong_credentials', 'Wrong email or password')
}

export async function suspended(
  { database }: Context,
  { id, suspendedReason }: UserRow,
  { ip: address }: FastifyRequest,
): Promise<AppError> {
  await recordFailedSignIn(database, { userId: id, address, why: 'suspended' })
  return new AppError('account_suspended', `This account is suspended. ${suspendedReason}`.trim())
}

interface VerifiedPerson {
  readonly userId: string
  readonly endsWithBrowser: boolean
  /** The name of the passkey, for the audit log; absent if it was an identity provider. */
  readonly passkey?: string
}

/**
 * Signs in a person whom an identity provider or a passkey has verified, with a new session of 30 days or until the browser is
 * closed; the browser's previous session ends.
 */
export async function signInVerified(
  context: Context,
  { userId, endsWithBrowser, passkey }: VerifiedPerson,
  { request, reply }: Exchange,
): Promise<void> {
  const { headers } = await context.auth.openSession({ userId, endsWithBrowser }, request)
  await endSession(context, request)
  forwardCookies(headers, reply)
  context.auth.devices.remember({ request, reply }, userId)
  const after = passkey === undefined ? undefined : { passkey }
  await recordOwn(context.database.queries, userId, 'user.signed_in', after)
}

type OwnAction = 'user.signed_up' | 'user.signed_in'

function recordOwn(
  queries: Queries | Transaction,
  id: string,
  action: OwnAction,
  after?: { readonly passkey: string },
): Promise<void> {
  return recordEvent(queries, { actorId: id, action, subject: { kind: 'user', id }, ...(after && { after }) })
}

/** Ends the session of this request, if there is one. Returns headers that delete its cookies. */
export async function endSession(context: Context, request: FastifyRequest): Promise<Headers | null> {
  if (!request.headers.cookie) return null
  const user = await context.auth.userOf(request)
  const headers = await context.auth.endSession(request)
  if (user) await announceAccess(context.database.queries, user._id)
  return headers
}
