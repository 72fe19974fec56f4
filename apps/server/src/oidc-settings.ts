import { signInProviderNames } from '@codedojo/contract'
import { z } from 'zod'

/** This installation's client at an OpenID Connect provider of the operator's own. */
export interface OidcSettings {
  /** Exactly as the issuer names itself. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The name of the provider, as on the button. */
  readonly name: string
  /** Whoever has this claim with this value is an admin, and nobody else; null if the issuer says nothing about roles. */
  readonly admin: { readonly claim: string; readonly value: string } | null
  /** Whether an e-mail counts as verified although the issuer does not say so. */
  readonly trustsEmail: boolean
  /** Whether who signs out here is signed out at the issuer, too. */
  readonly signsOut: boolean
}

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `must be at most ${most} characters`)
    .regex(/^[^\p{Cc}\p{Cf}]+$/u, 'must be a text of one line')

/** Environment variables, as the operator writes them. */
export const oidcSettingsShape = {
  OIDC_ISSUER: z
    .string()
    .refine(
      isIssuer,
      'must be an address such as https://login.example.org/realms/college, with http only on this machine',
    )
    .optional(),
  OIDC_CLIENT_ID: z
    .string()
    .regex(/^[!-~]{1,200}$/, 'must be a client id, without spaces')
    .optional(),
  OIDC_CLIENT_SECRET: z
    .string()
    .regex(/^\S{8,500}$/, 'must be at least 8 characters, without spaces')
    .optional(),
  OIDC_NAME: text(60).default(signInProviderNames.oidc),
  OIDC_ADMIN_CLAIM: text(200).optional(),
  OIDC_ADMIN_VALUE: text(200).optional(),
  OIDC_TRUSTS_EMAIL: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  OIDC_SIGNS_OUT: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
}

/** Source: OpenID Connect Discovery 1.0, 2: an issuer has neither query nor fragment. */
function isIssuer(given: string): boolean {
  const url = /\s/.test(given) ? null : URL.parse(given)
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname))
}
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Errors of settings that contradict each other. Each sentence begins with the name of the setting. */
export function findOidcSettingsFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  if (Object.keys(oidcSettingsShape).every((name) => !given[name])) return []
  const { OIDC_ADMIN_CLAIM: claim, OIDC_ADMIN_VALUE: value } = given
  const missing = (['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)
    .filter((name) => !given[name])
    .map((name) => `${name} is missing: the issuer, the client id and its secret come together`)
  if (Boolean(claim) === Boolean(value)) return missing
  const other = claim ? 'OIDC_ADMIN_VALUE' : 'OIDC_ADMIN_CLAIM'
  return [...missing, `${other} is missing: the claim that makes admins and its value come together`]
}

type Shape = typeof oidcSettingsShape
export type ReadOidc = Readonly<{ [Name in keyof Shape]?: z.output<Shape[Name]> | undefined }>

export function readOidcSettings(read: ReadOidc): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read
  if (!issuer || !clientId || !clientSecret) return null
  const { OIDC_ADMIN_CLAIM: claim, OIDC_ADMIN_VALUE: value } = read
  return {
    issuer,
    clientId,
    clientSecret,
    name: read.OIDC_NAME ?? signInProviderNames.oidc,
    admin: claim && value ? { claim, value } : null,
    trustsEmail: read.OIDC_TRUSTS_EMAIL === '1',
    signsOut: read.OIDC_SIGNS_OUT === '1',
  }
}
