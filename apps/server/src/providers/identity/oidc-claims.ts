import { z } from 'zod'
import { courseClaimsOf } from '../../course-rules.ts'
import type { OidcSettings } from '../../oidc-settings.ts'
import { type Identity, IdentityError } from './identity-provider.ts'

/** The verified claims of an issuer about a person. */
export type Claims = Readonly<Record<string, unknown>>

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  // Some issuers write it as text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional()
    .catch(false),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
})

/** The person of these claims. Throws `IdentityError` for claims that name nobody. */
export function identityOf(
  given: Claims,
  { issuer, admin, courses, trustsEmail }: Pick<OidcSettings, 'issuer' | 'admin' | 'courses' | 'trustsEmail'>,
): Identity {
  const { data: claims } = claimsSchema.safeParse(given)
  if (!claims) throw new IdentityError(`${issuer} does not say who signed in.`)
  const isVerified = claims.email_verified ?? trustsEmail
  return {
    // A subject is unique only within its issuer, and the operator may choose another issuer.
    subject: `${issuer} ${claims.sub}`,
    firstName: claims.given_name ?? claims.name ?? '',
    lastName: claims.given_name === undefined ? '' : (claims.family_name ?? ''),
    email: isVerified ? (claims.email?.toLowerCase() ?? null) : null,
    ...(admin && { isAdmin: hasValue(claimAt(given, admin.claim), admin.value) }),
    ...(courses && {
      courses: courseClaimsOf(
        courses.rules.map((rule) => [rule, hasValue(claimAt(given, courses.claim), rule.group)]),
      ),
    }),
  }
}

/** Whether the token leaves out something that the userinfo endpoint may say. */
export function lacksClaims(given: Claims, { admin, courses, trustsEmail }: OidcSettings): boolean {
  const lacksEmail = given.email === undefined || (given.email_verified === undefined && !trustsEmail)
  const wanted = [admin?.claim, courses?.claim].filter((claim) => claim !== undefined)
  return lacksEmail || wanted.some((claim) => claimAt(given, claim) === undefined)
}

/** The claim of this name, or, for a name such as `realm_access.roles`, the claim within a claim. */
function claimAt(given: Claims, name: string): unknown {
  if (Object.hasOwn(given, name)) return given[name]
  return name
    .split('.')
    .reduce<unknown>((at, part) => new Map(isObject(at) ? Object.entries(at) : []).get(part), given)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Whether the claim is the value, or a list with it. */
function hasValue(claim: unknown, value: string): boolean {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim]
  return values.some((each) => !isObject(each) && String(each) === value)
}
