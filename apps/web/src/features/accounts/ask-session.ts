import { ask } from '../../lib/api/ask.ts'
import { isVisitor } from '../../lib/api/is-visitor.ts'

/**
 * The answer of the call `check`: status 401 when nobody is signed in. What it says is read elsewhere, because visitors
 * need nothing of the contract. To visitors the answer has come with the page. Throws `ApiError` when no answer comes.
 */
export async function askSession(signal?: AbortSignal): Promise<Response> {
  return isVisitor() ? new Response(null, { status: 401 }) : ask('/api/user/check', { method: 'GET', signal })
}
