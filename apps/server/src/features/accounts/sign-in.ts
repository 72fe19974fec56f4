import type { User } from '@codedojo/contract'
import { isAPIError } from 'better-auth/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { headersOf, passCookies } from './auth.ts'
import { mailNewAccount } from './confirm-email.ts'
import { endSessions } from './end-sessions.ts'
import { forgetWrongPasswords, takeTurn } from './login-delay.ts'
import { userByEmail } from './queries.ts'
import { recordFailedSignIn } from './record-failed-sign-in.ts'
import { announceAccess } from './user-access.ts'
import { type UserRow, wireUser } from './wire-user.ts'

export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Creates an account and signs it in for this browser session. Throws `email_taken`. */
export async function signUp(
  context: Context,
  { firstName, emailId, password }: { firstName: string; emailId: string; password: string },
  { request, reply }: Exchange,
): Promise<User> {
  const { headers } = await context.auth.library.api
    .signUpEmail({
      body: { name: firstName, firstName, email: emailId, password, rememberMe: false },
      headers: headersOf(request),
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      // Of two sign-ups at once the second fails when its row is refused, and then the library does not say why.
      if (isAPIError(error) && (await userByEmail(context.database, emailId))) throw emailTaken(error)
      throw error
    })
  passCookies(headers, reply)
  const row = await knownUser(context, emailId)
  await recordOwn(context, row.id, 'user.signed_up')
  await mailNewAccount(context, { ...row, name: row.firstName }, request.log)
  return wireUser(row)
}

/**
 * Signs in with a new session; the one the browser had before ends. Throws `wrong_credentials`, and with the right
 * password of a suspended account `account_suspended`.
 */
export async function signIn(
  context: Context,
  { emailId, password, remember }: { emailId: string; password: string; remember: boolean },
  { request, reply }: Exchange,
): Promise<User> {
  const { auth, database } = context
  await takeTurn(database, emailId)
  const { headers } = await auth.library.api
    .signInEmail({
      body: { email: emailId, password, rememberMe: remember },
      headers: headersOf(request),
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      if (!isAPIError(error) || error.statusCode !== 401) throw error
      const userId = (await userByEmail(database, emailId))?.id ?? null
      await recordFailedSignIn(database, { userId, address: request.ip, why: 'wrong password' })
      throw wrongCredentials(error)
    })
  await forgetWrongPasswords(database, emailId)
  const row = await knownUser(context, emailId)
  if (row.suspendedAt) throw await suspended(context, row, request)
  await endSession(context, request)
  passCookies(headers, reply)
  await recordOwn(context, row.id, 'user.signed_in')
  return wireUser(row)
}

/** The library has opened a session before it could be asked whether it may; nobody has its cookie. */
async function suspended(
  { database }: Context,
  { id, suspendedReason }: UserRow,
  { ip: address }: FastifyRequest,
): Promise<AppError> {
  await endSessions(database.queries, id)
  await recordFailedSignIn(database, { userId: id, address, why: 'suspended' })
  return new AppError('account_suspended', `This account is suspended. ${suspendedReason}`.trim())
}

/** Signs somebody in whom a provider has proved, with a new session of 30 days; the one the browser had before ends. */
export async function signInProved(
  context: Context,
  userId: string,
  { request, reply }: Exchange,
): Promise<void> {
  const { headers } = await context.auth.library.api.openSession({
    body: { userId },
    headers: headersOf(request),
    returnHeaders: true,
  })
  await endSession(context, request)
  passCookies(headers, reply)
  await recordOwn(context, userId, 'user.signed_in')
}

type OwnAction = 'user.signed_up' | 'user.signed_in'

function recordOwn({ database }: Context, id: string, action: OwnAction): Promise<void> {
  return recordEvent(database.queries, { actorId: id, action, subject: { kind: 'user', id } })
}

/** Ends the session of this request, if it has one. Answers the cookies' removal. */
export async function endSession(context: Context, request: FastifyRequest): Promise<Headers | null> {
  if (!request.headers.cookie) return null
  const user = await context.auth.userOf(request)
  const { headers } = await context.auth.library.api.signOut({
    headers: headersOf(request),
    returnHeaders: true,
  })
  if (user) await announceAccess(context.database.queries, user._id)
  return headers
}

/** Sends the reset mail if there is such an account; the caller cannot tell. */
export async function sendResetMail(context: Context, emailId: string): Promise<void> {
  await context.auth.library.api.requestPasswordReset({ body: { email: emailId } })
}

/** Sets a new password and ends every session of the account. Throws `reset_link_invalid`. */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await context.auth.library.api
    .resetPassword({ body: { newPassword: password, token } })
    .catch((error: unknown) => {
      if (!isAPIError(error)) throw error
      throw new AppError('reset_link_invalid', 'This link is no longer valid. Ask for a new one.', {
        cause: error,
      })
    })
}

async function knownUser(context: Context, emailId: string): Promise<UserRow> {
  const row = await userByEmail(context.database, emailId)
  if (!row) throw new Error('The account that has just signed in is gone.')
  return row
}

function emailTaken(cause: unknown): AppError {
  const message = 'An account with this email already exists. Sign in, or reset its password.'
  return new AppError('email_taken', message, { errors: [{ field: 'emailId', message }], cause })
}

function wrongCredentials(cause: unknown): AppError {
  return new AppError('wrong_credentials', 'Wrong email or password', { cause })
}
