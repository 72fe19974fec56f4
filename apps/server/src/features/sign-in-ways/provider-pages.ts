import { type RedirectProvider, redirectProviders, type SignInFailure } from '@codedojo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/network-of.ts'
import { countUse } from '../../http/rate-limit.ts'
import type { IdentityProvider } from '../../providers/identity/index.ts'
import { accountLimits } from '../accounts/index.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { safePath } from './safe-path.ts'

/** Query parameters; malformed ones count as missing. */
const queryText = z.string().max(4096).optional().catch(undefined)
const beginningQuery = z.object({ next: queryText, connect: queryText, invitation: queryText })
const answerQuery = z.object({ state: queryText, code: queryText, error: queryText, iss: queryText })

/**
 * Routes that redirect the browser to a provider and handle its return. Not calls of the contract, because browsers
 * navigate to them.
 */
export function providerPages(app: FastifyInstance, context: Context): void {
  const { config } = context
  const open = (request: FastifyRequest<{ Params: { provider: string } }>, reply: FastifyReply) => {
    const found = offered(context, request.params.provider)
    // The address contains secrets, so it must not be sent as referrer.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    return found
  }

  app.get<{ Params: { provider: string } }>('/api/user/signInWith/:provider', async (request, reply) => {
    const found = open(request, reply)
    const query = beginningQuery.parse(request.query)
    const next = safePath(query.next, config.publicUrl)
    const isConnecting = query.connect === '1'
    // Only starting is rate limited: a return requires a start.
    if (!(await takeSignInAttempt(context, request.ip))) {
      return reply.redirect(pageAfter({ failure: 'too_many', isConnecting, next }))
    }
    const invitation = query.invitation ?? null
    const beginning = { ...found, next, isConnecting, invitation }
    const begun = await beginSignIn(context, beginning, { request, reply })
    if (begun.kind === 'away') return reply.redirect(begun.address)
    return reply.redirect(pageAfter({ failure: begun.why, isConnecting, next }))
  })

  app.get<{ Params: { provider: string } }>('/api/user/signedInWith/:provider', async (request, reply) => {
    const found = open(request, reply)
    const answered = { ...found, ...answerQuery.parse(request.query) }
    return reply.redirect(pageAfter(await finishSignIn(context, answered, { request, reply })))
  })
}

/** Counts a sign-in for the rate limit of its address; false when the limit is reached. */
async function takeSignInAttempt({ config, database }: Context, address: string): Promise<boolean> {
  const { signIn } = accountLimits(config.limits)
  const { hits } = await countUse(database, signIn, networkOf(address))
  return hits <= signIn.most
}

function offered(
  { identityProviders }: Context,
  name: string,
): { provider: RedirectProvider; service: IdentityProvider } {
  const provider = redirectProviders.find((each) => each === name)
  const service = provider ? identityProviders[provider] : null
  if (!provider || !service) throw new AppError('not_found', 'Nobody can sign in this way here.')
  return { provider, service }
}

function pageAfter({
  failure,
  isConnecting,
  next,
}: {
  readonly failure: SignInFailure | null
  readonly isConnecting: boolean
  readonly next: string | null
}): string {
  const page = isConnecting ? '/settings' : '/'
  if (failure === null) return next ?? page
  const words = new URLSearchParams({ signIn: failure, ...(next !== null && { next }) })
  return `${isConnecting ? '/settings' : '/login'}?${words}`
}
