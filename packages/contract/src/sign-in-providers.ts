// Contains no schemas: pages for visitors need these constants without the rest of the contract.

/** Issuers of the operator's own (OpenID Connect), in the order of their settings. */
export const oidcProviders = ['oidc', 'oidc2', 'oidc3', 'oidc4', 'oidc5'] as const
export type OidcProvider = (typeof oidcProviders)[number]

/** Those with pages of their own, to which the browser is sent. */
export const redirectProviders = ['google', 'github', ...oidcProviders] as const
export type RedirectProvider = (typeof redirectProviders)[number]

/** `ldap` is the operator's directory: its user names and passwords are typed into a form of ours. */
export const signInProviders = [...redirectProviders, 'ldap'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** Names of the providers. Those of the operator's own are settings: these are shown without one. */
export const signInProviderNames = {
  google: 'Google',
  github: 'GitHub',
  oidc: 'your organisation',
  oidc2: 'another organisation (2)',
  oidc3: 'another organisation (3)',
  oidc4: 'another organisation (4)',
  oidc5: 'another organisation (5)',
  ldap: 'your organisation',
} as const satisfies Record<SignInProvider, string>

/**
 * Sign-in by redirects, not API calls: the browser is sent to `/api/user/signInWith/:provider` (with `next`, a path of this
 * installation, and `connect=1` to connect the signed-in account), returns to `/api/user/signedInWith/:provider`, and is
 * redirected from there. A failure is passed to the target page in `?signIn=` as one of these values.
 */
export const signInFailures = [
  /** The user cancelled at the provider. */
  'cancelled',
  /** Started in another browser, too long ago, or used twice. */
  'expired',
  /** The provider could not be reached, or its answer was invalid. */
  'provider_failed',
  /** The provider gave no verified e-mail, and there is no account for this identity yet. */
  'no_email',
  /** An account with this e-mail exists: its owner has to sign in with the password and connect the provider. */
  'account_exists',
  'not_recent',
  /** There is no account for this identity, and this installation does not let its owner create one. */
  'sign_up_closed',
  /** The identity belongs to another account. */
  'connected_elsewhere',
  'account_suspended',
  /** Rate limit: too many sign-ins from this network. */
  'too_many',
] as const
export type SignInFailure = (typeof signInFailures)[number]
