import { type SignInProvider, signInProviderNames, signInProviders } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { unreadableAnswerError } from '../../lib/api/api-error.ts'
import { sendRequest } from '../../lib/api/send-request.ts'
import { signInOptionsKey } from '../../lib/query-keys.ts'

export interface SignInOptions {
  /** The configured sign-in providers, without those that this client does not know. */
  readonly providers: readonly SignInProvider[]
  /** The name of each provider on this installation. */
  readonly names: Readonly<Record<SignInProvider, string>>
  /** Whether this installation sends mail, so that one may be promised. */
  readonly canSendMail: boolean
  /** Whether people sign in with passkeys here. */
  readonly hasPasskeys: boolean
}

/** For signed-in people; visitors use `fetchSignInOptions`. It changes only when the server restarts. */
export const signInOptionsQuery = queryOptions({
  queryKey: [signInOptionsKey],
  queryFn: ({ signal }) => fetchSignInOptions(signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/**
 * What this installation offers for signing in. Visitors read it, so it is parsed without the schemas of the contract. Throws
 * `ApiError` when no response arrives; an unreadable response offers nothing.
 */
export async function fetchSignInOptions(signal: AbortSignal): Promise<SignInOptions> {
  const response = await sendRequest('/api/user/signInWays', { method: 'GET', signal })
  if (!response.ok) throw unreadableAnswerError(response.status, response.statusText)
  const answer: unknown = await response.json()
  const facts = new Map(typeof answer === 'object' && answer !== null ? Object.entries(answer) : [])
  const named: unknown = facts.get('providers')
  return {
    providers: Array.isArray(named) ? signInProviders.filter((each) => named.includes(each)) : [],
    names: namesIn(facts.get('names')),
    canSendMail: facts.get('canSendMail') === true,
    hasPasskeys: facts.get('hasPasskeys') === true,
  }
}

function namesIn(named: unknown): Record<SignInProvider, string> {
  const names = new Map<string, unknown>(
    typeof named === 'object' && named !== null ? Object.entries(named) : [],
  )
  const nameOf = (provider: SignInProvider) => {
    const name = names.get(provider)
    return typeof name === 'string' ? name : signInProviderNames[provider]
  }
  return {
    google: nameOf('google'),
    github: nameOf('github'),
    oidc: nameOf('oidc'),
    oidc2: nameOf('oidc2'),
    oidc3: nameOf('oidc3'),
    oidc4: nameOf('oidc4'),
    oidc5: nameOf('oidc5'),
    ldap: nameOf('ldap'),
  }
}
