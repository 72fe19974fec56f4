/*
 * How it works: the browser runs one question for a passkey at a time. The sign-in page asks quietly (autofill: the passkeys stand
 * in the list below the field) until somebody presses a button; that question takes the place of the quiet one.
 */
let current: AbortController | null = null

/** What an authenticator has answered, as JSON for the server. */
export type PasskeyJson = ReturnType<PublicKeyCredential['toJSON']>

/** Nobody has chosen a passkey, or the browser refused; the message is for the person. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
}

/** Whether this browser reads what the server sends. Some older ones have passkeys, but not these functions. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Whether passkeys can stand in the list below a field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable())
}

/** Makes a passkey. Throws `PasskeyError`. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<PasskeyJson> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return answerOf((signal) => navigator.credentials.create({ publicKey, signal }))
}

/** Asks for a passkey in a window of the browser. Throws `PasskeyError`. */
export async function askPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<PasskeyJson> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return answerOf((signal) => navigator.credentials.get({ publicKey, signal }))
}

/** Waits until somebody chooses a passkey in the list below a field; null when another question has taken its place, or `until` ends. */
export async function awaitPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  until: AbortSignal,
): Promise<PasskeyJson | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  try {
    return await answerOf((own) => {
      const signal = AbortSignal.any([own, until])
      return navigator.credentials.get({ publicKey, signal, mediation: 'conditional' })
    })
  } catch (error) {
    if (error instanceof PasskeyError) return null
    throw error
  }
}

async function answerOf(ask: (signal: AbortSignal) => Promise<Credential | null>): Promise<PasskeyJson> {
  current?.abort()
  const own = new AbortController()
  current = own
  try {
    const answer = await ask(own.signal)
    if (answer instanceof PublicKeyCredential) return answer.toJSON()
  } catch (error) {
    throw new PasskeyError(error instanceof Error ? messageOf(error) : unanswered, { cause: error })
  } finally {
    if (current === own) current = null
  }
  throw new PasskeyError(unanswered)
}

const unanswered = 'No passkey was chosen. Try again, or use another way.'

/** Source: Web Authentication Level 3, 5.1.3 and 5.1.4. */
function messageOf({ name }: Error): string {
  switch (name) {
    case 'InvalidStateError':
      return 'This device or password manager has a passkey of your account already.'
    case 'SecurityError':
      return 'The browser refuses passkeys at this address. Open the page at the address that its operator names.'
    case 'NotSupportedError':
    case 'ConstraintError':
      return 'This device has no passkeys that are guarded by a finger, a face or a PIN.'
    default:
      return unanswered
  }
}
