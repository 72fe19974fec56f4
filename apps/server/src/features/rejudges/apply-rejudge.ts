import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { lockRejudge } from './lock-rejudge.ts'
import { addConsequences, noConsequences, putRight } from './put-right.ts'
import { replaceVerdicts } from './replace-verdicts.ts'

const { problem, rejudge } = schema

/**
 * Gives the submissions of a finished dry rejudge their new verdicts, all or none; answers how many verdicts changed.
 * Throws `rejudge_not_ready` while it judges or when it has ended, and `problem_changed` when the problem is judged
 * differently by now.
 */
export function applyRejudge({ queries }: Database, id: string, actorId: string): Promise<number> {
  return queries.transaction(async (tx) => {
    const row = await lockRejudge(tx, id)
    if (row.state === 'judging') throw new AppError('rejudge_not_ready', 'It is still judging.')
    const title = await requireSameProblem(tx, row)
    const found = noConsequences()
    let changed = 0
    let replaced = 0
    for await (const batch of replaceVerdicts(tx, row)) {
      addConsequences(found, batch)
      changed += batch.filter(({ before, after }) => before !== after).length
      replaced += batch.length
    }
    await putRight(tx, row.problemId, found)
    await tx.update(rejudge).set({ state: 'applied', endedAt: new Date(), changed }).where(eq(rejudge.id, id))
    await recordEvent(tx, {
      actorId,
      action: 'problem.rejudge_applied',
      subject: { kind: 'problem', id: row.problemId, name: title },
      after: { version: row.version, submissions: replaced, changedVerdicts: changed, rejudge: id },
    })
    return changed
  })
}

/** What was tried dry must be what would be judged now. Answers the title of the problem. */
async function requireSameProblem(tx: Transaction, row: typeof rejudge.$inferSelect): Promise<string> {
  const [now] = await tx
    .select({ title: problem.title, revision: problem.revision })
    .from(problem)
    .where(and(eq(problem.id, row.problemId), isNull(problem.deletedAt)))
    .for('share')
  if (now?.revision === row.revision) return now.title
  throw new AppError(
    'problem_changed',
    'The problem was changed after this rejudge began. Cancel it and begin another one.',
  )
}
