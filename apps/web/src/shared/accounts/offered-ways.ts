import { type SignInProvider, signInProviders } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { unreadableAnswer } from '../../lib/api/api-error.ts'
import { ask } from '../../lib/api/ask.ts'
import { offeredWaysKey } from '../../lib/query-keys.ts'

export interface OfferedWays {
  /** Those that people can sign in with here, among those that we know. */
  readonly providers: readonly SignInProvider[]
  /** Whether mails go out here, so that one may be promised. */
  readonly canSendMail: boolean
}

/** For pages of people who are signed in; visitors ask with `askOfferedWays`. Only a restart of the server changes it. */
export const offeredWaysQuery = queryOptions({
  queryKey: [offeredWaysKey],
  queryFn: ({ signal }) => askOfferedWays(signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/**
 * What this installation offers for signing in. Visitors ask for it, so it is read without the schemas of the contract.
 * Throws `ApiError` when no answer comes; one that says nothing of it offers nothing.
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
