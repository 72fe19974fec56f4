import { schema } from '@codedojo/db'
import { asc, count, eq } from 'drizzle-orm'
import { listOwnPasskeys, readOwnSecondFactor } from '../../accounts/index.ts'
import type { ExportOwner, ExportPart } from '../export-part.ts'
import { jsonFile } from '../json-file.ts'

const {
  account,
  activeDay,
  apiToken,
  mutedPerson,
  preference,
  profile,
  reminder,
  session,
  timeZonePeriod,
  user,
} = schema

export const personPart: ExportPart = {
  place: 'profile.json',
  about: 'your account and what you told of yourself',
  holds: ['profile.user_id'],
  entries: (owner) => [jsonFile('profile.json', () => readProfile(owner))],
}

export const settingsPart: ExportPart = {
  place: 'settings.json',
  about: 'what you have chosen, and the time zones that your days were counted in',
  holds: ['preference.user_id', 'time_zone_period.user_id', 'muted_person.user_id', 'reminder.user_id'],
  entries: (owner) => [jsonFile('settings.json', () => readSettings(owner))],
}

export const signInPart: ExportPart = {
  place: 'sign-in.json',
  about:
    'the ways you sign in, your sessions, your API tokens, your passkeys by name, and whether you use a second factor',
  holds: [
    'account.user_id',
    'session.user_id',
    'api_token.user_id',
    'passkey.user_id',
    'second_factor.user_id',
    'recovery_code.user_id',
  ],
  entries: (owner) => [jsonFile('sign-in.json', () => readSignIn(owner))],
}

export const daysPart: ExportPart = {
  place: 'active-days.json',
  about: 'the days on which you were here, in the time zone of the server',
  holds: ['active_day.user_id'],
  entries: ({ database, userId }) => [
    jsonFile('active-days.json', async () => {
      const { queries } = database
      const mine = eq(activeDay.userId, userId)
      const rows = await queries
        .select({ day: activeDay.day })
        .from(activeDay)
        .where(mine)
        .orderBy(asc(activeDay.day))
      return rows.map(({ day }) => day)
    }),
  ],
}

async function readProfile({ database: { queries }, userId }: ExportOwner) {
  const [person] = await queries
    .select({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      emailVerified: user.emailVerified,
      phone: user.phone,
      role: user.role,
      picture: user.image,
      premiumUntil: user.premiumUntil,
      suspendedAt: user.suspendedAt,
      suspendedReason: user.suspendedReason,
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
    })
    .from(user)
    .where(eq(user.id, userId))
  const [told] = await queries.select().from(profile).where(eq(profile.userId, userId))
  return { ...person, ...told, userId: undefined }
}

async function readSettings({ database: { queries }, userId }: ExportOwner) {
  const [chosen] = await queries.select().from(preference).where(eq(preference.userId, userId))
  const timeZones = await queries
    .select({ since: timeZonePeriod.since, zone: timeZonePeriod.zone })
    .from(timeZonePeriod)
    .where(eq(timeZonePeriod.userId, userId))
    .orderBy(asc(timeZonePeriod.since))
  const [muted] = await queries
    .select({ people: count() })
    .from(mutedPerson)
    .where(eq(mutedPerson.userId, userId))
  const [remindedAt] = await queries
    .select({ days: reminder.days, hour: reminder.hour })
    .from(reminder)
    .where(eq(reminder.userId, userId))
  return {
    ...chosen,
    userId: undefined,
    timeZones,
    reminder: remindedAt ?? null,
    mutedPeople: muted?.people ?? 0,
  }
}

/** Contains neither the password hash nor tokens and secrets. */
async function readSignIn({ database: { queries }, userId }: ExportOwner) {
  const ways = await queries
    .select({ way: account.providerId, idThere: account.accountId, since: account.createdAt })
    .from(account)
    .where(eq(account.userId, userId))
    .orderBy(asc(account.createdAt))
  const sessions = await queries
    .select({
      createdAt: session.createdAt,
      lastSeenAt: session.updatedAt,
      expiresAt: session.expiresAt,
      ipAddress: session.ipAddress,
      browser: session.userAgent,
    })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(asc(session.createdAt))
  const apiTokens = await queries
    .select({
      name: apiToken.name,
      scopes: apiToken.scopes,
      createdAt: apiToken.createdAt,
      endsAt: apiToken.endsAt,
      lastUsedAt: apiToken.lastUsedAt,
    })
    .from(apiToken)
    .where(eq(apiToken.userId, userId))
    .orderBy(asc(apiToken.createdAt))
  const named = ways.map(({ way, idThere, since }) =>
    way === 'credential' ? { way: 'password', since } : { way, idThere, since },
  )
  const secondFactor = await readOwnSecondFactor(queries, userId)
  const passkeys = (await listOwnPasskeys(queries, userId)).map(({ name, createdAt, lastUsedAt }) => ({
    name,
    createdAt,
    lastUsedAt,
  }))
  return { ways: named, sessions, apiTokens, passkeys, secondFactor }
}
