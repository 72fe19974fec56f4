import type { RedirectProvider, SignInFailure } from '@codedojo/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isCrossSite, isOwnOrigin } from '../../http/cross-site.ts'
import { IdentityError, type IdentityProvider } from '../../providers/identity/index.ts'
import { type Exchange, renewSignInKey } from '../accounts/index.ts'
import { storePendingSignIn } from './pending-sign-in.ts'

export interface SignInStart {
  readonly provider: RedirectProvider
  readonly service: IdentityProvider
  readonly next: string | null
  readonly isConnecting: boolean
  readonly invitation: string | null
}

/** Where to redirect the browser. */
export type SignInStartResult =
  | { readonly kind: 'away'; readonly address: string }
  | { readonly kind: 'refused'; readonly why: SignInFailure }

/**
 * Starts a sign-in with a provider, or connecting it to the caller's account. The request must come from one of our
 * pages: otherwise another site could connect its own identity, or sign somebody in (CSRF). Connecting needs a recent sign-in,
 * because the identity opens the account from then on.
 */
export async function beginSignIn(
  context: Context,
  beginning: SignInStart,
  exchange: Exchange,
): Promise<SignInStartResult> {
  const { config, database } = context
  const { provider, service, next, isConnecting, invitation } = beginning
  const { request } = exchange
  if (isCrossSite(request, config.publicUrl)) return { kind: 'refused', why: 'expired' }
  const user = isConnecting ? await context.auth.userOf(request) : null
  if (isConnecting && !(user && comesFromOurPage(request, config.publicUrl))) {
    return { kind: 'refused', why: 'expired' }
  }
  if (isConnecting && !(await context.auth.isRecentSignIn(request)))
    return { kind: 'refused', why: 'not_recent' }
  const browserKey = renewSignInKey(config, 'provider', exchange)
  const connectsFor = user?._id ?? null
  const start = await storePendingSignIn(database, { provider, browserKey, next, connectsFor, invitation })
  try {
    const address = await service.addressOf({ ...start, redirectUri: redirectUriOf(context, provider) })
    return { kind: 'away', address }
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    request.log.warn(`A sign-in with ${provider} could not begin. ${error.message}`)
    return { kind: 'refused', why: 'provider_failed' }
  }
}

/** From the configuration, never from the request; the provider compares it exactly. */
export function redirectUriOf({ config }: Pick<Context, 'config'>, provider: RedirectProvider): string {
  return `${config.publicUrl}/api/user/signedInWith/${provider}`
}

/** Browsers send one of two headers; without https only the older one. */
function comesFromOurPage({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin'
  const referer = URL.parse(headers.referer ?? '')
  return referer !== null && isOwnOrigin(referer.origin, host, publicUrl)
}
