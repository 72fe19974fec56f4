import { ApiError } from '../../lib/api/api-error.ts'
import { sendRequest } from '../../lib/api/send-request.ts'
import { awaitPasskey, canAutofillPasskeys, type PasskeyJson } from '../../lib/passkeys.ts'
import { answerChallenge, drawChallenge, readRefusal } from '../../shared/accounts/answer-challenge.ts'

/** A challenge is good for five minutes; a page that stays open draws another one before. */
const renewedAfterMs = 4 * 60_000

/** Asks for a passkey and signs in with it. Throws `PasskeyError` and `ApiError`. */
export async function signInByPasskey(remember: boolean): Promise<void> {
  await sendAnswer(await answerChallenge(), remember)
}

async function sendAnswer(passkey: PasskeyJson, remember: boolean): Promise<void> {
  const body = { passkey, remember }
  const response = await sendRequest('/api/user/passkey/login', { method: 'POST', body })
  if (!response.ok) throw await readRefusal(response)
}

interface Autofill {
  readonly left: AbortSignal
  /** Asked for when somebody has chosen a passkey. */
  readonly remember: () => boolean
  /** Told when the server refuses a passkey; then somebody may choose another. */
  readonly onRefused: (error: ApiError) => void
}

/**
 * Signs in when somebody chooses a passkey in the list below a field. Resolves to false when the browser has no such list, when the page
 * is left, or when another question took its place. Throws `ApiError` when the server does not answer.
 */
export async function autofillPasskey({ left, remember, onRefused }: Autofill): Promise<boolean> {
  if (!(await canAutofillPasskeys())) return false
  while (!left.aborted) {
    const renewal = AbortSignal.timeout(renewedAfterMs)
    const passkey = await awaitPasskey(await drawChallenge(left), AbortSignal.any([left, renewal]))
    if (passkey === null && !renewal.aborted) return false
    if (passkey !== null && (await isAccepted(passkey, remember(), onRefused))) return true
  }
  return false
}

async function isAccepted(
  passkey: PasskeyJson,
  remember: boolean,
  onRefused: Autofill['onRefused'],
): Promise<boolean> {
  try {
    await sendAnswer(passkey, remember)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    onRefused(error)
    return false
  }
}
