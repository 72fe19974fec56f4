import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import { coarsenMeasures } from '../../coarsen-measures.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { isId, refuseInContest } from '../problems/index.ts'
import { compareRuntimes } from './compare-runtimes.ts'
import { type AcceptedRuntime, findAcceptedRuntime, readRuntimesOfOthers } from './runtime-queries.ts'

/** Compares the caller's own accepted submissions; everything else is the same 404. */
export function runtimeRoute(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.submissionRuntimes, {
    find: async ({ params, user }) => {
      const own = user && isId(params.id) ? await findAcceptedRuntime(database, params.id, user._id) : null
      if (!own) throw new AppError('submission_not_found', 'There is no such accepted submission.')
      return own
    },
    limit: ({ found, user }) => refuseInContest(context, { problemId: found.problemId, user }),
    run: async ({ found, user }) =>
      compareRuntimes(shownRuntime(found, user), await readRuntimesOfOthers(database, found)),
  })
}

/** For the author of a contest submission, the repetitions are rounded like the judged run. */
export function shownRuntime(own: AcceptedRuntime, reader: Pick<User, 'role'>): AcceptedRuntime {
  const told = (ms: number) => coarsenMeasures({ ms, kb: 0 }, { isOfContest: own.isOfContest, reader }).ms
  return { ...own, runtimeMs: told(own.runtimeMs), repeatedMs: own.repeatedMs?.map(told) ?? null }
}
