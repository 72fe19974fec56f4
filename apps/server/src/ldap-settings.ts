import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { signInProviderNames } from '@codedojo/contract'
import { FilterParser } from 'ldapts'
import { z } from 'zod'
import { type CourseRule, courseRulesSchema } from './course-rules.ts'

/** The operator's directory (Active Directory, OpenLDAP), and the account of ours that searches in it. */
export interface LdapSettings {
  /** ldap:// or ldaps://, with host and port only. */
  readonly url: string
  readonly host: string
  /** How the connection is encrypted: from its start, after a first question, or not at all. */
  readonly encryption: 'tls' | 'start_tls' | 'none'
  /** Certificates of authorities in PEM form that the directory's own is verified with; null if those that Node.js knows count. */
  readonly ca: string | null
  /** What people call it, as above the form. */
  readonly name: string
  readonly bindDn: string
  readonly bindPassword: string
  /** The entry below which people are searched. */
  readonly base: string
  /** A filter in which `{name}` stands for the user name that somebody typed. */
  readonly userFilter: string
  readonly attributes: { readonly email: string; readonly firstName: string; readonly lastName: string }
  /** Whoever is in this group is an admin, and nobody else; null if the directory says nothing about roles. */
  readonly adminGroup: string | null
  /** Whoever is in one of these groups has its course; empty if the directory says nothing about courses. */
  readonly courses: readonly CourseRule[]
  /** Whether groups within groups count, as Active Directory computes them. */
  readonly countsNestedGroups: boolean
  /** Whoever matches is disabled; null if only what Active Directory and shadow accounts say of themselves counts. */
  readonly disabledFilter: string | null
}

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `must be at most ${most} characters`)
    .regex(/^[^\p{Cc}\p{Cf}]+$/u, 'must be a text of one line')

const distinguishedName = (example: string) =>
  text(1000).refine((dn) => dn.includes('='), `must be the full name of an entry, such as ${example}`)

const attribute = (name: string) =>
  z
    .string()
    .regex(/^[a-zA-Z][\w-]{0,99}$/, `must be the name of an attribute, such as ${name}`)
    .default(name)

const filter = (example: string) =>
  text(2000).refine(isFilter, `must be a filter in parentheses, such as ${example}`)

const placeholder = '{name}'
const defaultUserFilter =
  '(&(objectClass=person)(|(uid={name})(sAMAccountName={name})(userPrincipalName={name})(mail={name})))'

/** Environment variables, as the operator writes them. */
export const ldapSettingsShape = {
  LDAP_URL: z
    .string()
    .refine(
      (given) => urlOf(given) !== null,
      'must be an address such as ldap://directory.example.org or ldaps://directory.example.org, with nothing after the port',
    )
    .optional(),
  LDAP_START_TLS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  LDAP_CA_FILE: z
    .string()
    .transform(readFileText)
    .refine(holdsCertificate, 'holds no certificate in PEM form')
    .optional(),
  LDAP_NAME: text(60).default(signInProviderNames.ldap),
  LDAP_BIND_DN: distinguishedName('cn=codedojo,ou=services,dc=example,dc=org').optional(),
  LDAP_BIND_PASSWORD: z.string().max(1000, 'must be at most 1000 characters').optional(),
  LDAP_BIND_PASSWORD_FILE: z
    .string()
    .transform(readFileText)
    .transform((read) => read.replace(/\r?\n$/, ''))
    .refine((password) => password !== '', 'is empty: write the password into it, on one line')
    .optional(),
  LDAP_BASE: distinguishedName('ou=people,dc=example,dc=org').optional(),
  LDAP_USER_FILTER: filter('(uid={name})')
    .refine(
      (given) => given.includes(placeholder),
      `must hold ${placeholder}, where the typed user name stands`,
    )
    .default(defaultUserFilter),
  LDAP_EMAIL_ATTRIBUTE: attribute('mail'),
  LDAP_FIRST_NAME_ATTRIBUTE: attribute('givenName'),
  LDAP_LAST_NAME_ATTRIBUTE: attribute('sn'),
  LDAP_ADMIN_GROUP: distinguishedName('cn=codedojo-admins,ou=groups,dc=example,dc=org').optional(),
  LDAP_COURSES: courseRulesSchema
    .refine(
      (rules) => rules.every(({ group }) => group.includes('=')),
      'must name each group in full, such as cn=first-year,ou=groups,dc=example,dc=org=01a2292b-62f6-74f6-a546-bcd22f7ea3e5',
    )
    .optional(),
  LDAP_NESTED_GROUPS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  LDAP_DISABLED_FILTER: filter('(nsAccountLock=TRUE)').optional(),
}

