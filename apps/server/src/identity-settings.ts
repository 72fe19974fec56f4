import { oidcProviders, type SignInProvider, signInProviderNames } from '@codedojo/contract'
import { z } from 'zod'
import {
  findLdapSettingsFaults,
  type LdapSettings,
  ldapSettingsShape,
  type ReadLdap,
  readLdapSettings,
} from './ldap-settings.ts'
import {
  findLaterIssuerFaults,
  findOidcSettingsFaults,
  type Issuers,
  oidcSettingsShape,
  readIssuers,
} from './oidc-settings.ts'

/** This installation's client at an identity provider. */
export interface ClientSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Without a trailing slash. */
  readonly baseUrl: string
}

/** null if no keys are set, so it is not offered. */
export interface IdentitySettings extends Issuers {
  readonly google: ClientSettings | null
  readonly github: (ClientSettings & { readonly apiUrl: string }) | null
  readonly ldap: LdapSettings | null
}

const clientId = (example: string) =>
  z.string().regex(/^[\w.-]{8,200}$/, `must be a client id such as ${example}`)
const clientSecret = z.string().regex(/^\S{8,200}$/, 'must be at least 8 characters, without spaces')

/** Environment variables, as the operator writes them. */
export const identitySettingsShape = {
  GOOGLE_CLIENT_ID: clientId('123456789012-abcdefghijklmnop.apps.googleusercontent.com').optional(),
  GOOGLE_CLIENT_SECRET: clientSecret.optional(),
  GITHUB_CLIENT_ID: clientId('Ov23liAbCdEfGhIjKlMn').optional(),
  GITHUB_CLIENT_SECRET: clientSecret.optional(),
  ...oidcSettingsShape,
  ...ldapSettingsShape,
}

const prefixes = { google: 'GOOGLE', github: 'GITHUB' } as const

/** Errors of settings that contradict each other. Each sentence begins with the name of the setting. */
export function findIdentitySettingsFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const ofPairs = (['google', 'github'] as const).flatMap((provider) => {
    const [id, secret] = [`${prefixes[provider]}_CLIENT_ID`, `${prefixes[provider]}_CLIENT_SECRET`]
    if (Boolean(given[id]) === Boolean(given[secret])) return []
    const missing = given[id] ? secret : id
    return [`${missing} is missing: the two of ${signInProviderNames[provider]} come together`]
  })
  return [
    ...ofPairs,
    ...findOidcSettingsFaults(given),
    ...findLaterIssuerFaults(given),
    ...findLdapSettingsFaults(given),
  ]
}

/** The name of each provider on this installation. The directory says that it is one, if a provider has the same name. */
export function providerNames({
  identity,
}: {
  readonly identity: IdentitySettings
}): Record<SignInProvider, string> {
  const { oidc, oidc2, oidc3, oidc4, oidc5 } = signInProviderNames
  const ldap = identity.ldap?.name ?? signInProviderNames.ldap
  const isTaken = oidcProviders.some(
    (provider) => identity[provider]?.name.toLowerCase() === ldap.toLowerCase(),
  )
  return {
    ...signInProviderNames,
    oidc: identity.oidc?.name ?? oidc,
    oidc2: identity.oidc2?.name ?? oidc2,
    oidc3: identity.oidc3?.name ?? oidc3,
    oidc4: identity.oidc4?.name ?? oidc4,
    oidc5: identity.oidc5?.name ?? oidc5,
    ldap: isTaken ? `${ldap} (directory)` : ldap,
  }
}

/** A name where a sentence begins with it. */
export function startSentence(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Keys = 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GITHUB_CLIENT_ID' | 'GITHUB_CLIENT_SECRET'

interface ParsedSettings extends Readonly<Partial<Record<Keys, string | undefined>>>, ReadLdap {
  readonly GOOGLE_BASE_URL: string
  readonly GITHUB_BASE_URL: string
  readonly GITHUB_API_URL: string
}

/** Some settings are read from the environment as it is, because their names have numbers. */
export function readIdentitySettings(
  read: ParsedSettings,
  environment: Readonly<Record<string, string | undefined>>,
): IdentitySettings {
  const google = clientOf(read.GOOGLE_CLIENT_ID, read.GOOGLE_CLIENT_SECRET, read.GOOGLE_BASE_URL)
  const github = clientOf(read.GITHUB_CLIENT_ID, read.GITHUB_CLIENT_SECRET, read.GITHUB_BASE_URL)
  return {
    google,
    github: github && { ...github, apiUrl: withoutSlash(read.GITHUB_API_URL) },
    ...readIssuers(environment),
    ldap: readLdapSettings(read),
  }
}

function clientOf(
  id: string | undefined,
  secret: string | undefined,
  baseUrl: string,
): ClientSettings | null {
  if (!id || !secret) return null
  return { clientId: id, clientSecret: secret, baseUrl: withoutSlash(baseUrl) }
}

function withoutSlash(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '')
}
