import type { JudgeAnswer, PendingAnswer } from '@codedojo/contract'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { pendingAnswer } from './pending-answer.ts'
import { findWork } from './queries.ts'
import { showWork } from './show-work.ts'

/** How long Run and Submit keep the caller waiting for the verdict. */
export const answerWithinMs = 60_000

/** Keeps the caller waiting for the verdict; after a minute answers 202, and the judging goes on. */
export async function answerOrPending(
  context: Context,
  { id, userId }: { id: string; userId: string },
  reply: FastifyReply,
): Promise<JudgeAnswer | PendingAnswer> {
  const isDone = await context.jobs.untilDone(id, answerWithinMs)
  const work = isDone ? await findWork(context.database, id, userId) : null
  return (work && (await showWork(context, work))) ?? pendingAnswer(context, id, reply)
}