function urlOf(given: string): URL | null {
  const url = /[\s#?]/.test(given) ? null : URL.parse(given)
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '') return null
  return /^ldaps?:$/.test(url.protocol) && /^\/?$/.test(url.pathname) ? url : null
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

function isFilter(given: string): boolean {
  // The library takes a filter whose last parenthesis is missing.
  const count = (sign: string) => given.split(sign).length
  if (!given.startsWith('(') || count('(') !== count(')')) return false
  try {
    FilterParser.parseString(given.replaceAll(placeholder, 'somebody'))
    return true
  } catch {
    return false
  }
}

function readFileText(path: string, context: z.RefinementCtx): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    context.addIssue({
      code: 'custom',
      message: `must be the path of a file that the server may read (${why})`,
    })
    return z.NEVER
  }
}

function holdsCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== ''
  } catch {
    return false
  }
}

/** Errors of settings that contradict each other. Each sentence begins with the name of the setting. */
export function findLdapSettingsFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  if (Object.keys(ldapSettingsShape).every((name) => !given[name])) return []
  const { LDAP_URL: url, LDAP_BIND_PASSWORD: password, LDAP_BIND_PASSWORD_FILE: file } = given
  const missing = (['LDAP_URL', 'LDAP_BIND_DN', 'LDAP_BASE'] as const)
    .filter((name) => !given[name])
    .map(
      (name) =>
        `${name} is missing: the address, the account that searches, its password and the base come together`,
    )
  return [
    ...missing,
    ...(password || file ? [] : ['LDAP_BIND_PASSWORD is missing, or LDAP_BIND_PASSWORD_FILE in its place']),
    ...(password && file
      ? ['LDAP_BIND_PASSWORD and LDAP_BIND_PASSWORD_FILE are both set: keep one of them']
      : []),
    ...(url?.startsWith('ldaps:') && given.LDAP_START_TLS === '1'
      ? ['LDAP_START_TLS must be left out with ldaps://, which is encrypted from the start']
      : []),
  ]
}

type Shape = typeof ldapSettingsShape
export type ReadLdap = Readonly<{ [Name in keyof Shape]?: z.output<Shape[Name]> | undefined }>

export function readLdapSettings(read: ReadLdap): LdapSettings | null {
  const { LDAP_URL: address, LDAP_BIND_DN: bindDn, LDAP_BASE: base } = read
  const bindPassword = read.LDAP_BIND_PASSWORD ?? read.LDAP_BIND_PASSWORD_FILE
  const url = address === undefined ? null : urlOf(address)
  if (url === null || !bindDn || !bindPassword || !base) return null
  return {
    url: `${url.protocol}//${url.host}`,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    encryption: encryptionOf(url, read.LDAP_START_TLS),
    ca: read.LDAP_CA_FILE ?? null,
    name: read.LDAP_NAME ?? signInProviderNames.ldap,
    bindDn,
    bindPassword,
    base,
    userFilter: read.LDAP_USER_FILTER ?? defaultUserFilter,
    attributes: {
      email: read.LDAP_EMAIL_ATTRIBUTE ?? 'mail',
      firstName: read.LDAP_FIRST_NAME_ATTRIBUTE ?? 'givenName',
      lastName: read.LDAP_LAST_NAME_ATTRIBUTE ?? 'sn',
    },
    adminGroup: read.LDAP_ADMIN_GROUP ?? null,
    courses: read.LDAP_COURSES ?? [],
    countsNestedGroups: read.LDAP_NESTED_GROUPS === '1',
    disabledFilter: read.LDAP_DISABLED_FILTER ?? null,
  }
}

/** Without the setting only a directory on this machine is asked in clear text. */
function encryptionOf(
  { protocol, hostname }: URL,
  startTls: '0' | '1' | undefined,
): LdapSettings['encryption'] {
  if (protocol === 'ldaps:') return 'tls'
  return (startTls ?? (loopback.has(hostname) ? '0' : '1')) === '1' ? 'start_tls' : 'none'
}

/** A warning for the log at the start; null if nobody can listen on the way to the directory. */
export function ldapWarning({ ldap }: { readonly ldap: LdapSettings | null }): string | null {
  if (ldap === null || ldap.encryption !== 'none' || loopback.has(URL.parse(ldap.url)?.hostname ?? ''))
    return null
  return `Passwords travel to ${ldap.url} in clear text, because LDAP_START_TLS is 0. Whoever listens on the network reads them: set it to 1, or use ldaps://.`
}
