import type { ContestState, ContestSummary, User } from '@codedojo/contract'
import { type Database, preparedQuery, type Queries, schema } from '@codedojo/db'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { isId } from '../problems/index.ts'

const { contest, contestPerson, contestProblem } = schema

/** A contest at this moment of the database's clock, and the caller's participation. */
export interface ContestNow {
  readonly row: typeof contest.$inferSelect
  readonly now: Date
  readonly problems: number
  readonly registered: number
  /** null if the caller does not participate. */
  readonly person: typeof contestPerson.$inferSelect | null
}

/** The contests that match the condition, as this person sees them. */
export function selectContests(
  queries: Queries,
  { userId, where }: { readonly userId: string | Placeholder; readonly where: SQL | undefined },
) {
  return queries
    .select({
      row: contest,
      now: sql`now()`.mapWith(contest.startsAt),
      problems: countOf(sql`${contestProblem} where ${contestProblem.contestId} = ${contest.id}`),
      registered: countOf(sql`contest_person as other where other.contest_id = ${contest.id}`),
      person: contestPerson,
    })
    .from(contest)
    .leftJoin(contestPerson, and(eq(contestPerson.contestId, contest.id), eq(contestPerson.userId, userId)))
    .where(where)
    .$dynamic()
}

const contestById = preparedQuery('contest_by_id', (queries) =>
  selectContests(queries, {
    userId: sql.placeholder('userId'),
    where: eq(contest.id, sql.placeholder('id')),
  }),
)

function countOf(from: SQL) {
  return sql<number>`(select count(*)::int from ${from})`
}

/** Finds a contest that the caller may know of: drafts are visible to admins only. Throws `contest_not_found`. */
export async function requireContest(
  database: Database,
  id: string,
  user: Pick<User, '_id' | 'role'> | null,
): Promise<ContestNow> {
  const [found] = user && isId(id) ? await contestById(database).execute({ id, userId: user._id }) : []
  if (!found || (found.row.visibility === 'draft' && user?.role !== 'admin')) {
    throw new AppError('contest_not_found', 'There is no such contest.')
  }
  return found
}

/**
 * Finds a contest for a participant, or for an admin if admins may look. Throws `contest_not_found` and
 * `not_in_contest`.
 */
export async function requireParticipant(
  database: Database,
  {
    id,
    user,
    admins,
  }: { readonly id: string; readonly user: User | null; readonly admins: 'may look' | 'must register' },
): Promise<ContestNow> {
  const found = await requireContest(database, id, user)
  const mayLook = admins === 'may look' && user?.role === 'admin'
  if (!found.person && !mayLook) {
    throw new AppError('not_in_contest', 'You are not registered for this contest.')
  }
  return found
}

export function contestStateOf({
  row: { startsAt, endsAt },
  now,
}: Pick<ContestNow, 'row' | 'now'>): ContestState {
  if (now < startsAt) return 'upcoming'
  return now < endsAt ? 'running' : 'ended'
}

/** Throws `contest_not_running`. */
export function requireRunning(found: Pick<ContestNow, 'row' | 'now'>): void {
  const state = contestStateOf(found)
  if (state !== 'running') throw notRunning(state)
}

export function notRunning(state: Exclude<ContestState, 'running'>): AppError {
  const sentence = state === 'upcoming' ? 'The contest has not started yet.' : 'The contest is over.'
  return new AppError('contest_not_running', sentence)
}

export function contestSummaryOf(found: ContestNow): ContestSummary {
  const { row, problems, registered, person } = found
  const { id: _id, name, startsAt, endsAt, rule, isRated, visibility } = row
  return {
    ...{ _id, name, rule, isRated, visibility, problems, registered },
    state: contestStateOf(found),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    isRegistered: person !== null,
  }
}
