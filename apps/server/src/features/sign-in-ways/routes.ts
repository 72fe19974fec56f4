import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../http/network-of.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { providerNames, startSentence } from '../../identity-settings.ts'
import {
  accountLimits,
  addPasskey,
  askForPasskey,
  askForPasskeyAnswer,
  beginPasskey,
  beginSecondFactor,
  canConfirmEmail,
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
  passkeyUse,
  removePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
} from '../accounts/index.ts'
import { disconnectProvider, offeredProviders, readOwnSignInWays } from './connected-providers.ts'
import { connectDirectory, signInWithDirectory } from './directory/sign-in-with-directory.ts'
import { providerPages } from './provider-pages.ts'
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from './sessions.ts'

export function signInWayRoutes(app: FastifyInstance, context: Context): void {
  providerPages(app, context)
  wayRoutes(app, context)
  directoryRoutes(app, context)
  emailRoutes(app, context)
  secondFactorRoutes(app, context)
  passkeyRoutes(app, context)
  sessionRoutes(app, context)
}

function wayRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context
  registerReadCall(app, context, calls.offeredProviders, {
    read: async () => ({
      providers: offeredProviders(context),
      names: providerNames(context.config),
      canSendMail: canConfirmEmail(context),
      hasPasskeys: passkeyUse(context) === 'offered',
    }),
  })
  registerCall(app, context, calls.ownSignInWays, { run: ({ user }) => readOwnSignInWays(context, user._id) })
  registerCall(app, context, calls.disconnectProvider, {
    run: async ({ params, user }) => {
      await disconnectProvider(context, user._id, params.provider)
      const name = providerNames(context.config)[params.provider]
      return { message: `${startSentence(name)} is disconnected.` }
    },
  })
  registerCall(app, context, calls.changePassword, {
    run: async ({ body, user: { _id: userId }, request }) => {
      const sessionId = await auth.sessionIdOf(request)
      await changePassword(context, { ...body, userId, sessionId, address: request.ip })
      return { message: 'Your password has been changed. Every other session and API token has ended.' }
    },
  })
}

function directoryRoutes(app: FastifyInstance, context: Context): void {
  const { signIn } = accountLimits(context.config.limits)
  const limit = ({ request }: { readonly request: FastifyRequest }) =>
    checkRateLimit(context.database, signIn, networkOf(request.ip))
  registerCall(app, context, calls.signInWithDirectory, {
    limit,
    run: async ({ body, request, reply }) => ({
      user: await signInWithDirectory(context, body, { request, reply }),
    }),
  })
  registerCall(app, context, calls.connectDirectory, {
    limit,
    run: async ({ body, user, request }) => {
      await connectDirectory(context, { ...body, userId: user._id }, { request })
      return { message: `${startSentence(providerNames(context.config).ldap)} is connected.` }
    },
  })
}

function emailRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context
  registerCall(app, context, calls.changeEmail, {
    run: async ({ body, user: { _id: userId, emailId }, request }) => {
      const { emailId: newEmail, currentPassword } = body
      const sessionId = await auth.sessionIdOf(request)
      const change = { userId, sessionId, emailId, newEmail, currentPassword, address: request.ip }
      return { message: await changeEmail(context, change) }
    },
  })
  registerCall(app, context, calls.keepEmail, {
    run: async ({ user }) => {
      await cancelEmailChange(context.database, user._id)
      return { message: 'Your email stays as it is.' }
    },
  })
}

function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  const ownOf = async ({ user, request }: { readonly user: User; readonly request: FastifyRequest }) => ({
    userId: user._id,
    sessionId: await context.auth.sessionIdOf(request),
    address: request.ip,
    request,
  })
  registerCall(app, context, calls.askForPasskey, {
    run: async ({ body, user, request }) => ({
      recoveryCodes: await askForPasskey(context, { ...body, ...(await ownOf({ user, request })) }),
    }),
  })
  registerCall(app, context, calls.beginSecondFactor, {
    run: async ({ body, user, request }) =>
      beginSecondFactor(context, { ...body, emailId: user.emailId, ...(await ownOf({ user, request })) }),
  })
  registerCall(app, context, calls.confirmSecondFactor, {
    run: async ({ body: { code }, user }) => ({
      recoveryCodes: await confirmSecondFactor(context, { userId: user._id, code }),
    }),
  })
  registerCall(app, context, calls.renewRecoveryCodes, {
    run: async ({ body, user, request }) => ({
      recoveryCodes: await renewRecoveryCodes(context, { ...body, ...(await ownOf({ user, request })) }),
    }),
  })
  registerCall(app, context, calls.endSecondFactor, {
    run: async ({ body, user, request }) => {
      await endSecondFactor(context, { ...body, ...(await ownOf({ user, request })) })
      return { message: 'Your password alone signs in from now on.' }
    },
  })
}

function passkeyRoutes(app: FastifyInstance, context: Context): void {
  const { auth, config, database } = context
  const { passkeyChallenge, signIn } = accountLimits(config.limits)
  registerCall(app, context, calls.beginPasskey, {
    run: async ({ user, request }) =>
      beginPasskey(context, { user, sessionId: await auth.sessionIdOf(request) }),
  })
  registerCall(app, context, calls.addPasskey, {
    run: async ({ body: { name, passkey: made }, user: { _id: userId }, request }) => {
      const sessionId = await auth.sessionIdOf(request)
      return addPasskey(context, { userId, sessionId, name, made, log: request.log })
    },
  })
  registerCall(app, context, calls.removePasskey, {
    run: async ({ params: { id }, user: { _id: userId } }) => {
      await removePasskey(context, { userId, id })
      return { message: 'The passkey is removed. Your device may still show it; delete it there, too.' }
    },
  })
  registerCall(app, context, calls.passkeyChallenge, {
    limit: ({ request }) => checkRateLimit(database, passkeyChallenge, networkOf(request.ip)),
    run: async ({ request, reply }) => {
      const user = await auth.userOf(request)
      return askForPasskeyAnswer(context, user?._id ?? null, { request, reply })
    },
  })
  registerCall(app, context, calls.signInWithPasskey, {
    limit: ({ request }) => checkRateLimit(database, signIn, networkOf(request.ip)),
    run: async ({ body, request, reply }) => ({
      user: await signInWithPasskey(context, body, { request, reply }),
    }),
  })
}

function sessionRoutes(app: FastifyInstance, context: Context): void {
  const { auth, database } = context
  registerCall(app, context, calls.ownSessions, {
    run: async ({ user, request }) =>
      listOwnSessions(database, { userId: user._id, currentId: await auth.sessionIdOf(request) }),
  })
  registerCall(app, context, calls.endSession, {
    run: async ({ params, user }) => {
      await endOwnSession(database, user._id, params.id)
      return { message: 'The session has ended.' }
    },
  })
  registerCall(app, context, calls.endOtherSessions, {
    run: async ({ user, request }) => {
      const ended = await endOtherOwnSessions(database, {
        userId: user._id,
        currentId: await auth.sessionIdOf(request),
      })
      return { message: ended === 1 ? '1 other session has ended.' : `${ended} other sessions have ended.` }
    },
  })
}
