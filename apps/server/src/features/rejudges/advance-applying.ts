import { type Database, passFailpoint, schema, type Transaction } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import { recordEvent } from '../audit/index.ts'
import { addStatsToRecompute, emptyStatsToRecompute, recomputeStats } from './recompute-stats.ts'
import { replaceNextVerdicts } from './replace-verdicts.ts'

const { problem, rejudge } = schema

/*
 * How it works
 *   ready ─ an admin applies it ─→ applying ─ step, step, … ─→ applied
 * A step is one transaction: some hundred submissions with their former verdicts, solved marks and counters, and the
 * progress. If a server dies, completed steps stay, and any server continues after the last one.
 */

type Row = typeof rejudge.$inferSelect

/**
 * Runs steps of a rejudge that is being applied until it is done, another server holds its lock, or `withinMs` have
 * passed.
 */
export async function advanceApplying(database: Database, id: string, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  do {
    if (!(await takeStep(database, id))) return
  } while (performance.now() < deadline)
}

/** False when there is no step left for this server. */
function takeStep({ queries }: Database, id: string): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(rejudge)
      .where(and(eq(rejudge.id, id), eq(rejudge.state, 'applying')))
      .for('update', { skipLocked: true })
    if (!row) return false
    const { passed, last, replaced } = await replaceNextVerdicts(tx, row)
    if (last === null) {
      await end(tx, row)
      return false
    }
    const found = emptyStatsToRecompute()
    addStatsToRecompute(found, replaced)
    if (replaced.length > 0) await recomputeStats(tx, row.problemId, found)
    const otherVerdicts = replaced.filter(({ before, after }) => before !== after).length
    await tx
      .update(rejudge)
      .set({
        appliedTo: last,
        applied: sql`${rejudge.applied} + ${passed}`,
        replaced: sql`${rejudge.replaced} + ${replaced.length}`,
        replacedVerdicts: sql`${rejudge.replacedVerdicts} + ${otherVerdicts}`,
      })
      .where(eq(rejudge.id, id))
    passFailpoint('rejudge-applying')
    return true
  })
}

async function end(tx: Transaction, row: Row): Promise<void> {
  const { id, problemId, version, replaced, replacedVerdicts: changed } = row
  await tx.update(rejudge).set({ state: 'applied', endedAt: new Date(), changed }).where(eq(rejudge.id, id))
  const [named] = await tx.select({ title: problem.title }).from(problem).where(eq(problem.id, problemId))
  await recordEvent(tx, {
    actorId: row.appliedById,
    action: 'problem.rejudge_applied',
    subject: { kind: 'problem', id: problemId, name: named?.title ?? '' },
    after: { version, submissions: replaced, changedVerdicts: changed, rejudge: id },
  })
}
