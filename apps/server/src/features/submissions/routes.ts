import { calls, submissionSchema } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { streamList } from '../../http/stream-list.ts'
import { findPublication, isId, isPublished, refuseInContest, requireProblem } from '../problems/index.ts'
import { eventRoute } from './events.ts'
import { historyRoutes } from './history-routes.ts'
import { answerOrPending, judgedAnswer, pendingAnswer } from './judge-answer-or-pending.ts'
import { judgingLimits } from './judging-limits.ts'
import { findOwnRunOrSubmission, userExists } from './queries.ts'
import { runtimeRoute } from './runtime-route.ts'
import { smallestInputRoute } from './smallest-input-route.ts'
import { dialogueOrPending, workOfRun } from './start-dialogue.ts'
import { startJudging } from './start-judging.ts'
import { countSubmissions, iterateSubmissions, pageOfSubmissions } from './submission-list.ts'

export function submissionRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const rules = judgingLimits(context.config.limits)

  registerCall(app, context, calls.run, {
    find: ({ params, user }) => requireProblem(context, params.id, user),
    limit: async ({ found, user }) => {
      await refuseInContest(context, { problemId: found.id, user })
      await checkRateLimit(database, rules.run, user._id)
    },
    run: async ({ body, found, user, reply }) => {
      const { code, language, mode, requestKey = null } = body
      const work = workOfRun(found, body)
      const asked = { ...work, userId: user._id, problem: found, language, code, mode, requestKey }
      const job = { id: await startJudging(context, asked), userId: user._id }
      return work.kind === 'dialogue'
        ? dialogueOrPending(context, job, reply)
        : answerOrPending(context, job, reply)
    },
  })
  registerCall(app, context, calls.submit, {
    find: ({ params, user }) => requireProblem(context, params.id, user),
    limit: async ({ found, user }) => {
      await refuseInContest(context, { problemId: found.id, user })
      await checkRateLimit(database, rules.submit, user._id)
    },
    run: async ({ body, found, user, reply }) => {
      const { code, language, mode, requestKey = null } = body
      const work = {
        kind: 'submit',
        userId: user._id,
        problem: found,
        language,
        code,
        mode,
        customInputs: [],
        requestKey,
      } as const
      return answerOrPending(context, { id: await startJudging(context, work), userId: user._id }, reply)
    },
  })
  registerCall(app, context, calls.submissionResult, {
    find: async ({ params, user }) => {
      const work =
        user && isId(params.id) ? await findOwnRunOrSubmission(database, params.id, user._id) : null
      if (!work) throw new AppError('submission_not_found', 'There is no such submission.')
      return work
    },
    run: async ({ found, user, reply }) =>
      (await judgedAnswer({ database, reader: user }, found)) ?? pendingAnswer(context, found.id, reply),
  })
  runtimeRoute(app, context)
  smallestInputRoute(app, context)
  registerCall(app, context, calls.submittedProblem, {
    find: ({ params, user }) => whoseSubmissions(context, params.id, user),
    run: async ({ found, query, user, reply }) => {
      const { page = 1, pageSize } = query
      const list = { ...found, reader: user }
      if (pageSize === undefined)
        return streamList(reply, { item: submissionSchema, items: iterateSubmissions(database, list) })
      const { submissions, total } = await pageOfSubmissions(database, { ...list, page, pageSize })
      reply.header('x-total-count', String(total))
      return submissions
    },
  })
  historyRoutes(app, context)
  eventRoute(app, context)
}

/**
 * The path has a problem's id (the caller's submissions to it) or a user's id (that user's submissions: the caller's
 * own, or any for an admin). Everything else is the same 404, so that nobody can find out which users or unpublished
 * problems exist. Submissions to a deleted problem stay readable.
 */
async function whoseSubmissions(
  context: Context,
  id: string,
  user: { _id: string; role: string } | null,
): Promise<{ userId: string; problemId?: string }> {
  const { database } = context
  if (user && isId(id)) {
    const problem = await findPublication(database, id)
    const own = { userId: user._id, problemId: id }
    if (problem && (isPublished(problem) || user.role === 'admin')) return own
    if ((await countSubmissions(database, own)) > 0) return own
    if (id === user._id) return { userId: id }
    if (user.role === 'admin' && (await userExists(database, id))) return { userId: id }
  }
  throw new AppError('not_found', 'There is no such problem or user.')
}
