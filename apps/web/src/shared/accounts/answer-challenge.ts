import { sendRequest } from '../../lib/api/send-request.ts'
import { askPasskey, type PasskeyJson } from '../../lib/passkeys.ts'

// Without the schemas of the contract, because every sign-in page asks for a challenge: the browser itself reads what it gets.

/** Asks for a passkey, as an answer for the server. Throws `PasskeyError` and `ApiError`. */
export async function answerChallenge(): Promise<PasskeyJson> {
  return askPasskey(await drawChallenge())
}

/** Options for the browser, with a challenge that is good for five minutes. Throws `ApiError`. */
export async function drawChallenge(signal?: AbortSignal): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const response = await sendRequest('/api/user/passkey/challenge', {
    method: 'POST',
    ...(signal && { signal }),
  })
  if (!response.ok) throw await readRefusal(response)
  return response.json()
}

/** The refusal in a response; what reads it is loaded now. */
export async function readRefusal(response: Response): Promise<Error> {
  const { parseRefusal } = await import('../../lib/api/parse-refusal.ts')
  return parseRefusal(response, await response.json().catch(() => undefined))
}
