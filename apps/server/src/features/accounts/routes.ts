import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/network-of.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { accountLimits } from './account-limits.ts'
import { askForAccount } from './ask-for-account.ts'
import { forwardCookies } from './auth.ts'
import { confirmEmail, requestEmailConfirmation } from './confirm-email.ts'
import { attemptCounterKey, identifyGuesser } from './login-delay.ts'
import { findUserByEmail } from './queries.ts'
import { isResetLinkValid, resetPassword, sendResetMail } from './reset-password.ts'
import { endSession, signIn, signUp } from './sign-in.ts'
import { findSignOutAddress } from './sign-out-address.ts'

const mailedWords = 'If there is an account with this email, a mail with a link is on its way.'
/** Without a mail server, mails become files that the operator can read. */
const notMailedWords =
  'This installation sends no mail. Ask an administrator for a link: they make one under Admin, Users.'

export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { config, database } = context
  const rules = accountLimits(config.limits)

  registerCall(app, context, calls.register, {
    limit: ({ request }) => checkRateLimit(database, rules.signUp, networkOf(request.ip)),
    run: async ({ body, request, reply }) => ({ user: await signUp(context, body, { request, reply }) }),
  })
  registerCall(app, context, calls.askForAccount, {
    limit: async ({ body, request }) => {
      await checkRateLimit(database, rules.signUp, networkOf(request.ip))
      await checkRateLimit(database, rules.resetMail, `sign-up:${body.emailId}`)
    },
    run: async ({ body, request }) => {
      await askForAccount(context, body, request.log)
      return { message: `A mail with a link is on its way to ${body.emailId}. It works for seven days.` }
    },
  })
  registerCall(app, context, calls.login, {
    // A known device has a counter of its own: somebody else in the same network must not use up the owner's sign-ins.
    limit: async ({ body: { emailId }, request }) => {
      const row = await findUserByEmail(database, emailId)
      const guesser = identifyGuesser(context.auth, { row, emailId, request })
      const who = guesser.kind === 'own' ? attemptCounterKey(guesser) : networkOf(request.ip)
      await checkRateLimit(database, rules.signIn, who)
    },
    run: async ({ body, request, reply }) => ({ user: await signIn(context, body, { request, reply }) }),
  })
  registerReadCall(app, context, calls.check, { read: async ({ user }) => ({ user }) })
  registerCall(app, context, calls.logout, {
    run: async ({ request, reply }) => {
      const user = await context.auth.userOf(request)
      const headers = await endSession(context, request)
      if (headers) forwardCookies(headers, reply)
      return {
        message: 'Signed out.',
        signOutAt: user && (await findSignOutAddress(context, user._id, request.log)),
      }
    },
  })
  registerCall(app, context, calls.forgotPassword, {
    limit: async ({ body, request }) => {
      // The limit per network is counted first: otherwise refused requests would still use up the limit of somebody
      // else's account.
      await checkRateLimit(database, rules.resetMailAddress, networkOf(request.ip))
      const { emailId } = body
      const row = await findUserByEmail(database, emailId)
      await checkRateLimit(
        database,
        rules.resetMail,
        attemptCounterKey(identifyGuesser(context.auth, { row, emailId, request })),
      )
    },
    run: async ({ body }) => {
      await sendResetMail(context, body.emailId)
      const isMailed = config.smtpUrl !== null
      return { message: isMailed ? mailedWords : notMailedWords }
    },
  })
  registerCall(app, context, calls.checkResetLink, {
    limit: ({ request }) => checkRateLimit(database, rules.mailedLink, networkOf(request.ip)),
    run: async ({ body }) => ({ isValid: await isResetLinkValid(context, body.token) }),
  })
  registerCall(app, context, calls.resetPassword, {
    limit: ({ request }) => checkRateLimit(database, rules.mailedLink, networkOf(request.ip)),
    run: async ({ body, request, reply }) => {
      await resetPassword(context, body, { request, reply })
      return { message: 'Your password has been changed. Sign in with the new one.' }
    },
  })
  registerCall(app, context, calls.askConfirmation, {
    run: async ({ user }) => {
      await requestEmailConfirmation(context, user._id)
      return { message: 'If the email was not confirmed yet, a mail with a link is on its way.' }
    },
  })
  registerCall(app, context, calls.confirmEmail, {
    limit: ({ request }) => checkRateLimit(database, rules.mailedLink, networkOf(request.ip)),
    run: async ({ body, request }) => {
      const user = await context.auth.userOf(request)
      return { message: await confirmEmail(context, { token: body.token, userId: user?._id ?? null }) }
    },
  })
}
