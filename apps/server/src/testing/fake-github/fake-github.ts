import { randomBytes } from 'node:crypto'
import { consentPage, findAuthorizeFault, makeConsents } from '../fake-identity/consents.ts'
import { type FakeProvider, type ProviderAnswer, startFakeProvider } from '../fake-identity/fake-provider.ts'

/** The signed-in GitHub user, in the fields of its API. */
export interface GithubPerson {
  readonly id: number
  readonly login: string
  readonly name: string | null
  readonly emails: readonly {
    readonly email: string
    readonly primary: boolean
    readonly verified: boolean
  }[]
}

export interface FakeGithub extends FakeProvider {
  /** Server settings: addresses, client id and secret. */
  readonly settings: Readonly<Record<string, string>>
  /** Sets the signed-in user. */
  readonly person: (person: GithubPerson) => void
}

const client = { id: 'Ov23liFakeClientId', secret: 'fake-secret-of-github' }

/**
 * Errors of a code exchange have status 200. Source: GitHub, "Troubleshooting OAuth app access token request errors".
 */
const refusal = (error: string) => ({
  status: 200,
  body: { error, error_description: 'See the documentation.', error_uri: 'https://docs.github.com' },
})

/** A fake GitHub on loopback, with its API below `/api/v3`. Source: GitHub, "Authorizing OAuth apps". */
export async function startFakeGithub(): Promise<FakeGithub> {
  const consents = makeConsents(client)
  const tokens = new Set<string>()
  let person: GithubPerson = {
    id: 1,
    login: 'ada',
    name: 'Ada',
    emails: [{ email: 'ada@example.org', primary: true, verified: true }],
  }
  const authorize = (query: URLSearchParams): ProviderAnswer => {
    const isAsked = query.get('scope') === 'read:user user:email'
    const fault = findAuthorizeFault(query, client) ?? (isAsked ? null : 'bad scope')
    if (fault !== null) return { status: 404, body: fault }
    return { status: 200, body: consentPage(query, person.login, consents.give(query)) }
  }
  const exchange = (form: URLSearchParams): ProviderAnswer => {
    const consent = consents.take(form)
    if (typeof consent === 'string') return refusal(consent)
    const token = `gho_${randomBytes(18).toString('hex')}`
    tokens.add(token)
    return {
      status: 200,
      body: { access_token: token, scope: 'read:user,user:email', token_type: 'bearer' },
    }
  }
  const provider = await startFakeProvider(({ method, url, form, bearer, acceptsJson }): ProviderAnswer => {
    const { emails, ...user } = person
    switch (`${method} ${url.pathname}`) {
      case 'GET /login/oauth/authorize':
        return authorize(url.searchParams)
      case 'POST /login/oauth/access_token':
        // Without that header the response is form-encoded.
        return acceptsJson ? exchange(form) : { status: 200, body: 'access_token=unread' }
      case 'GET /api/v3/user':
        return tokens.has(bearer) ? { status: 200, body: { ...user, email: null } } : badToken
      case 'GET /api/v3/user/emails':
        return tokens.has(bearer) ? { status: 200, body: emails } : badToken
      default:
        return { status: 404, body: 'Not found' }
    }
  })
  return {
    ...provider,
    settings: {
      GITHUB_CLIENT_ID: client.id,
      GITHUB_CLIENT_SECRET: client.secret,
      GITHUB_BASE_URL: provider.url,
      GITHUB_API_URL: `${provider.url}/api/v3`,
    },
    person: (each) => {
      person = each
    },
  }
}

const badToken = { status: 401, body: { message: 'Bad credentials', status: '401' } }
