import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { advanceApplying } from './advance-applying.ts'
import { lockRejudge } from './lock-rejudge.ts'

const { problem, rejudge, user } = schema

/** Time in which a small rejudge is applied within the call, so that its caller sees the result at once. */
const atOnceMs = 1000

/**
 * Starts applying the new verdicts of a finished dry rejudge; servers continue in the background. Throws
 * `rejudge_not_ready` while it is judging or being applied, or after it has ended, and `problem_changed` when the
 * problem is judged differently by now.
 */
export async function applyRejudge(database: Database, id: string, actorId: string): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const appliedById = await keepActor(tx, actorId)
    const row = await lockRejudge(tx, id)
    if (row.state === 'judging') throw new AppError('rejudge_not_ready', 'It is still judging.')
    if (row.state === 'applying') throw new AppError('rejudge_not_ready', 'It is being applied already.')
    await requireSameProblem(tx, row)
    await tx.update(rejudge).set({ state: 'applying', appliedById }).where(eq(rejudge.id, id))
  })
  await advanceApplying(database, id, atOnceMs)
}

/** Erasing a person locks the person, then their rejudges, then their content: keep the same lock order here. */
async function keepActor(tx: Transaction, actorId: string): Promise<string | null> {
  const [actor] = await tx.select({ id: user.id }).from(user).where(eq(user.id, actorId)).for('no key update')
  return actor?.id ?? null
}

/** The dry run must have used the current revision. */
async function requireSameProblem(tx: Transaction, row: typeof rejudge.$inferSelect): Promise<void> {
  const [now] = await tx
    .select({ revision: problem.revision })
    .from(problem)
    .where(and(eq(problem.id, row.problemId), isNull(problem.deletedAt)))
    .for('share')
  if (now?.revision === row.revision) return
  throw new AppError(
    'problem_changed',
    'The problem was changed after this rejudge began. Cancel it and begin another one.',
  )
}
