import { randomUUID } from 'node:crypto'
import {
  AndFilter,
  type Entry,
  Filter,
  FilterParser,
  NoSuchObjectError,
  OrFilter,
  ResultCodeError,
} from 'ldapts'
import { type CourseRule, courseClaimsOf } from '../../course-rules.ts'
import type { LdapSettings } from '../../ldap-settings.ts'
import { type Identity, IdentityError } from '../identity/index.ts'
import type {
  Directory,
  DirectoryEntry,
  DirectorySession,
  EntryStanding,
  EntryState,
  PasswordAnswer,
} from './directory.ts'
import { type LdapConnection, openLdapConnection } from './ldap-connection.ts'
import {
  attributesOfPerson,
  attributesOfState,
  filterOfSubject,
  identityIn,
  isDisabledBy,
  refusalIn,
  subjectOf,
  valuesIn,
} from './ldap-entry.ts'

/** Invalid credentials, and what some servers answer in its place for an entry without a password or one that does not exist. */
const refusedCodes = new Set([49, 48, 32])

/**
 * Constraint violation and unwilling to perform: 389 Directory Server and FreeIPA answer a bind so for accounts that are locked or
 * inactivated, with any password. Source: RFC 4511, 4.1.9.
 */
const lockedCodes = new Set([19, 53])

/** Entries that one search of `look` asks for. */
const lookedAtOnce = 100

/** No attributes. Source: RFC 4511, 4.5.1.8. */
const noAttributes = ['1.1']

/** The operator's directory. Source: RFC 4511, RFC 4513 (simple bind, StartTLS), RFC 4515 (filters). */
export function makeLdapDirectory(settings: LdapSettings): Directory {
  return {
    open: () => openSession(settings),
    look: (subjects) => told(settings, () => lookFor(settings, subjects)),
    check: () =>
      told(settings, async () => {
        await using connection = await openAsSearcher(settings, { isBackground: false })
        const { base, adminGroup, courses } = settings
        const groups = [...(adminGroup === null ? [] : [adminGroup]), ...courses.map(({ group }) => group)]
        for (const each of [base, ...groups]) {
          await requireEntry(connection, each)
        }
      }),
  }
}

async function openAsSearcher(
  settings: LdapSettings,
  options: { readonly isBackground: boolean },
): Promise<LdapConnection> {
  const connection = await openLdapConnection(settings, options)
  try {
    await connection.bind(settings.bindDn, settings.bindPassword)
    return connection
  } catch (error) {
    await connection[Symbol.asyncDispose]()
    if (!(error instanceof ResultCodeError)) throw error
    throw new IdentityError(
      `${settings.url} does not let LDAP_BIND_DN in with its password: ${words(error)}. Check both settings.`,
    )
  }
}

async function openSession(settings: LdapSettings): Promise<DirectorySession> {
  const connection = await openAsSearcher(settings, { isBackground: false })
  return {
    find: (username) => told(settings, () => findPerson(connection, settings, username)),
    verify: (entry, password) =>
      told(settings, () => verify(connection, entry?.dn ?? noDn(settings), password)),
    standingOf: (entry) => told(settings, () => standingOf(connection, settings, entry)),
    [Symbol.asyncDispose]: () => connection[Symbol.asyncDispose](),
  }
}

async function findPerson(
  connection: LdapConnection,
  settings: LdapSettings,
  username: string,
): Promise<DirectoryEntry | 'none' | 'several'> {
  const filter = settings.userFilter.replaceAll('{name}', () => Filter.escape(username))
  const attributes = attributesOfPerson(settings)
  const words = { base: settings.base, scope: 'sub', filter, attributes, most: 2 } as const
  const [entry, other] = await connection.search(words)
  if (!entry) return 'none'
  return other ? 'several' : { dn: entry.dn, identity: identityIn(entry, settings) }
}

async function standingOf(
  connection: LdapConnection,
  settings: LdapSettings,
  { dn, identity }: DirectoryEntry,
): Promise<EntryStanding> {
  // The connection has become that of the person.
  await connection.bind(settings.bindDn, settings.bindPassword)
  const everything = {
    base: dn,
    scope: 'base',
    filter: '(objectClass=*)',
    attributes: attributesOfPerson(settings),
  } as const
  const [entry] = await connection.search(everything)
  if (!entry) throw new IdentityError(`"${dn}" was taken away during a sign-in.`)
  return {
    isDisabled: isDisabledBy(entry) || (await matchesDisabledFilter(connection, settings, dn)),
    ...(await withCourses(connection, settings, {
      entry,
      told: await withRole(connection, settings, { entry, identity }),
    })),
  }
}

async function matchesDisabledFilter(
  connection: LdapConnection,
  { disabledFilter }: LdapSettings,
  dn: string,
): Promise<boolean> {
  if (disabledFilter === null) return false
  const words = { base: dn, scope: 'base', filter: disabledFilter, attributes: noAttributes } as const
  return (await connection.search(words)).length > 0
}

/** A group that is not found says nothing about roles: nobody may lose theirs because a setting is wrong. */
async function withRole(
  connection: LdapConnection,
  settings: LdapSettings,
  { entry, identity }: { readonly entry: Entry; readonly identity: Identity },
): Promise<Pick<EntryStanding, 'identity' | 'warning'>> {
  const { adminGroup } = settings
  if (adminGroup === null) return { identity, warning: null }
  const isAdmin = await isMember(connection, settings, { group: adminGroup, entry })
  return isAdmin === null
    ? { identity, warning: `${notFound(adminGroup)} Roles stay as they are.` }
    : { identity: { ...identity, isAdmin }, warning: null }
}

