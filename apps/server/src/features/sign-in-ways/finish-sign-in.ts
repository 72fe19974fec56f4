import type { RedirectProvider, SignInFailure } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { IdentityError, type IdentityProvider } from '../../providers/identity/index.ts'
import { clearSignInKey, type Exchange, readSignInKey } from '../accounts/index.ts'
import { redirectUriOf } from './begin-sign-in.ts'
import { letIn, tellOfNewWay } from './let-in.ts'
import { consumePendingSignIn, type PendingSignIn } from './pending-sign-in.ts'
import { connectIdentity, type ProvedIdentity, signInIdentity } from './settle-identity.ts'

export interface ProviderReturn {
  readonly provider: RedirectProvider
  readonly service: IdentityProvider
  /** Query parameters; absent when missing or malformed. */
  readonly state?: string | undefined
  readonly code?: string | undefined
  readonly error?: string | undefined
  readonly iss?: string | undefined
}

/** The result of a sign-in, and where the browser goes next. */
export interface SignInResult {
  readonly failure: SignInFailure | null
  readonly isConnecting: boolean
  readonly next: string | null
}

/** Completes a sign-in that this browser started: signs in, or connects the provider, or returns an error. */
export async function finishSignIn(
  context: Context,
  answered: ProviderReturn,
  exchange: Exchange,
): Promise<SignInResult> {
  const pending = await pendingOf(context, answered, exchange)
  if (!pending) {
    const isConnecting = (await context.auth.userOf(exchange.request)) !== null
    return { failure: 'expired', isConnecting, next: null }
  }
  const failure = await failureOf(context, { pending, answered, exchange })
  if (failure === null) clearSignInKey(context.config, 'provider', exchange.reply)
  return { failure, isConnecting: pending.connectsFor !== null, next: pending.next }
}

async function pendingOf(
  { config, database }: Context,
  { provider, state }: ProviderReturn,
  { request }: Exchange,
): Promise<PendingSignIn | null> {
  const browserKey = readSignInKey(config, 'provider', request)
  if (browserKey === null || state === undefined) return null
  return consumePendingSignIn(database, { provider, browserKey, state })
}

interface PendingReturn {
  readonly pending: PendingSignIn
  readonly answered: ProviderReturn
  readonly exchange: Exchange
}

async function failureOf(context: Context, taken: PendingReturn): Promise<SignInFailure | null> {
  const { pending, answered, exchange } = taken
  if (answered.error === 'access_denied') return 'cancelled'
  if (answered.error !== undefined || answered.code === undefined) return 'provider_failed'
  const proved = await provedBy(context, taken, answered.code)
  if (!proved) return 'provider_failed'
  if (pending.connectsFor !== null) return connectOwn(context, { ...taken, proved })
  const settled = await signInIdentity(context, proved, pending.invitation ?? undefined)
  if (settled.kind === 'failed') return settled.why
  const failure = await letIn(context, settled.userId, { proved, exchange, endsWithBrowser: false })
  await tellOfNewWay(context, settled, proved)
  return failure
}

async function provedBy(
  context: Context,
  taken: PendingReturn,
  code: string,
): Promise<ProvedIdentity | null> {
  const { answered, pending, exchange } = taken
  const { provider, service } = answered
  const { nonce, codeVerifier } = pending
  const { iss: issuer } = answered
  const redirectUri = redirectUriOf(context, provider)
  try {
    return { provider, identity: await service.identify({ code, issuer, nonce, codeVerifier, redirectUri }) }
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    exchange.request.log.warn(`A sign-in with ${provider} failed. ${error.message}`)
    return null
  }
}

/** Only for the account that started it: the browser may be signed in to another one by now. */
async function connectOwn(
  context: Context,
  { pending, exchange, proved }: PendingReturn & { readonly proved: ProvedIdentity },
): Promise<SignInFailure | null> {
  const user = await context.auth.userOf(exchange.request)
  if (!user || user._id !== pending.connectsFor) return 'expired'
  const settled = await connectIdentity(context.database, user._id, proved)
  if (settled.kind === 'failed') return settled.why
  await tellOfNewWay(context, settled, proved)
  return null
}
