// Without schemas, because the pages of visitors need these words and nothing else of the contract.

export const signInProviders = ['google', 'github'] as const
export type SignInProvider = (typeof signInProviders)[number]

export const signInProviderNames = { google: 'Google', github: 'GitHub' } as const satisfies Record<
  SignInProvider,
  string
>

/**
 * Pages, not calls: the browser is sent to `/api/user/signInWith/:provider` (with `next`, a path of this installation, and
 * `connect=1` to connect the signed-in account) and comes back to `/api/user/signedInWith/:provider`, from where it is sent
 * on. What went wrong stands in `?signIn=` of the page it is sent to, as one of these words.
 */
export const signInFailures = [
  /** The person pressed cancel there. */
  'cancelled',
  /** Begun in another browser, too long ago, or twice. */
  'expired',
  /** The provider could not be reached, or answered what cannot be trusted. */
  'provider_failed',
  /** It gave no verified e-mail, and there is no account of this identity yet. */
  'no_email',
  /** An account with this e-mail exists: its owner signs in with the password and connects the provider there. */
  'account_exists',
  /** This identity belongs to another account. */
  'connected_elsewhere',
  'account_suspended',
  /** Too many sign-ins were begun from this network. */
  'too_many',
] as const
export type SignInFailure = (typeof signInFailures)[number]
