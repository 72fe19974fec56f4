import { ask } from '../../lib/ask.ts'

/**
 * The answer of the call `check`: status 401 when nobody is signed in. What it says is read elsewhere, because visitors
 * need nothing of the contract. Throws `ApiError` when no answer comes.
 */
export function askSession(signal?: AbortSignal): Promise<Response> {
  return ask('/api/user/check', { method: 'GET', signal })
}
