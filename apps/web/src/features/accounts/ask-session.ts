import { isVisitor } from '../../lib/api/is-visitor.ts'
import { sendRequest } from '../../lib/api/send-request.ts'

/**
 * The answer of the call `check`: status 401 when nobody is signed in. What it says is read elsewhere, because visitors
 * need nothing of the contract. To visitors the answer has come with the page. Throws `ApiError` when no answer comes.
 */
export async function askSession(signal?: AbortSignal): Promise<Response> {
  return isVisitor()
    ? new Response(null, { status: 401 })
    : sendRequest('/api/user/check', { method: 'GET', signal })
}