/** Which courses the groups of an entry open; a group that is not found changes nothing. */
async function withCourses(
  connection: LdapConnection,
  settings: LdapSettings,
  { entry, told }: { readonly entry: Entry; readonly told: Pick<EntryStanding, 'identity' | 'warning'> },
): Promise<Pick<EntryStanding, 'identity' | 'warning'>> {
  if (settings.courses.length === 0) return told
  const answers: [CourseRule, boolean | null][] = []
  for (const rule of settings.courses) {
    answers.push([rule, await isMember(connection, settings, { group: rule.group, entry })])
  }
  const lost = answers.flatMap(([{ group }, answer]) => (answer === null ? [notFound(group)] : []))
  const warnings = [...(told.warning === null ? [] : [told.warning]), ...lost]
  return {
    identity: { ...told.identity, courses: courseClaimsOf(answers) },
    warning: warnings.length === 0 ? null : warnings.join(' '),
  }
}

/** Returns null if the group is not found. */
async function isMember(
  connection: LdapConnection,
  { countsNestedGroups }: LdapSettings,
  { group, entry }: { readonly group: string; readonly entry: Entry },
): Promise<boolean | null> {
  if (!(await exists(connection, group))) return null
  const [base, filter] = countsNestedGroups ? [entry.dn, nestedFilter(group)] : [group, memberFilter(entry)]
  return (await connection.search({ base, scope: 'base', filter, attributes: noAttributes })).length > 0
}

/** Source: MS-ADTS 3.1.1.3.4.4.3, LDAP_MATCHING_RULE_TRANSITIVE_EVAL. */
export function nestedFilter(group: string): string {
  return `(memberOf:1.2.840.113556.1.4.1941:=${Filter.escape(group)})`
}

/** Groups name their members by full name, or, as those of POSIX accounts, by user name. */
export function memberFilter(entry: Entry): string {
  const dn = Filter.escape(entry.dn)
  const uids = valuesIn(entry, 'uid').map((uid) => `(memberUid=${Filter.escape(String(uid))})`)
  return `(|(member=${dn})(uniqueMember=${dn})${uids.join('')})`
}

async function exists(connection: LdapConnection, base: string): Promise<boolean> {
  try {
    const filter = '(objectClass=*)'
    return (await connection.search({ base, scope: 'base', filter, attributes: noAttributes })).length > 0
  } catch (error) {
    if (error instanceof NoSuchObjectError) return false
    throw error
  }
}

/** `dn` is the value of LDAP_BASE or LDAP_ADMIN_GROUP. */
function notFound(dn: string): string {
  return `The directory has no entry "${dn}", or LDAP_BIND_DN may not read it.`
}

async function requireEntry(connection: LdapConnection, dn: string): Promise<void> {
  if (!(await exists(connection, dn))) throw new IdentityError(notFound(dn))
}

async function verify(connection: LdapConnection, dn: string, password: string): Promise<PasswordAnswer> {
  try {
    await connection.bind(dn, password)
    return { verdict: 'right', warning: null }
  } catch (error) {
    if (!(error instanceof ResultCodeError)) throw error
    const { code, name, message } = error
    if (refusedCodes.has(code)) return { verdict: refusalIn(message), warning: null }
    if (!lockedCodes.has(code)) throw error
    // Whoever typed it learns no more than from a wrong password, because the answer may not depend on the password.
    const warning = `The directory refused a sign-in with the LDAP result code ${code} (${name}), which some directories answer for accounts that are locked or inactivated. It counts as a wrong password.`
    return { verdict: 'wrong', warning }
  }
}

function noDn({ base }: LdapSettings): string {
  return `cn=${randomUUID()},${base}`
}

async function lookFor(
  settings: LdapSettings,
  subjects: readonly string[],
): Promise<Map<string, EntryState>> {
  await using connection = await openAsSearcher(settings, { isBackground: true })
  // An account that may not see the people any more must not make all of them leave.
  await requireEntry(connection, settings.base)
  const states = new Map<string, EntryState>(subjects.map((subject) => [subject, 'gone']))
  for (let at = 0; at < subjects.length; at += lookedAtOnce) {
    const filters = subjects.slice(at, at + lookedAtOnce).flatMap((subject) => filterOfSubject(subject) ?? [])
    if (filters.length === 0) continue
    const anyOf = new OrFilter({ filters })
    for (const entry of await search(connection, settings, anyOf)) {
      states.set(subjectOf(entry), isDisabledBy(entry) ? 'disabled' : 'active')
    }
    if (settings.disabledFilter === null) continue
    const disabled = new AndFilter({ filters: [anyOf, FilterParser.parseString(settings.disabledFilter)] })
    for (const entry of await search(connection, settings, disabled)) states.set(subjectOf(entry), 'disabled')
  }
  return states
}

function search(connection: LdapConnection, { base }: LdapSettings, filter: Filter): Promise<Entry[]> {
  return connection.search({ base, scope: 'sub', filter, attributes: attributesOfState })
}

/** Whatever goes wrong is an `IdentityError`, without a password in its message. */
async function told<T>({ url }: LdapSettings, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof IdentityError) throw error
    if (error instanceof ResultCodeError)
      throw new IdentityError(`${url} refused a question: ${words(error)}.`)
    throw error
  }
}

function words({ name, message }: ResultCodeError): string {
  return `${name}, ${message}`.replaceAll(/\s+/g, ' ').slice(0, 300)
}
