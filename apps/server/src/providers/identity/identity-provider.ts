/** Somebody, as a provider knows them. */
export interface Identity {
  /** Names the person at that provider for good, whatever e-mail they have today. */
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  /** In lower case; null: none that the provider has verified. */
  readonly email: string | null
}

export interface SignInStart {
  /** Comes back with the answer. */
  readonly state: string
  /** Stands in the answer's signed token, where there is one. */
  readonly nonce: string
  /** The SHA-256 of the verifier (PKCE, S256). */
  readonly codeChallenge: string
  readonly redirectUri: string
}

export interface SignInAnswer {
  readonly code: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

/** Where people can prove who they are. Its methods answer, or throw `IdentityError`, within ten seconds. */
export interface IdentityProvider {
  /** The address that the browser is sent to. */
  readonly addressOf: (start: SignInStart) => Promise<string>
  /** Who came back with this code. Whatever tokens were needed for that are dropped. */
  readonly identify: (answer: SignInAnswer) => Promise<Identity>
}

/** A person waits with an empty page. */
export function tenSecondTimeout(): AbortSignal {
  return AbortSignal.timeout(10_000)
}

/** The provider could not be asked, or what it said cannot be trusted. The message is for the operator, and holds no secret. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
}
