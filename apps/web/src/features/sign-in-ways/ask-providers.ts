import { type SignInProvider, signInProviders } from '@codedojo/contract'
import { unreadableAnswer } from '../../lib/api-error.ts'
import { ask } from '../../lib/ask.ts'

/**
 * The providers that people can sign in with here. Visitors ask for it, so it is read without the schemas of the contract.
 * Throws `ApiError` when no answer comes, or one that says nothing of them.
 */
export async function askProviders(signal: AbortSignal): Promise<SignInProvider[]> {
  return providersIn(await askOffered(signal))
}

/** Whether mails go out here, so that one may be promised. Throws as `askProviders` does. */
export async function askMail(signal: AbortSignal): Promise<boolean> {
  const answer = await askOffered(signal)
  return (
    typeof answer === 'object' && answer !== null && 'canSendMail' in answer && answer.canSendMail === true
  )
}

async function askOffered(signal: AbortSignal): Promise<unknown> {
  const response = await ask('/api/user/signInWays', { method: 'GET', signal })
  if (!response.ok) throw unreadableAnswer(response.status, response.statusText)
  return response.json()
}

function providersIn(answer: unknown): SignInProvider[] {
  if (typeof answer !== 'object' || answer === null || !('providers' in answer)) return []
  const { providers } = answer
  return Array.isArray(providers) ? signInProviders.filter((each) => providers.includes(each)) : []
}
