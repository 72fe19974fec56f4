import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import type { OidcSettings } from '../../oidc-settings.ts'
import { textOf } from './ask-provider.ts'
import { IdentityError, type IdentityProvider, tenSecondTimeout } from './identity-provider.ts'
import { type Claims, identityOf, lacksClaims } from './oidc-claims.ts'

/** A short timeout: the person has already signed out here, and waits only to leave. */
const signOutMs = 3000

/** Tolerance between the issuer's clock and ours. */
const toleranceSeconds = 60

interface OidcProvider extends IdentityProvider {
  /** Throws unless the issuer tells its configuration. */
  readonly check: () => Promise<void>
}

/**
 * Sign-in with any OpenID Connect provider. Its configuration and keys are fetched for each sign-in, because sign-ins are
 * rare and a cache could become stale. The library compares issuer, audience, nonce and times of the token, and verifies its
 * signature. Source: OpenID Connect Core 1.0, 3.1; Discovery 1.0; RP-Initiated Logout 1.0, 2.
 */
export function makeOidc(settings: OidcSettings): OidcProvider {
  return {
    check: () =>
      told(settings, async () => {
        await discover(settings)
      }),
    addressOf: ({ state, nonce, codeChallenge, redirectUri }) =>
      told(settings, async () => {
        const asked = {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
        }
        return buildAuthorizationUrl(await discover(settings), asked).href
      }),
    identify: ({ code, issuer, nonce, codeVerifier, redirectUri }) =>
      told(settings, async () => {
        const known = await discover(settings)
        const answered = new URL(redirectUri)
        answered.search = String(new URLSearchParams({ code, ...(issuer !== undefined && { iss: issuer }) }))
        // The state was compared when the pending sign-in was found.
        const checks = { pkceCodeVerifier: codeVerifier, expectedNonce: nonce, idTokenExpected: true }
        const tokens = await authorizationCodeGrant(known, answered, checks)
        const claims = tokens.claims()
        if (!claims) throw new IdentityError(`${settings.issuer} sent no token.`)
        return identityOf(
          await completed(known, { settings, claims, accessToken: tokens.access_token }),
          settings,
        )
      }),
    ...(settings.signsOut && {
      signOutAddress: (returnTo) =>
        told(settings, async () => {
          const known = await discover(settings, AbortSignal.timeout(signOutMs))
          if (known.serverMetadata().end_session_endpoint === undefined) return null
          return buildEndSessionUrl(known, { post_logout_redirect_uri: returnTo }).href
        }),
    }),
  }
}

async function discover(
  { issuer, clientId, clientSecret }: OidcSettings,
  signal = tenSecondTimeout(),
): Promise<Configuration> {
  const url = new URL(issuer)
  const own = { client_secret: clientSecret, [clockTolerance]: toleranceSeconds }
  return discovery(url, clientId, own, authenticate(clientSecret), {
    [customFetch]: boundedFetch(signal),
    timeout: 10,
    execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
  })
}

/** In the body where the issuer lists that, else in a header, which is the default of the protocol. */
function authenticate(clientSecret: string): ClientAuth {
  const [inBody, inHeader] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)]
  return (issuer, ...others) => {
    const isListed = issuer.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false
    return (isListed ? inBody : inHeader)(issuer, ...others)
  }
}

/** All questions of one sign-in share the time limit. No redirect is followed: it would leak secrets to another host. */
function boundedFetch(signal: AbortSignal) {
  return async (
    url: string,
    { body, headers, method }: { body?: unknown; headers: Record<string, string>; method: string },
  ) => {
    const form = body instanceof URLSearchParams ? body : undefined
    const response = await fetch(url, {
      method,
      headers,
      ...(form && { body: form }),
      redirect: 'manual',
      signal,
    })
    const { status, headers: told } = response
    return new Response(response.body && (await textOf(response)), { status, headers: told })
  }
}

/** The claims of the token, with those of the userinfo endpoint where the token leaves out what is needed. */
async function completed(
  known: Configuration,
  {
    settings,
    claims,
    accessToken,
  }: { settings: OidcSettings; claims: Claims & { sub: string }; accessToken: string },
): Promise<Claims & { sub: string }> {
  if (!lacksClaims(claims, settings) || known.serverMetadata().userinfo_endpoint === undefined) return claims
  return { ...claims, ...(await fetchUserInfo(known, accessToken, claims.sub)) }
}

/** Whatever goes wrong is an `IdentityError`, with neither secret nor token in its message. */
async function told<T>({ issuer }: OidcSettings, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof IdentityError) throw error
    throw new IdentityError(`The sign-in with ${issuer} failed: ${reasonOf(error)}.`)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ResponseBodyError) return `refused (${error.status}), ${error.error.slice(0, 100)}`
  if (!(error instanceof Error)) return 'unknown'
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message
}
