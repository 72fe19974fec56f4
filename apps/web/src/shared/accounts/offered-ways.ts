import { type SignInProvider, signInProviders } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { unreadableAnswer } from '../../lib/api/api-error.ts'
import { ask } from '../../lib/api/ask.ts'
import { offeredWaysKey } from '../../lib/query-keys.ts'

export interface OfferedWays {
  /** The configured sign-in providers, without those that this client does not know. */
  readonly providers: readonly SignInProvider[]
  /** Whether this installation sends mail. */
  readonly canSendMail: boolean
}

/** For signed-in people; visitors use `askOfferedWays`. It changes only when the server restarts. */
export const offeredWaysQuery = queryOptions({
  queryKey: [offeredWaysKey],
  queryFn: ({ signal }) => askOfferedWays(signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/**
 * What this installation offers for signing in. Visitors read it, so it is parsed without the schemas of the contract. Throws
 * `ApiError` when no response arrives; an unreadable response offers nothing.
 */
export async function askOfferedWays(signal: AbortSignal): Promise<OfferedWays> {
  const response = await ask('/api/user/signInWays', { method: 'GET', signal })
  if (!response.ok) throw unreadableAnswer(response.status, response.statusText)
  const answer: unknown = await response.json()
  const facts = new Map(typeof answer === 'object' && answer !== null ? Object.entries(answer) : [])
  const named: unknown = facts.get('providers')
  return {
    providers: Array.isArray(named) ? signInProviders.filter((each) => named.includes(each)) : [],
    canSendMail: facts.get('canSendMail') === true,
  }
}
