import type { ContestNews } from '@codedojo/contract'
import { type Queries, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'

const { contestPerson } = schema

/**
 * Tells every server, once the transaction is committed, that something of a contest is new. `board`: whoever could see it
 * must compute it again; of submissions and their verdicts the database itself tells that. `contest`: its times, rules or people.
 */
export async function announceContest(
  queries: Queries | Transaction,
  contestId: string,
  what: ContestNews['what'],
): Promise<void> {
  await queries.execute(sql`select pg_notify('contest', ${`${contestId}:${what}`})`)
}

/** Tells that the boards on which this person is are other ones, such as when the person is erased. */
export async function announceContestsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ told: sql`pg_notify('contest', ${contestPerson.contestId} || ':board')` })
    .from(contestPerson)
    .where(eq(contestPerson.userId, userId))
}
