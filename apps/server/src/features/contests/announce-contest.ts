import type { ContestNews } from '@codedojo/contract'
import { type Queries, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'

const { contestPerson } = schema

/**
 * Notifies every server on commit that a contest has changed. `board`: its scoreboard must be recomputed; for
 * submissions and verdicts a database trigger does this. `contest`: its times, rules or participants changed.
 */
export async function announceContest(
  queries: Queries | Transaction,
  contestId: string,
  what: ContestNews['what'],
): Promise<void> {
  await queries.execute(sql`select pg_notify('contest', ${`${contestId}:${what}`})`)
}

/** Notifies that all scoreboards with this person have changed, such as when the person is erased. */
export async function announceContestsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ told: sql`pg_notify('contest', ${contestPerson.contestId} || ':board')` })
    .from(contestPerson)
    .where(eq(contestPerson.userId, userId))
}
