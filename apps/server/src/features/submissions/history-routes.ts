import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { makeHistoryFilter } from './history-filter.ts'
import { requireReadableSubmission, showSubmission } from './show-submission.ts'
import { countHistory, pageOfHistory } from './submission-history.ts'

/** Calls for the submission history over all problems, and for one submission. */
export function historyRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.submissionHistory, {
    run: async ({ query: { page, pageSize, ...filter }, user, reply }) => {
      const own = await makeHistoryFilter(database, { ...filter, userId: user._id })
      reply.header('x-total-count', String(await countHistory(database, own)))
      return pageOfHistory(database, { ...own, page, pageSize, reader: user })
    },
  })
  registerCall(app, context, calls.attemptById, {
    find: ({ params, user }) => requireReadableSubmission(context, params.id, user),
    run: ({ found: row, user: reader }) => showSubmission(context, { row, reader }),
  })
}
