import type { PublicProfile } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { readOwnRating } from '../contests/index.ts'
import { isId } from '../problems/index.ts'
import { readProgress } from '../progress/index.ts'
import { publicFieldsOf } from './public-fields.ts'

const { preference, profile, user } = schema

type PublicPerson = NonNullable<Awaited<ReturnType<typeof findPublic>>>

/**
 * Finds a person with a public profile. Throws `user_not_found` otherwise, which does not reveal whether the account
 * exists.
 */
export async function requirePublicPerson(database: Database, userId: string): Promise<PublicPerson> {
  const person = isId(userId) ? await findPublic(database, userId) : null
  if (!person) throw new AppError('user_not_found', 'There is no such user.')
  return person
}

/** The public profile. */
export async function readPublicProfile(database: Database, person: PublicPerson): Promise<PublicProfile> {
  const userId = person.id
  const [{ badges, openBadges: _, ...figures }, rating] = await Promise.all([
    readProgress(database, { userId, reader: 'everybody' }),
    readOwnRating(database, userId),
  ])
  return {
    _id: userId,
    firstName: person.firstName,
    lastName: person.lastName,
    avatarUrl: person.image,
    memberSince: person.createdAt.toISOString(),
    ...publicFieldsOf(person.profile),
    figures,
    badges,
    rating: rating?.rating ?? null,
  }
}

async function findPublic({ queries }: Database, userId: string) {
  const isShown = and(eq(user.id, userId), isNull(user.suspendedAt), eq(preference.isPublic, true))
  const [row] = await queries
    .select({
      id: user.id,
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
