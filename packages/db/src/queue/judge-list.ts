import { eq, sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { judge } from '../schema/jobs.ts'

export type JudgeRow = Omit<typeof judge.$inferInsert, 'startedAt' | 'heartbeatAt' | 'leaseUntil'>

/** Registers a judge or renews its lease; without renewal within `leaseMs` it is considered lost. */
export async function renewJudge(database: Database, row: JudgeRow, leaseMs: number): Promise<void> {
  const fresh = { heartbeatAt: sql`now()`, leaseUntil: sql`now() + make_interval(secs => ${leaseMs / 1000})` }
  await database.queries
    .insert(judge)
    .values({ ...row, ...fresh })
    .onConflictDoUpdate({ target: judge.id, set: { ...row, ...fresh } })
}

/** The judges with this name, and their process keys. */
export function readJudgesByName(
  database: Database,
  name: string,
): Promise<{ readonly id: string; readonly processKey: string }[]> {
  return database.queries
    .select({ id: judge.id, processKey: judge.processKey })
    .from(judge)
    .where(eq(judge.name, name))
}

/**
 * Returns the jobs of judges whose lease has expired, and of those known to be dead, to the queue, and removes these judges.
 * Returns how many were lost. If the clock was set back, a lease is shortened to its usual length from now.
 */
export async function releaseLostJudges(database: Database, dead: readonly string[] = []): Promise<number> {
  const { rows } = await database.pool.query<{ lost: number }>('select release_lost_judges($1) as lost', [
    dead,
  ])
  return rows[0]?.lost ?? 0
}

/** Removes a judge that stops in an orderly way; its unfinished jobs go back to the queue without counting an attempt. */
export async function retireJudge(database: Database, judgeId: string): Promise<void> {
  await database.pool.query('select retire_judge($1)', [judgeId])
}
