import { eq, sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { judge } from '../schema/jobs.ts'

export type JudgeRow = Omit<typeof judge.$inferInsert, 'startedAt' | 'heartbeatAt' | 'leaseUntil'>

/** Enters or renews a judge; it is taken for lost when it does not do so again within `leaseMs`. */
export async function renewJudge(database: Database, row: JudgeRow, leaseMs: number): Promise<void> {
  const fresh = { heartbeatAt: sql`now()`, leaseUntil: sql`now() + make_interval(secs => ${leaseMs / 1000})` }
  await database.queries
    .insert(judge)
    .values({ ...row, ...fresh })
    .onConflictDoUpdate({ target: judge.id, set: { ...row, ...fresh } })
}

/** The judges of a name, with the keys of their processes. */
export function judgesNamed(
  database: Database,
  name: string,
): Promise<{ readonly id: string; readonly processKey: string }[]> {
  return database.queries
    .select({ id: judge.id, processKey: judge.processKey })
    .from(judge)
    .where(eq(judge.name, name))
}

/**
 * Gives the jobs of judges whose lease has run out, and of those known to be dead, to the others, and forgets those
 * judges. Answers how many were lost. A lease from a clock that was set back since ends a length of it from now.
 */
export async function releaseLostJudges(database: Database, dead: readonly string[] = []): Promise<number> {
  const { rows } = await database.pool.query<{ lost: number }>('select release_lost_judges($1) as lost', [
    dead,
  ])
  return rows[0]?.lost ?? 0
}

/** Takes a judge off the list that stops in good order; what it has not finished is given to others and counts as no try. */
export async function retireJudge(database: Database, judgeId: string): Promise<void> {
  await database.pool.query('select retire_judge($1)', [judgeId])
}
