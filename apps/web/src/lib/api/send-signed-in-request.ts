import { accountHeader } from './page-account.ts'
import { type RequestOptions, sendRequest } from './send-request.ts'
import { waitForSignIn } from './session-end.ts'

/** A session that ends again right after each sign-in has another fault, so the retries stop here. */
const mostTimes = 3

interface SignedInQuestion extends RequestOptions {
  /**
   * Sent without an act of the user, as a draft is: such a request does not open the sign-in dialog again once it was put off.
   */
  readonly isBackground?: boolean
}

/**
 * Sends a request as the person to whom this page belongs. When their session has ended, waits until they have signed in again
 * and retries. Throws as `sendRequest` does.
 */
export function sendSignedInRequest(
  address: string,
  { isBackground = false, ...question }: SignedInQuestion,
): Promise<Response> {
  return retryAfterSignIn(() => sendRequest(address, { ...question, headers: accountHeader() }), {
    isAct: question.method !== 'GET' && !isBackground,
    signal: question.signal,
  })
}

/** Like `sendSignedInRequest`, for requests that are not sent with `sendRequest`. */
export async function retryAfterSignIn(
  send: () => Promise<Response>,
  refused: Parameters<typeof waitForSignIn>[0],
): Promise<Response> {
  for (let times = 1; ; times++) {
    const response = await send()
    if (times === mostTimes || !(await isForWantOfSession(response))) return response
    if (!(await waitForSignIn(refused))) return response
  }
}

async function isForWantOfSession(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'not_signed_in'
}
