import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { consentPage, findAuthorizeFault, makeConsents } from '../fake-identity/consents.ts'
import { type FakeProvider, type ProviderAnswer, startFakeProvider } from '../fake-identity/fake-provider.ts'

/** The signed-in Google user, in the claims of its tokens. */
export interface GooglePerson {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
  readonly given_name?: string
  readonly family_name?: string
}

export interface FakeGoogle extends FakeProvider {
  /** Server settings: address, client id and secret. */
  readonly settings: Readonly<Record<string, string>>
  /** Sets the signed-in user. */
  readonly person: (person: GooglePerson) => void
  /** Wrong claims of the next token; undefined to leave the claim out. */
  readonly forgesClaims: (claims: Readonly<Record<string, unknown>>) => void
  /** Signs the next token with an unpublished key. */
  readonly forgesSignature: () => void
  /** Leaves the next token unsigned. */
  readonly leavesUnsigned: () => void
  /** Overrides in its discovery document. */
  readonly publishes: (change: Readonly<Record<string, unknown>>) => void
}

const client = { id: '123456789012-fake.apps.googleusercontent.com', secret: 'GOCSPX-fake-secret' }
const keyId = 'fake-key'

/** A fake Google on loopback. Source: Google, "OpenID Connect"; OpenID Connect Core 1.0. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const consents = makeConsents(client)
  const keys = await generateKeyPair('RS256')
  const published: JWK = { ...(await exportJWK(keys.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }
  const others = await generateKeyPair('RS256')
  let person: GooglePerson = { sub: '1', email: 'ada@example.org', email_verified: true, name: 'Ada' }
  let forged: Readonly<Record<string, unknown>> = {}
  let signing: 'own' | 'other' | 'none' = 'own'
  let change: Readonly<Record<string, unknown>> = {}

  const token = async (nonce: string | null): Promise<string> => {
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: provider.url, aud: client.id, azp: client.id, iat: now, exp: now + 3600 }
    const claims = { ...usual, ...person, ...(nonce !== null && { nonce }), ...forged }
    const how = signing
    forged = {}
    signing = 'own'
    if (how === 'none') return unsigned(claims)
    const key = how === 'own' ? keys.privateKey : others.privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(key)
  }

  const provider = await startFakeProvider(async ({ method, url, form }): Promise<ProviderAnswer> => {
    switch (`${method} ${url.pathname}`) {
      case 'GET /.well-known/openid-configuration':
        return {
          status: 200,
          body: {
            issuer: provider.url,
            authorization_endpoint: `${provider.url}/o/oauth2/v2/auth`,
            token_endpoint: `${provider.url}/token`,
            jwks_uri: `${provider.url}/oauth2/v3/certs`,
            ...change,
          },
        }
      case 'GET /oauth2/v3/certs':
        return { status: 200, body: { keys: [published] } }
      case 'GET /o/oauth2/v2/auth':
        return authorize(url.searchParams)
      case 'POST /token': {
        const consent = form.get('grant_type') === 'authorization_code' ? consents.take(form) : 'bad'
        if (typeof consent === 'string') return { status: 400, body: { error: 'invalid_grant' } }
        const body = { access_token: 'ya29.fake', expires_in: 3599, token_type: 'Bearer', scope: 'openid' }
        return { status: 200, body: { ...body, id_token: await token(consent.nonce) } }
      }
      default:
        return { status: 404, body: 'Not found' }
    }
  })
  const authorize = (query: URLSearchParams): ProviderAnswer => {
    const isAsked = query.get('response_type') === 'code' && query.get('scope') === 'openid email profile'
    const fault =
      findAuthorizeFault(query, client) ?? (isAsked && query.get('nonce') ? null : 'invalid_request')
    if (fault !== null) return { status: 400, body: fault }
    return { status: 200, body: consentPage(query, person.name, consents.give(query)) }
  }
  return {
    ...provider,
    settings: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_BASE_URL: provider.url,
    },
    person: (each) => {
      person = each
    },
    forgesClaims: (claims) => {
      forged = claims
    },
    forgesSignature: () => {
      signing = 'other'
    },
    leavesUnsigned: () => {
      signing = 'none'
    },
    publishes: (each) => {
      change = each
    },
  }
}

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}
