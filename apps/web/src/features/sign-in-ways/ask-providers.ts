import { type SignInProvider, signInProviders } from '@codedojo/contract'
import { ask } from '../../lib/ask.ts'

/**
 * The providers that people can sign in with here. Visitors ask for it, so it is read without the schemas of the contract.
 * Throws `ApiError` when no answer comes.
 */
export async function askProviders(signal: AbortSignal): Promise<SignInProvider[]> {
  const response = await ask('/api/user/signInWays', { method: 'GET', signal })
  return providersIn(await response.json())
}

function providersIn(answer: unknown): SignInProvider[] {
  if (typeof answer !== 'object' || answer === null || !('providers' in answer)) return []
  const { providers } = answer
  return Array.isArray(providers) ? signInProviders.filter((each) => providers.includes(each)) : []
}
