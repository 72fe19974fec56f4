import { calls, type SmallestInput } from '@codedojo/contract'
import { isJudgedByOneOutput } from '@codedojo/problem-package'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { disconnectSignal } from '../../http/disconnect-signal.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { type ProblemRow, refuseInContest, refuseMode, requireProblem } from '../problems/index.ts'
import { pendingAnswer } from './judge-answer-or-pending.ts'
import { findJobByRequestKey } from './queries.ts'
import { shownFailingInputs } from './shown-failing-inputs.ts'
import { findSearch, hasInputValidators } from './smallest-queries.ts'
import { startJudging } from './start-judging.ts'
import { makeWaitForSearch } from './wait-for-search.ts'

/** A search costs as much judge time as dozens of runs. */
const searchRule = {
  name: 'smallest',
  most: 10,
  windowSeconds: 600,
  message: 'At most 10 searches in 10 minutes.',
}

/** Searches a smallest failing input as a judge job; a repeated request waits for the same search. */
export function smallestInputRoute(app: FastifyInstance, context: Context): void {
  const { database } = context
  const waitForSearch = makeWaitForSearch(context)
  registerCall(app, context, calls.findSmallestInput, {
    find: ({ params, user }) => requireProblem(context, params.id, user),
    limit: async ({ user, body, found }) => {
      await refuseInContest(context, { problemId: found.id, user })
      await refuseUnsearchable(context, found)
      refuseMode(found, body.mode)
      const isRepeated = body.requestKey !== undefined && (await isKnown(context, user._id, body.requestKey))
      if (!isRepeated) await checkRateLimit(database, searchRule, user._id)
    },
    run: async ({ body, found, user, reply }) => {
      const { code, language, mode, requestKey } = body
      const searched = { userId: user._id, problem: found, language, code, mode }
      const id = await startJudging(context, {
        ...searched,
        kind: 'smallest',
        customInputs: await shownFailingInputs(context, searched),
        requestKey: requestKey === undefined ? null : keyOf(requestKey),
      })
      await waitForSearch(id, disconnectSignal(reply))
      return answerOf(context, { id, userId: user._id }, reply)
    },
  })
}

/** The only place that decides whether a search is allowed. Throws `no_smallest_input`. */
async function refuseUnsearchable({ database }: Context, problem: ProblemRow): Promise<void> {
  const reason = !isJudgedByOneOutput(problem.validation ?? {})
    ? 'A program that talks to an interactor, or is run several times on a case, has no output to compare.'
    : problem.referenceSolution.length === 0
      ? 'This problem has no reference solution to compare with.'
      : (await hasInputValidators(database, problem)) && problem.validation?.inputFlags
        ? null
        : 'This problem has nothing that tells which inputs are valid.'
  if (reason !== null) throw new AppError('no_smallest_input', reason)
}

/** Prefix of the key, because runs and submissions share the key space. */
function keyOf(requestKey: string): string {
  return `smallest:${requestKey}`
}

async function isKnown({ database }: Context, userId: string, requestKey: string): Promise<boolean> {
  return (await findJobByRequestKey(database, userId, keyOf(requestKey))) !== null
}

async function answerOf(
  context: Context,
  search: { readonly id: string; readonly userId: string },
  reply: FastifyReply,
): Promise<SmallestInput | Awaited<ReturnType<typeof pendingAnswer>>> {
  const found = await findSearch(context.database, search)
  if (!found) throw new AppError('no_smallest_input', 'The search was given up. Search again.')
  if (found.outcome === null) return pendingAnswer(context, search.id, reply)
  const { smallest, status, errorMessage } = found.outcome
  if (smallest) return smallest
  const reason = status === 'Compilation Error' ? 'The program does not compile.' : errorMessage
  throw new AppError('no_smallest_input', reason ?? 'The search could not be done.')
}
