import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, inArray, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { recordEvent } from '../audit/index.ts'
import { readJuryScoreboard } from '../contests/index.ts'
import { initialRating, ratingChanges } from './rating-changes.ts'

const { contest, contestPerson, contestRating, submission, user } = schema

/*
 * How it works
 *   submissions ─ scoreboards of the rated contests that are over, judged and unveiled, by their end ─→ contest_rating
 * Ratings are never updated incrementally: after every change (a rejudge, a disqualification, another contest) all of
 * them are recomputed, so that they depend only on the submissions.
 */

const lockKey = 7_201_508

/**
 * Serialises rating computations and changes that affect the ratings of several contests. Take this lock before the row
 * of any contest, to prevent deadlocks.
 */
export async function lockRatings(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
}

/** Recomputes all ratings; returns the number of contests. `actorId` is null if nobody requested it. */
export function recomputeRatings(
  database: Database,
  { actorId }: { readonly actorId: string | null },
): Promise<number> {
  return database.queries.transaction(async (tx) => {
    await lockRatings(tx)
    await lockPeople(tx)
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

/** Erasing a person locks the person before their data: keep the same lock order here. */
async function lockPeople(tx: Transaction): Promise<void> {
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
  const { rows } = await readJuryScoreboard({ queries: tx }, contestId)
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

/** Whether the ratings are outdated. */
export async function areRatingsOutdated({ queries }: Database): Promise<boolean> {
  const [due] = await queries
    .select({ id: contest.id })
    .from(contest)
    .where(and(isReady, sql`${contest.ratedAt} is null`))
    .limit(1)
  return due !== undefined
}

/** Marks all ratings as outdated. Call it in the transaction of the change, after `lockRatings`. */
export async function markRatingsOutdated(tx: Transaction): Promise<void> {
  await tx.update(contest).set({ ratedAt: null }).where(isNotNull(contest.ratedAt))
  const rated = tx.select({ id: contest.id }).from(contest).where(eq(contest.isRated, true))
  await tx.delete(contestRating).where(notInArray(contestRating.contestId, rated))
}

/** Ids of the rated contests with this person on the scoreboard; locks the ratings if there are any. */
export async function lockRatingsOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: contest.id })
    .from(contestPerson)
    .innerJoin(contest, eq(contest.id, contestPerson.contestId))
    .where(and(eq(contestPerson.userId, userId), eq(contest.isRated, true)))
  if (rows.length > 0) await lockRatings(tx)
  return rows.map(({ id }) => id)
}

/**
 * Marks the ratings of these contests as outdated after a person was erased, in the same transaction, after
 * `lockRatingsOf`.
 */
export async function markRatingsOutdatedFor(tx: Transaction, contestIds: readonly string[]): Promise<void> {
  await tx
    .update(contest)
    .set({ ratedAt: null })
    .where(and(inArray(contest.id, [...contestIds]), isNotNull(contest.ratedAt)))
}

/** Contests that are over, fully judged, and have no hidden results. */
const isReady = and(
  eq(contest.isRated, true),
  lte(contest.endsAt, sql`now()`),
  or(eq(contest.freezeMinutes, 0), isNotNull(contest.unveiledAt)),
  sql`not exists (select from ${submission} where ${submission.contestId} = ${contest.id}
    and ${submission.status} in ('In Queue', 'Judging'))`,
)
