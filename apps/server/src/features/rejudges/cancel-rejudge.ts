import { type Database, schema } from '@codedojo/db'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { lockRejudge } from './lock-rejudge.ts'

const { judgeJob, problem, rejudge, rejudgedSubmission: item } = schema

/**
 * Cancels a rejudge without changing any submission; its jobs leave the queue, and results of running jobs are ignored.
 * Throws `rejudge_not_ready` when it has ended, or is being applied.
 */
export async function cancelRejudge({ queries }: Database, id: string, actorId: string): Promise<void> {
  await queries.transaction(async (tx) => {
    const row = await lockRejudge(tx, id)
    if (row.state === 'applying') throw new AppError('rejudge_not_ready', 'It is being applied already.')
    const waiting = tx
      .select({ id: item.jobId })
      .from(item)
      .where(and(eq(item.rejudgeId, id), isNull(item.statusAfter)))
    await tx.delete(judgeJob).where(and(inArray(judgeJob.id, waiting), ne(judgeJob.state, 'done')))
    await tx.delete(item).where(eq(item.rejudgeId, id))
    await tx
      .update(rejudge)
      .set({ state: 'cancelled', endedAt: new Date(), changed: null })
      .where(eq(rejudge.id, id))
    const [named] = await tx
      .select({ title: problem.title })
      .from(problem)
      .where(eq(problem.id, row.problemId))
    await recordEvent(tx, {
      actorId,
      action: 'problem.rejudge_cancelled',
      subject: { kind: 'problem', id: row.problemId, name: named?.title ?? '' },
      after: { version: row.version, rejudge: id },
    })
  })
}
