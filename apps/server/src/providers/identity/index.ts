import type { RedirectProvider } from '@codedojo/contract'
import type { IdentitySettings } from '../../identity-settings.ts'
import { makeGithub } from './github.ts'
import { makeGoogle } from './google.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { makeOidc } from './oidc.ts'

export { type Identity, IdentityError, type IdentityProvider, type SignInStart } from './identity-provider.ts'

/** null if no keys are set, so it is not offered. */
export type IdentityProviders = Readonly<Record<RedirectProvider, IdentityProvider | null>>

export function makeIdentityProviders({ google, github, ...issuers }: IdentitySettings): IdentityProviders {
  return {
    google: google && makeGoogle(google),
    github: github && makeGithub(github),
    oidc: issuers.oidc && makeOidc(issuers.oidc),
    oidc2: issuers.oidc2 && makeOidc(issuers.oidc2),
    oidc3: issuers.oidc3 && makeOidc(issuers.oidc3),
    oidc4: issuers.oidc4 && makeOidc(issuers.oidc4),
    oidc5: issuers.oidc5 && makeOidc(issuers.oidc5),
  }
}
