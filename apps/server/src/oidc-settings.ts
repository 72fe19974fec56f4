import { type OidcProvider, oidcProviders, signInProviderNames } from '@codedojo/contract'
import { z } from 'zod'
import { type CourseRule, courseRulesSchema } from './course-rules.ts'

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
  /** Whoever has this claim with the value of a rule has its course; null if the issuer says nothing about courses. */
  readonly courses: { readonly claim: string; readonly rules: readonly CourseRule[] } | null
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
  OIDC_COURSES_CLAIM: text(200).optional(),
  OIDC_COURSES: courseRulesSchema.optional(),
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
  const { OIDC_COURSES_CLAIM: courseClaim, OIDC_COURSES: courses } = given
  const [otherOfAdmins, otherOfCourses] = [
    claim ? 'OIDC_ADMIN_VALUE' : 'OIDC_ADMIN_CLAIM',
    courseClaim ? 'OIDC_COURSES' : 'OIDC_COURSES_CLAIM',
  ]
  return [
    ...missing,
    ...(Boolean(claim) === Boolean(value)
      ? []
      : [`${otherOfAdmins} is missing: the claim that makes admins and its value come together`]),
    ...(Boolean(courseClaim) === Boolean(courses)
      ? []
      : [`${otherOfCourses} is missing: the claim with groups and the courses of these come together`]),
  ]
}

type Shape = typeof oidcSettingsShape
export type ReadOidc = Readonly<{ [Name in keyof Shape]?: z.output<Shape[Name]> | undefined }>

export function readOidcSettings(read: ReadOidc): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read
  if (!issuer || !clientId || !clientSecret) return null
  const { OIDC_ADMIN_CLAIM: claim, OIDC_ADMIN_VALUE: value } = read
  const { OIDC_COURSES_CLAIM: courseClaim, OIDC_COURSES: rules } = read
  return {
    issuer,
    clientId,
    clientSecret,
    name: read.OIDC_NAME ?? signInProviderNames.oidc,
    admin: claim && value ? { claim, value } : null,
    courses: courseClaim && rules ? { claim: courseClaim, rules } : null,
    trustsEmail: read.OIDC_TRUSTS_EMAIL === '1',
    signsOut: read.OIDC_SIGNS_OUT === '1',
  }
}

/** Each issuer beside the first, by its place: `OIDC_2_ISSUER` and so on mean what `OIDC_ISSUER` means for the first. */
const laterSettings = z.object(oidcSettingsShape)

export type Issuers = Readonly<Record<OidcProvider, OidcSettings | null>>

type Environment = Readonly<Record<string, string | undefined>>

/** The settings of the issuer at this place, under the names of those of the first; empty ones count as unset. */
function settingsAt(place: number, environment: Environment): Record<string, string> {
  const named = Object.keys(oidcSettingsShape).flatMap((name) => {
    const value = environment[name.replace('OIDC_', place === 1 ? 'OIDC_' : `OIDC_${place}_`)]
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(named)
}

const places = oidcProviders.map((_, at) => at + 1)

/** Errors in the settings of the second issuer and those after it. Each sentence begins with the name of the setting. */
export function findLaterIssuerFaults(environment: Environment): string[] {
  const own = places.slice(1).flatMap((place) => faultsAt(place, settingsAt(place, environment)))
  const beyond = Object.keys(environment).filter((name) => {
    const place = Number(/^OIDC_(\d+)_/.exec(name)?.[1] ?? 2)
    return environment[name] && (place < 2 || place > places.length)
  })
  return [
    ...own,
    ...beyond.map(
      (name) => `${name} is not read: issuers beside the first have the numbers 2 to ${places.length}`,
    ),
    ...findTwins(environment),
  ]
}

function faultsAt(place: number, given: Record<string, string>): string[] {
  if (Object.keys(given).length === 0) return []
  const issues = laterSettings.safeParse(given).error?.issues ?? []
  const nameless = given.OIDC_NAME
    ? []
    : ['OIDC_NAME is missing: where there are several issuers, people tell them apart by their names']
  const faults = [
    ...issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    ...findOidcSettingsFaults(given),
    ...nameless,
  ]
  return faults.map((fault) => fault.replaceAll('OIDC_', `OIDC_${place}_`))
}

/** Two buttons with one name, or two for one issuer, which would know a person as two. */
function findTwins(environment: Environment): string[] {
  const all = places.map((place) => ({ place, given: settingsAt(place, environment) }))
  return all.slice(1).flatMap(({ place, given }) => {
    const before = all.slice(0, place - 1).map(({ given: other }) => other)
    const sameName = before.some(
      ({ OIDC_NAME: name = signInProviderNames.oidc, OIDC_ISSUER: issuer }) =>
        issuer && name.trim().toLowerCase() === given.OIDC_NAME?.trim().toLowerCase(),
    )
    const sameIssuer = before.some(({ OIDC_ISSUER: issuer }) => issuer && issuer === given.OIDC_ISSUER)
    return [
      ...(sameName ? [`OIDC_${place}_NAME is the name of another issuer: people tell them apart by it`] : []),
      ...(sameIssuer ? [`OIDC_${place}_ISSUER is set up already: one issuer has one client here`] : []),
    ]
  })
}

/** The issuers of the operator's own, of settings without faults. */
export function readIssuers(environment: Environment): Issuers {
  const at = (place: number) => readOidcSettings(laterSettings.parse(settingsAt(place, environment)))
  return { oidc: at(1), oidc2: at(2), oidc3: at(3), oidc4: at(4), oidc5: at(5) }
}
