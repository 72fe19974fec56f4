import { ask } from '../../lib/ask.ts'
import { isVisitor } from '../../lib/is-visitor.ts'

let isFirst = true

/**
 * The answer of the call `check`: status 401 when nobody is signed in. What it says is read elsewhere, because visitors
 * need nothing of the contract. The first answer to a visitor has come with the page.
 * Throws `ApiError` when no answer comes.
 */
export async function askSession(signal?: AbortSignal): Promise<Response> {
  const isKnown = isFirst && isVisitor()
  isFirst = false
  return isKnown ? new Response(null, { status: 401 }) : ask('/api/user/check', { method: 'GET', signal })
}
