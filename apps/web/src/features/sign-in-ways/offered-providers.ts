import { type SignInProvider, signInProviders } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../lib/ask.ts'

/**
 * The providers that people can sign in with here. Visitors ask for it, so it is read without the schemas of the contract.
 * Not asked again: without an answer the forms work as ever, only without the buttons.
 */
export const offeredProvidersQuery = queryOptions({
  queryKey: ['offered-providers'],
  queryFn: async ({ signal }) => {
    const response = await ask('/api/user/signInWays', { method: 'GET', signal })
    return providersIn(await response.json())
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

function providersIn(answer: unknown): SignInProvider[] {
  if (typeof answer !== 'object' || answer === null || !('providers' in answer)) return []
  const { providers } = answer
  return Array.isArray(providers) ? signInProviders.filter((each) => providers.includes(each)) : []
}
