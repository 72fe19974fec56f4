import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

/** A person at the issuer, in the claims that it tells. */
export interface IssuerPerson {
  readonly sub: string
  readonly email?: string
  /** Absent: the issuer does not say. */
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
  readonly groups?: readonly string[]
}

export interface IssuerOptions {
  /** Where the issuer returns claims other than the subject; by default its userinfo endpoint. */
  readonly tellsIn?: 'token' | 'userinfo'
  /** Lifetime of codes. */
  readonly codeSeconds?: number
  readonly clientAuthentication?: 'client_secret_basic' | 'client_secret_post'
  /** PUBLIC_URL of the installation; by default that of the tests of the server. */
  readonly publicUrl?: string
}

export interface Issuer extends AsyncDisposable {
  readonly url: string
  /** Server settings: address, client id and secret. */
  readonly settings: Readonly<Record<string, string>>
  /** Sets the person who signs in next. */
  readonly person: (person: IssuerPerson) => void
  /** From now on another key is published than the one that signs. */
  readonly publishesAnotherKey: () => void
}

const client = { id: 'codedojo', secret: 'a-secret-of-the-college' }
const keyId = 'key-1'

/** A real OpenID Connect provider on loopback, which offers every visitor to continue as the same person. */
export async function startIssuer(options: IssuerOptions = {}): Promise<Issuer> {
  const [signing, other] = [await makeKey(), await makeKey()]
  let person: IssuerPerson = { sub: '1' }
  let published: JWK | null = null

  const server = createServer((incoming, reply) => {
    answer(incoming, reply).catch((error: unknown) =>
      reply.destroy(error instanceof Error ? error : undefined),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const people = new Map<string, IssuerPerson>()
  const provider = new Provider(url, makeConfiguration(options, { key: signing, people }))
  const serve = provider.callback()

  const answer = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', url)
    if (pathname === '/jwks' && published) {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [published] }))
      return
    }
    if (pathname.startsWith('/interaction/')) return ask(incoming, reply)
    await serve(incoming, reply)
  }
  const ask = async (incoming: IncomingMessage, reply: ServerResponse) => {
    if (incoming.method === 'GET') {
      reply.writeHead(200, { 'content-type': 'text/html' }).end(page(person))
      return
    }
    const { params } = await provider.interactionDetails(incoming, reply)
    if (incoming.url?.endsWith('?cancel')) {
      return provider.interactionFinished(incoming, reply, { error: 'access_denied' })
    }
    people.set(person.sub, person)
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) })
    grant.addOIDCScope('openid email profile')
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(incoming, reply, { login: { accountId: person.sub }, consent })
  }
  return {
    url,
    settings: { OIDC_ISSUER: url, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    person: (each) => {
      person = each
    },
    publishesAnotherKey: () => {
      const { n = '', e = '' } = other
      published = { kty: 'RSA', n, e, kid: keyId, alg: 'RS256', use: 'sig' }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: keyId, alg: 'RS256', use: 'sig' }
}

function makeConfiguration(
  options: IssuerOptions,
  { key, people }: { readonly key: JWK; readonly people: ReadonlyMap<string, IssuerPerson> },
): Configuration {
  const authentication = options.clientAuthentication ?? 'client_secret_post'
  const publicUrl = options.publicUrl ?? 'http://localhost:3000'
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: authentication,
        redirect_uris: ['oidc', 'oidc2'].map((each) => `${publicUrl}/api/user/signedInWith/${each}`),
        post_logout_redirect_uris: [`${publicUrl}/login`],
      },
    ],
    clientAuthMethods: [authentication],
    jwks: { keys: [{ ...key, kty: 'RSA' }] },
    conformIdTokenClaims: options.tellsIn !== 'token',
    claims: {
      openid: ['sub', 'groups'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    cookies: { keys: ['a-key-of-the-test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: {
      AuthorizationCode: options.codeSeconds ?? 60,
      IdToken: 600,
      AccessToken: 60,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ ...people.get(id), sub: id }),
    }),
  }
}

function page({ sub }: IssuerPerson): string {
  return `<!doctype html><html lang="en"><title>Sign in</title><body><main><h1>Hill College</h1>
<form method="post"><button>Continue</button></form>
<form method="post" action="?cancel"><button>Cancel</button></form><p>as ${sub}</p></main></body></html>`
}
