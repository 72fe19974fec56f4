import type { CourseClaims } from '../../course-rules.ts'

/** A person's identity at a provider. */
export interface Identity {
  /** The permanent id of the person at the provider, independent of the e-mail. */
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  /** In lower case; null if the provider has verified no e-mail. */
  readonly email: string | null
  /** Whether the provider makes this person an admin here; absent if the provider says nothing about roles. */
  readonly isAdmin?: boolean
  /** Which courses this person has by the provider's groups; absent if the provider says nothing about courses. */
  readonly courses?: CourseClaims
}

export interface SignInStart {
  /** Returned unchanged with the answer (CSRF protection). */
  readonly state: string
  /** Included in the signed token, if there is one (replay protection). */
  readonly nonce: string
  /** SHA-256 of the verifier (PKCE, S256). */
  readonly codeChallenge: string
  readonly redirectUri: string
}

export interface SignInAnswer {
  readonly code: string
  /** The issuer that the answer names, against mix-ups (RFC 9207); absent if it names none. */
  readonly issuer?: string | undefined
  readonly nonce: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

/** An identity provider. Its methods finish or throw `IdentityError` within ten seconds. */
export interface IdentityProvider {
  /** The authorization URL for the browser. */
  readonly addressOf: (start: SignInStart) => Promise<string>
  /** Exchanges a code for the identity. Tokens are discarded afterwards. */
  readonly identify: (answer: SignInAnswer) => Promise<Identity>
  /** Where the browser signs out at the provider, which then sends it to `returnTo`; null if the provider has no such address. */
  readonly signOutAddress?: (returnTo: string) => Promise<string | null>
}

/** Timeout, because the person is waiting at an empty page. */
export function tenSecondTimeout(): AbortSignal {
  return AbortSignal.timeout(10_000)
}

/**
 * The provider was unreachable or rejected the request, or its response was invalid. The message is for the operator,
 * and contains no secret.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
}
