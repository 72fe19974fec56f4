import type { PublicProfile } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { ownRating } from '../contests/index.ts'
import { isId } from '../problems/index.ts'
import { readProgress } from '../progress/index.ts'
import { toldFields } from './told-fields.ts'

const { preference, profile, user } = schema

/** What somebody who wants it lets everybody see. Throws `user_not_found` otherwise: whether there is such an account stays unsaid. */
export async function readPublicProfile(database: Database, userId: string): Promise<PublicProfile> {
  const person = isId(userId) ? await findPublic(database, userId) : null
  if (!person) throw new AppError('user_not_found', 'There is no such user.')
  const [{ badges, openBadges: _, ...figures }, rating] = await Promise.all([
    readProgress(database, { userId, reader: 'everybody' }),
    ownRating(database, userId),
  ])
  return {
    _id: userId,
    firstName: person.firstName,
    lastName: person.lastName,
    avatarUrl: person.image,
    memberSince: person.createdAt.toISOString(),
    ...toldFields(person.profile),
    figures,
    badges,
    rating: rating?.rating ?? null,
  }
}

async function findPublic({ queries }: Database, userId: string) {
  const isShown = and(eq(user.id, userId), isNull(user.suspendedAt), eq(preference.isPublic, true))
  const [row] = await queries
    .select({
      firstName: user.firstName,
      lastName: user.lastName,
      image: user.image,
      createdAt: user.createdAt,
      profile,
    })
    .from(user)
    .innerJoin(preference, eq(preference.userId, user.id))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(isShown)
  return row ?? null
}
