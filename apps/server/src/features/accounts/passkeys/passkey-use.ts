import type { PasskeyUse } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'

/** For which site passkeys are made, from the configuration and never from the request. */
export interface PasskeySite {
  /** The host: a passkey belongs to it and its subdomains, whatever the port. */
  readonly rpId: string
  /** Where the page must have been that asked for an answer. */
  readonly origin: string
}

type Installation = Pick<Context, 'config' | 'installation'>

/** Whether people can use passkeys on this installation. */
export function passkeyUse({ config, installation }: Installation): PasskeyUse {
  if (siteOf(config.publicUrl) === null) return 'unsafe_address'
  return installation.settings().signUp.who === 'providers' ? 'providers_only' : 'offered'
}

const reasons = {
  unsafe_address:
    'Passkeys work only where this installation has a name and an https address (PUBLIC_URL), or on localhost.',
  providers_only: 'Passkeys are off here, because people sign in with another account only.',
} as const satisfies Record<Exclude<PasskeyUse, 'offered'>, string>

/** Throws `passkeys_off` where nobody can use any. */
export function requirePasskeySite(context: Installation): PasskeySite {
  const site = siteOf(context.config.publicUrl)
  const use = passkeyUse(context)
  if (use === 'offered' && site !== null) return site
  throw new AppError('passkeys_off', reasons[use === 'offered' ? 'unsafe_address' : use])
}

/**
 * null where browsers refuse passkeys: over http, except on localhost, and at an address without a name. Source: Web Authentication
 * Level 3, 5.1.3 (secure contexts), 13.4.9 (hosts that are IP addresses).
 */
export function siteOf(publicUrl: string): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isLocal) return null
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  return isAddress ? null : { rpId: hostname, origin }
}
