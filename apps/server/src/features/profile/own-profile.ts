import type { Profile, saveProfileBody } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { announceContestsOf } from '../contests/index.ts'
import { profileFieldsOf } from './public-fields.ts'

const { profile, user } = schema

type ProfileToSave = z.output<typeof saveProfileBody>

/** The caller's own profile. Throws `not_signed_in` when the account was just erased. */
export async function readOwnProfile(queries: Queries | Transaction, userId: string): Promise<Profile> {
  const [row] = await queries
    .select({ user, profile })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!row) throw erased()
  return {
    _id: row.user.id,
    email: row.user.email,
    role: row.user.role,
    avatarUrl: row.user.image,
    firstName: row.user.firstName,
    lastName: row.user.lastName,
    phone: row.user.phone,
    age: row.profile?.age ?? null,
    ...profileFieldsOf(row.profile),
    savedAt: row.profile?.savedAt.toISOString() ?? null,
  }
}

/**
 * Saves the caller's own profile. Data migrated from the browser's storage is saved only if no profile exists, because
 * several windows may send it. Throws `profile_changed` when another page has saved it after `knownSavedAt`, and
 * `not_signed_in` when the account was just erased.
 */
export function saveOwnProfile(
  { queries }: Database,
  { userId, fields }: { readonly userId: string; readonly fields: ProfileToSave },
): Promise<Profile> {
  const { isImport, knownSavedAt, ...told } = fields
  return queries.transaction(async (tx) => {
    const ofUser = eq(user.id, userId)
    const [person] = await tx.select({ id: user.id }).from(user).where(ofUser).for('no key update')
    if (!person) throw erased()
    // A new query, because only a query that starts after the lock is acquired sees another window's save.
    const [saved] = await tx.select({ at: profile.savedAt }).from(profile).where(eq(profile.userId, userId))
    const savedAt = saved?.at ?? null
    if (!isImport) refuseOverwriting(savedAt, knownSavedAt)
    if (!isImport || savedAt === null) await saveProfile(tx, userId, told)
    return readOwnProfile(tx, userId)
  })
}

/** `knownSavedAt` is undefined if the caller does not state what they have seen, and null if no profile was saved yet. */
function refuseOverwriting(savedAt: Date | null, knownSavedAt: string | null | undefined): void {
  if (knownSavedAt === undefined) return
  const knownMs = knownSavedAt === null ? null : Date.parse(knownSavedAt)
  if (knownMs === (savedAt?.getTime() ?? null)) return
  throw new AppError(
    'profile_changed',
    'Your profile was saved in another window or on another device meanwhile. Load the page again, and make your change once more.',
  )
}

async function saveProfile(
  tx: Transaction,
  userId: string,
  told: Omit<ProfileToSave, 'isImport' | 'knownSavedAt'>,
): Promise<void> {
  const { firstName, lastName, phone, experience, ...fields } = told
  const name = `${firstName} ${lastName}`.trim()
  await tx
    .update(user)
    .set({ firstName, lastName, name, phone, updatedAt: new Date() })
    .where(eq(user.id, userId))
  const row = { ...fields, experienceYears: experience, savedAt: sql`now()` }
  await tx
    .insert(profile)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: profile.userId, set: row })
  // Scoreboards show the name.
  await announceContestsOf(tx, userId)
}

function erased(): AppError {
  return new AppError('not_signed_in', 'This account was deleted a moment ago.')
}
