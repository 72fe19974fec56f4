import { accountHeader } from './page-account.ts'
import { type RequestOptions, sendRequest } from './send-request.ts'
import { waitForSignIn } from './session-end.ts'

/** A session that ends again right after each sign-in, or proves nothing, has another fault, so the retries stop here. */
const maxTries = 3

interface SignedInQuestion extends RequestOptions {
  /**
   * Sent without an act of the user, as a draft is: such a request does not open the sign-in dialog again once it was put off.
   */
  readonly isBackground?: boolean
}

/**
 * Sends a request as the person to whom this page belongs. When their session has ended, or is not recent enough for the call,
 * waits until they have signed in again and retries. Throws as `sendRequest` does.
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
  refused: Omit<Parameters<typeof waitForSignIn>[0], 'needsProof'>,
): Promise<Response> {
  for (let times = 1; ; times++) {
    const response = await send()
    const code = times === maxTries ? null : await signInCodeOf(response)
    if (code === null) return response
    if (!(await waitForSignIn({ ...refused, needsProof: code === 'sign_in_again' }))) return response
  }
}

/** The refusals that a sign-in cures. */
const signInCodes = ['not_signed_in', 'sign_in_again'] as const

async function signInCodeOf(response: Response): Promise<(typeof signInCodes)[number] | null> {
  if (response.status !== 401 && response.status !== 403) return null
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return signInCodes.find((each) => each === code) ?? null
}
