import type { contestList } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'

const { contest, contestRating } = schema

/** A person's current rating and best place in a rated contest; null if the person was in none. */
export async function readOwnRating(
  { queries }: Database,
  userId: string,
): Promise<z.input<typeof contestList.response>['rating']> {
  const rows = await queries
    .select({
      before: contestRating.before,
      after: contestRating.after,
      place: contestRating.place,
      of: sql<number>`(select count(*)::int from contest_rating as other where other.contest_id = ${contest.id})`,
    })
    .from(contestRating)
    .innerJoin(contest, eq(contest.id, contestRating.contestId))
    .where(eq(contestRating.userId, userId))
    .orderBy(desc(contest.endsAt), desc(contest.id))
  const [last] = rows
  const [best] = rows.toSorted((one, other) => one.place - other.place || other.of - one.of)
  if (!last || !best) return null
  return {
    rating: last.after,
    lastChange: last.after - last.before,
    best: { place: best.place, of: best.of },
  }
}
