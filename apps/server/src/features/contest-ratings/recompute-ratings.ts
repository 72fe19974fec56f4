import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, inArray, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { recordEvent } from '../audit/index.ts'
import { juryBoard } from '../contests/index.ts'
import { initialRating, ratingChanges } from './rating-changes.ts'

const { contest, contestPerson, contestRating, submission, user } = schema

/*
 * How it works
 *   submissions ─ boards of all rated contests that are ready, by their end ─→ contest_rating
 * Ratings are never added to: whenever something has changed (a rejudge, a disqualification, another contest), all of them
 * are computed anew, so that they are what the submissions say and nothing else.
 */

const lockKey = 7_201_508

/**
 * Whoever computes ratings, or changes a contest in a way that outdates those of several, does so one after the other. Taken
 * before the row of any contest, or two of them would each wait for the other's.
 */
export async function lockRatings(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
}

/** Computes every rating anew; answers the number of contests that they come from. `actorId` null: nobody asked for it. */
export function recomputeRatings(
  database: Database,
  { actorId }: { readonly actorId: string | null },
): Promise<number> {
  return database.queries.transaction(async (tx) => {
    await lockRatings(tx)
    await keepPeople(tx)
    const ready = await tx
      .select({ id: contest.id, name: contest.name })
      .from(contest)
      .where(isReady)
      .orderBy(asc(contest.endsAt), asc(contest.id))
      .for('no key update')
    const ratings = new Map<string, number>()
    await tx.delete(contestRating)
    for (const { id } of ready) await rate(tx, id, ratings)
    const ids = ready.map(({ id }) => id)
    if (ids.length > 0) await tx.update(contest).set({ ratedAt: sql`now()` }).where(inArray(contest.id, ids))
    const last = ready.at(-1)
    if (last && actorId !== null) {
      const subject = { kind: 'contest', ...last } as const
      await recordEvent(tx, { actorId, action: 'contest.rated', subject, after: { contests: ids.length } })
    }
    return ready.length
  })
}

/** Whoever erases somebody takes the person, then what is theirs: in that order here, too. */
async function keepPeople(tx: Transaction): Promise<void> {
  const rated = tx
    .select({ userId: contestPerson.userId })
    .from(contestPerson)
    .innerJoin(contest, eq(contest.id, contestPerson.contestId))
    .where(eq(contest.isRated, true))
  await tx
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, rated))
    .orderBy(asc(user.id))
    .for('key share')
}

async function rate(tx: Transaction, contestId: string, ratings: Map<string, number>): Promise<void> {
  const { rows } = await juryBoard({ queries: tx }, contestId)
  const people = rows.flatMap(({ place, person, cells }) => {
    const isIdle = cells.every(({ state }) => state === 'untried')
    if (place === null || isIdle) return []
    return [{ userId: person._id, place, rating: ratings.get(person._id) ?? initialRating }]
  })
  const changes = ratingChanges(people)
  const changed = people.map(({ userId, place, rating }) => {
    const after = rating + (changes.get(userId) ?? 0)
    ratings.set(userId, after)
    return { contestId, userId, place, before: rating, after }
  })
  if (changed.length > 0) await tx.insert(contestRating).values(changed)
}

/** Whether ratings are not what they would be if they were computed now. */
export async function areRatingsOutdated({ queries }: Database): Promise<boolean> {
  const [due] = await queries
    .select({ id: contest.id })
    .from(contest)
    .where(and(isReady, sql`${contest.ratedAt} is null`))
    .limit(1)
  return due !== undefined
}

/** After a change that may concern the ratings of several contests; in its transaction, which has taken `lockRatings` first. */
export async function markRatingsOutdated(tx: Transaction): Promise<void> {
  await tx.update(contest).set({ ratedAt: null }).where(isNotNull(contest.ratedAt))
  const rated = tx.select({ id: contest.id }).from(contest).where(eq(contest.isRated, true))
  await tx.delete(contestRating).where(notInArray(contestRating.contestId, rated))
}

/** The rated contests on whose boards this person is; if there are any, ratings are locked. */
export async function lockRatingsOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: contest.id })
    .from(contestPerson)
    .innerJoin(contest, eq(contest.id, contestPerson.contestId))
    .where(and(eq(contestPerson.userId, userId), eq(contest.isRated, true)))
  if (rows.length > 0) await lockRatings(tx)
  return rows.map(({ id }) => id)
}

/** After somebody who was on the boards of these contests was erased; in that transaction, which has taken `lockRatingsOf`. */
export async function markRatingsOutdatedFor(tx: Transaction, contestIds: readonly string[]): Promise<void> {
  await tx
    .update(contest)
    .set({ ratedAt: null })
    .where(and(inArray(contest.id, [...contestIds]), isNotNull(contest.ratedAt)))
}

/** Over, everything judged, and no result hidden any more. */
const isReady = and(
  eq(contest.isRated, true),
  lte(contest.endsAt, sql`now()`),
  or(eq(contest.freezeMinutes, 0), isNotNull(contest.unveiledAt)),
  sql`not exists (select from ${submission} where ${submission.contestId} = ${contest.id}
    and ${submission.status} in ('In Queue', 'Judging'))`,
)
