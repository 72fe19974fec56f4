import { type SignInProvider, signInProviders } from '@codedojo/contract'
import { unreadableAnswer } from '../../lib/api-error.ts'
import { ask } from '../../lib/ask.ts'

/**
 * The providers that people can sign in with here. Visitors ask for it, so it is read without the schemas of the contract.
 * Throws `ApiError` when no answer comes, or one that says nothing of them.
 */
export async function askProviders(signal: AbortSignal): Promise<SignInProvider[]> {
  const response = await ask('/api/user/signInWays', { method: 'GET', signal })
  if (!response.ok) throw unreadableAnswer(response.status, response.statusText)
  return providersIn(await response.json())
}

function providersIn(answer: unknown): SignInProvider[] {
  if (typeof answer !== 'object' || answer === null || !('providers' in answer)) return []
  const { providers } = answer
  return Array.isArray(providers) ? signInProviders.filter((each) => providers.includes(each)) : []
}
