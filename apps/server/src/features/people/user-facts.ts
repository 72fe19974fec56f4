import type { Difficulty } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm'

const { activeDay, passkey, problem, roomSilence, secondFactor, solved } = schema

export interface SolvedProblem {
  readonly _id: string
  readonly difficulty: Difficulty
}

/** The visible problems that each of these users has solved, in the order of solving. */
export async function readSolvedProblems(
  { queries }: Database,
  userIds: readonly string[],
): Promise<Map<string, SolvedProblem[]>> {
  const rows = await queries
    .select({ userId: solved.userId, _id: problem.id, difficulty: problem.difficulty })
    .from(solved)
    .innerJoin(problem, eq(problem.id, solved.problemId))
    .where(
      and(
        inArray(solved.userId, [...userIds]),
        isNull(problem.deletedAt),
        lte(problem.publishedAt, sql`now()`),
      ),
    )
    .orderBy(asc(solved.solvedAt))
  const grouped = new Map<string, SolvedProblem[]>()
  for (const { userId, ...each } of rows) {
    const list = grouped.get(userId)
    if (list) list.push(each)
    else grouped.set(userId, [each])
  }
  return grouped
}

/** Last day of activity of each user, for example 2026-01-31. */
export async function readLastActiveDays(
  { queries }: Database,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queries
    .select({ userId: activeDay.userId, day: max(activeDay.day) })
    .from(activeDay)
    .where(inArray(activeDay.userId, [...userIds]))
    .groupBy(activeDay.userId)
  return new Map(rows.flatMap(({ userId, day }) => (day === null ? [] : [[userId, day]])))
}

/** By person, until when they are silenced in rooms. */
export async function readSilences(
  { queries }: Database,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queries
    .select({ userId: roomSilence.userId, until: roomSilence.until })
    .from(roomSilence)
    .where(and(inArray(roomSilence.userId, [...userIds]), gt(roomSilence.until, sql`now()`)))
  return new Map(rows.map(({ userId, until }) => [userId, until.toISOString()]))
}

interface SignInGuards {
  /** Whose password asks for a code or a passkey besides. */
  readonly secondFactors: ReadonlySet<string>
  readonly passkeys: ReadonlySet<string>
}

/** Returns who of these people has a second factor, and who has passkeys. */
export async function readSignInGuards(
  { queries }: Database,
  userIds: readonly string[],
): Promise<SignInGuards> {
  const inForce = or(isNotNull(secondFactor.confirmedAt), isNotNull(secondFactor.passkeyAskedAt))
  const rows = await queries
    .select({ userId: secondFactor.userId, kind: sql<'factor' | 'passkey'>`'factor'` })
    .from(secondFactor)
    .where(and(inArray(secondFactor.userId, [...userIds]), inForce))
    .union(
      queries
        .select({ userId: passkey.userId, kind: sql<'factor' | 'passkey'>`'passkey'` })
        .from(passkey)
        .where(inArray(passkey.userId, [...userIds])),
    )
  const of = (kind: 'factor' | 'passkey') =>
    new Set(rows.filter((row) => row.kind === kind).map(({ userId }) => userId))
  return { secondFactors: of('factor'), passkeys: of('passkey') }
}
