import type { PendingAnswer } from '@codedojo/contract'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { lacksJudge } from './queries.ts'

/** The answer to somebody who has waited long enough, with status 202: the work goes on. */
export async function pendingAnswer(
  { database }: Context,
  submissionId: string,
  reply: FastifyReply,
): Promise<PendingAnswer> {
  reply.code(202)
  return { submissionId, ...((await lacksJudge(database, submissionId)) && { lacksJudge: true }) }
}
