import type { contestList, PastContest } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type ContestNow, contestStateOf, contestSummaryOf, selectContests } from './find-contest.ts'
import { readOwnRating } from './own-rating.ts'
import { computeOwnResult } from './own-result.ts'

const { contest, contestRating } = schema

interface ContestListQuery {
  readonly userId: string
  readonly page: number
  readonly pageSize: number
}

/** Maximum number of upcoming contests in the list. */
const mostUpcoming = 100

/** Running and upcoming contests, and a page of finished ones with the caller's results; drafts are left out. */
export async function listContests(
  { database, boards }: Pick<Context, 'database' | 'boards'>,
  { userId, page, pageSize }: ContestListQuery,
): Promise<z.input<typeof contestList.response>> {
  const [comes, past, pastTotal, rating, [clock]] = await Promise.all([
    selectContests(database.queries, { userId, where: and(isShown, gt(contest.endsAt, sql`now()`)) })
      .orderBy(asc(contest.startsAt), asc(contest.id))
      .limit(mostUpcoming),
    selectContests(database.queries, { userId, where: isOver })
      .orderBy(desc(contest.endsAt), desc(contest.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.queries.$count(contest, isOver),
    readOwnRating(database, userId),
    database.queries.select({ now: sql`now()`.mapWith(contest.startsAt) }).from(sql`(select 1) as one`),
  ])
  const changes = await ratingChanges(database, userId)
  const pastOf = async (found: ContestNow): Promise<PastContest> => {
    const result = found.person && (await computeOwnResult(boards, { contestId: found.row.id, userId }))
    const ratingChange = changes.get(found.row.id) ?? null
    return { ...contestSummaryOf(found), result: result && { ...result, ratingChange } }
  }
  return {
    now: (clock?.now ?? new Date()).toISOString(),
    running: comes.filter((found) => contestStateOf(found) === 'running').map(contestSummaryOf),
    upcoming: comes.filter((found) => contestStateOf(found) === 'upcoming').map(contestSummaryOf),
    past: await Promise.all(past.map(pastOf)),
    pastTotal,
    rating,
  }
}

const isShown = ne(contest.visibility, 'draft')
const isOver = and(isShown, lte(contest.endsAt, sql`now()`))

async function ratingChanges({ queries }: Database, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({
      contestId: contestRating.contestId,
      change: sql<number>`${contestRating.after} - ${contestRating.before}`,
    })
    .from(contestRating)
    .where(eq(contestRating.userId, userId))
  return new Map(rows.map(({ contestId, change }) => [contestId, change]))
}
