import { randomBytes } from 'node:crypto'
import { type Database, isOneOf, preparedQuery, schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, isNull, like, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { gatherLookUps } from '../../coalesce-look-ups.ts'
import type { UserRow } from './wire-user.ts'

const { account, installationFact, session, user, verification } = schema

const shownColumns = {
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role,
  image: user.image,
  phone: user.phone,
  suspendedAt: user.suspendedAt,
  suspendedReason: user.suspendedReason,
  premiumUntil: user.premiumUntil,
}

const days = 24 * 60 * 60
/** Seconds until a session expires, and from which age on a request renews it. */
export const sessionAge = { expiresIn: 30 * days, renewedAfter: days } as const

const freshSession = preparedQuery('fresh_session', (queries) =>
  queries
    .select({ sessionId: session.id, userId: session.userId })
    .from(session)
    .where(
      and(
        eq(session.token, sql.placeholder('token')),
        gt(session.expiresAt, sql`now() + make_interval(secs => ${sql.placeholder('leftSeconds')})`),
      ),
    ),
)

/**
 * The session with this token, unless a request has to renew it; sessions that end with the browser are never renewed. Returns
 * null if the session has to be renewed, has expired, or does not exist.
 */
export async function findFreshSession(
  database: Database,
  { token, endsWithBrowser }: { readonly token: string; readonly endsWithBrowser: boolean },
): Promise<{ readonly sessionId: string; readonly userId: string } | null> {
  const leftSeconds = endsWithBrowser ? 0 : sessionAge.expiresIn - sessionAge.renewedAfter
  const [found] = await freshSession(database).execute({ token, leftSeconds })
  return found ?? null
}

const bySession = preparedQuery('users_by_session', (queries) =>
  queries
    .select({ sessionId: session.id, row: shownColumns })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(isOneOf(session.id, 'sessionIds'), gt(session.expiresAt, sql`now()`), isNull(user.suspendedAt)),
    ),
)

/**
 * The user of a session; null when it has ended. Suspended people have no session, not even one that was opened during
 * the suspension.
 */
export const findUserBySession = gatherLookUps(
  async (database, sessionIds: readonly string[]): Promise<(UserRow | null)[]> => {
    const found = await bySession(database).execute({ sessionIds })
    const users = new Map(found.map(({ sessionId, row }) => [sessionId, row]))
    return sessionIds.map((sessionId) => users.get(sessionId) ?? null)
  },
)

export async function findUserByEmail(database: Database, email: string): Promise<UserRow | null> {
  const [row] = await database.queries.select(shownColumns).from(user).where(eq(user.email, email))
  return row ?? null
}

export async function findUserById({ queries }: Database, id: string): Promise<UserRow | null> {
  const [row] = await queries.select(shownColumns).from(user).where(eq(user.id, id))
  return row ?? null
}

export async function hasAdmin(database: Database): Promise<boolean> {
  return (await database.queries.$count(user, eq(user.role, 'admin'))) > 0
}

export async function promoteToAdmin(database: Database, userId: string): Promise<void> {
  await database.queries.update(user).set({ role: 'admin', updatedAt: new Date() }).where(eq(user.id, userId))
}

/** Replaces the password hash of a user. */
export async function setPassword(database: Database, userId: string, hash: string): Promise<void> {
  await database.queries
    .update(account)
    .set({ password: hash, updatedAt: new Date() })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
}

/**
 * Stores the password hash of a user, also the first one of an account without password. Reset links that are on their
 * way become invalid. The pattern also matches links of former versions, `reset-password:` with the secret itself
 * instead of its hash.
 */
export async function storePassword(tx: Transaction, userId: string, hash: string): Promise<void> {
  await tx
    .insert(account)
    .values({ id: uuidv7(), userId, accountId: userId, providerId: 'credential', password: hash })
    .onConflictDoUpdate({
      target: [account.userId, account.providerId],
      set: { password: hash, updatedAt: new Date() },
    })
  await tx
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, '%reset-password:%')))
}

/** A signing secret of the installation. It is generated once; every server and every start gets the same one. */
export async function readSigningSecret(
  database: Database,
  key: 'cookie_secret' | 'test_checkout_secret',
): Promise<string> {
  const { queries } = database
  await queries
    .insert(installationFact)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await queries
    .select({ value: installationFact.value })
    .from(installationFact)
    .where(eq(installationFact.key, key))
  if (typeof row?.value !== 'string') throw new Error(`The secret "${key}" in the database is not a text.`)
  return row.value
}
