import { type Entry, EqualityFilter } from 'ldapts'
import type { LdapSettings } from '../../ldap-settings.ts'
import { type Identity, IdentityError } from '../identity/index.ts'

/** The attributes of which each directory has one: a stable id, also after the entry is renamed or moved. */
const idAttributes = ['entryUUID', 'objectGUID'] as const
type IdAttribute = (typeof idAttributes)[number]

/** What says that an account is disabled: Active Directory's flags and end of an account, and the last day of a shadow account. */
const stateAttributes = ['userAccountControl', 'accountExpires', 'shadowExpire']

export const attributesOfState = [...idAttributes, ...stateAttributes]

/** The attributes that `identityIn` reads. */
export function attributesOfPerson({ attributes }: Pick<LdapSettings, 'attributes'>): string[] {
  const { email, firstName, lastName } = attributes
  return [...attributesOfState, 'uid', 'cn', email, firstName, lastName]
}

/** The first value of an attribute as text; directories may write its name in other letters. */
export function valueIn(entry: Entry, attribute: string): string | null {
  const value = firstIn(entry, attribute)
  return value === null ? null : String(value).trim() || null
}

function firstIn(entry: Entry, attribute: string): string | Buffer | null {
  return valuesIn(entry, attribute)[0] ?? null
}

/** All values of an attribute, none if the entry does not have it. */
export function valuesIn(entry: Entry, attribute: string): (string | Buffer)[] {
  const name = attribute.toLowerCase()
  const found = Object.entries(entry).find(([each]) => each.toLowerCase() === name)?.[1] ?? []
  return Array.isArray(found) ? found : [found]
}

/**
 * The permanent id of an entry: the attribute's name and its value. Throws `IdentityError` if the account that searches may read
 * none.
 */
export function subjectOf(entry: Entry): string {
  const uuid = valueIn(entry, 'entryUUID')
  if (uuid !== null) return `entryUUID ${uuid.toLowerCase()}`
  const guid = firstIn(entry, 'objectGUID')
  if (Buffer.isBuffer(guid) && guid.length > 0) return `objectGUID ${guid.toString('hex')}`
  throw new IdentityError(
    `"${entry.dn}" shows neither entryUUID nor objectGUID, so that nobody would be known again. Let LDAP_BIND_DN read one.`,
  )
}

/** Finds the entry with this subject; null if the subject is of no form that we write. */
export function filterOfSubject(subject: string): EqualityFilter | null {
  const [, name, value = ''] = /^(\w+) ([\da-f-]{1,100})$/.exec(subject) ?? []
  const attribute: IdAttribute | undefined = idAttributes.find((each) => each === name)
  if (attribute === undefined) return null
  return new EqualityFilter({
    attribute,
    value: attribute === 'objectGUID' ? Buffer.from(value, 'hex') : value,
  })
}

export function identityIn(entry: Entry, { attributes }: Pick<LdapSettings, 'attributes'>): Identity {
  const firstName = valueIn(entry, attributes.firstName)
  return {
    subject: subjectOf(entry),
    firstName: firstName ?? valueIn(entry, 'cn') ?? '',
    lastName: firstName === null ? '' : (valueIn(entry, attributes.lastName) ?? ''),
    email: valueIn(entry, attributes.email)?.toLowerCase() ?? null,
  }
}

const accountDisabled = 2
const dayMs = 86_400_000
/** Ticks of 100 ns, which a FILETIME counts from 1601. */
const ticksPerMs = 10_000
const startOfTicksMs = Date.UTC(1601, 0, 1)

/**
 * Whether the entry itself says that it is disabled. Source: MS-ADTS 2.2.16, ADS_UF_ACCOUNT_DISABLE; MS-ADA1, accountExpires: a
 * FILETIME, and 0 or the largest number for never, which is in the year 30828; shadow(5): days since 1970, and an empty or negative
 * value for never.
 */
export function isDisabledBy(entry: Entry, now = Date.now()): boolean {
  const flags = Number(valueIn(entry, 'userAccountControl') ?? 0)
  const endTicks = Number(valueIn(entry, 'accountExpires') ?? 0)
  const lastDay = Number(valueIn(entry, 'shadowExpire') ?? -1)
  const hasEnded = endTicks > 0 && endTicks / ticksPerMs + startOfTicksMs <= now
  return (flags & accountDisabled) !== 0 || hasEnded || (lastDay >= 0 && lastDay * dayMs <= now)
}

/**
 * What Active Directory means by refusing a password: it names the reason only to whoever knows the password.
 * Source: MS-ERREF 2.2, the hexadecimal numbers of Windows' errors.
 */
export function refusalIn(message: string): 'wrong' | 'disabled' | 'expired' {
  const code = /\bdata ([\da-f]{1,8})\b/i.exec(message)?.[1]?.toLowerCase()
  if (code === '532' || code === '773') return 'expired'
  return code === '533' || code === '701' ? 'disabled' : 'wrong'
}
