import { isVisitor } from '../../lib/api/is-visitor.ts'
import { sendRequest } from '../../lib/api/send-request.ts'

/**
 * Requests the session (`check`) and returns the raw response: status 401 when nobody is signed in. The response is parsed
 * elsewhere, so that visitors do not load the schemas of the contract. For visitors, whom the page itself identifies, no
 * request is made. Throws `ApiError` when there is no response.
 */
export async function fetchSession(signal?: AbortSignal): Promise<Response> {
  return isVisitor()
    ? new Response(null, { status: 401 })
    : sendRequest('/api/user/check', { method: 'GET', signal })
}
