import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { ClientSettings } from '../../identity-settings.ts'
import { askProvider } from './ask-provider.ts'
import { type Identity, IdentityError, type IdentityProvider, tenSecondTimeout } from './identity-provider.ts'

const configurationSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
})

const tokenSchema = z.object({ id_token: z.string().max(16_384) })
const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) })
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

/** Tolerance between Google's clock and ours. */
const toleranceSeconds = 60

/**
 * Sign-in with Google by OpenID Connect: the identity is in a signed token. Endpoints and keys are fetched for each
 * sign-in, because sign-ins are rare and a cache could become stale. Source: OpenID Connect Core 1.0, 3.1.3.7; Google,
 * "OpenID Connect".
 */
export function makeGoogle({ clientId, clientSecret, baseUrl }: ClientSettings): IdentityProvider {
  const configuration = async (signal: AbortSignal) => {
    const url = `${baseUrl}/.well-known/openid-configuration`
    const read = await askProvider(configurationSchema, { url, signal })
    if (read.issuer === baseUrl) return read
    throw new IdentityError(`The configuration at ${baseUrl} is that of another issuer.`)
  }
  return {
    addressOf: async ({ state, nonce, codeChallenge, redirectUri }) => {
      const url = new URL((await configuration(tenSecondTimeout())).authorization_endpoint)
      const asked = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
      return url.href
    },
    identify: async ({ code, nonce, codeVerifier, redirectUri }) => {
      const signal = tenSecondTimeout()
      const known = await configuration(signal)
      const { id_token: token } = await askProvider(tokenSchema, {
        url: known.token_endpoint,
        signal,
        form: {
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          code,
          code_verifier: codeVerifier,
          redirect_uri: redirectUri,
        },
      })
      const keys = await askProvider(keysSchema, { url: known.jwks_uri, signal })
      const claims = await verifiedClaims(token, { clientId, issuer: known.issuer, keys })
      return identityIn(claims, { nonce, clientId })
    },
  }
}

async function verifiedClaims(
  token: string,
  expected: {
    readonly clientId: string
    readonly issuer: string
    readonly keys: z.output<typeof keysSchema>
  },
): Promise<JWTPayload> {
  const { clientId, issuer, keys } = expected
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms: ['RS256', 'ES256'],
      // Google documents both forms of its issuer.
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: clientId,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
    return payload
  } catch (error) {
    const why = error instanceof errors.JOSEError ? error.code : 'malformed'
    throw new IdentityError(`Google's token is not to be trusted: ${why}.`)
  }
}

function identityIn(
  payload: JWTPayload,
  { nonce, clientId }: { readonly nonce: string; readonly clientId: string },
): Identity {
  const { data: claims } = claimsSchema.safeParse(payload)
  if (!claims) throw new IdentityError("Google's token lacks what it must say.")
  if (claims.nonce !== nonce) throw new IdentityError("Google's token is for another sign-in.")
  if (claims.azp !== undefined && claims.azp !== clientId) {
    throw new IdentityError("Google's token was made for another client.")
  }
  return {
    subject: claims.sub,
    firstName: claims.given_name ?? claims.name ?? '',
    lastName: claims.given_name === undefined ? '' : (claims.family_name ?? ''),
    email: claims.email_verified === true ? (claims.email?.toLowerCase() ?? null) : null,
  }
}
