import type { RedirectProvider } from '@codedojo/contract'
import type { IdentitySettings } from '../../identity-settings.ts'
import { makeGithub } from './github.ts'
import { makeGoogle } from './google.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { makeOidc } from './oidc.ts'

export { type Identity, IdentityError, type IdentityProvider, type SignInStart } from './identity-provider.ts'

/** null if no keys are set, so it is not offered. */
export type IdentityProviders = Readonly<Record<RedirectProvider, IdentityProvider | null>>

export function makeIdentityProviders({ google, github, oidc }: IdentitySettings): IdentityProviders {
  return {
    google: google && makeGoogle(google),
    github: github && makeGithub(github),
    oidc: oidc && makeOidc(oidc),
  }
}
