import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { checkRateLimit } from '../../../http/rate-limit.ts'
import { registerCall } from '../../../http/register-call.ts'
import { showInContest } from '../../problems/index.ts'
import {
  answerOrPending,
  answerWithinMs,
  dialogueOrPending,
  judgingLimits,
  pendingAnswer,
  workOfRun,
} from '../../submissions/index.ts'
import { requireParticipant, requireRunning } from '../find-contest.ts'
import { type OpenProblem, requireContestProblem } from './contest-problem.ts'
import { judgeInContest } from './judge-in-contest.ts'
import { judgedContestSubmission, ownContestSubmissions } from './own-submissions.ts'

interface ContestRequest {
  readonly params: { readonly id: string; readonly letter: string }
  readonly user: User | null
}

/** Calls of participants while a contest runs. */
export function participationRoutes(app: FastifyInstance, context: Context): void {
  const { database, jobs } = context
  const rules = judgingLimits(context.config.limits)
  const find = (asked: ContestRequest) =>
    requireContestProblem(database, { ...asked, admins: 'must register' })

  registerCall(app, context, calls.contestProblem, {
    find: (asked) => requireContestProblem(database, { ...asked, admins: 'may look' }),
    run: ({ found }) => showRoundProblem(context, found),
  })
  registerCall(app, context, calls.runInContest, {
    find,
    limit: async ({ found, user }) => {
      requireRunning(found.contest)
      await checkRateLimit(database, rules.run, user._id)
    },
    run: async ({ found, body, user, reply }) => {
      const work = workOfRun(found.problem, body)
      const asked = { kind: work.kind, found, body: { ...body, customInputs: work.customInputs } }
      const job = { id: await judgeInContest(context, { ...asked, userId: user._id }), userId: user._id }
      return work.kind === 'dialogue'
        ? dialogueOrPending(context, job, reply)
        : answerOrPending(context, job, reply)
    },
  })
  registerCall(app, context, calls.submitInContest, {
    find,
    limit: async ({ found, user }) => {
      requireRunning(found.contest)
      await checkRateLimit(database, rules.submit, user._id)
    },
    run: async ({ found, body, user, reply }) => {
      const id = await judgeInContest(context, { kind: 'submit', userId: user._id, found, body })
      await jobs.untilDone(id, answerWithinMs)
      const own = { id, contestId: found.contest.row.id, userId: user._id }
      return (await judgedContestSubmission(database, own)) ?? pendingAnswer(context, id, reply)
    },
  })
  registerCall(app, context, calls.ownContestSubmissions, {
    find: ({ params, user }) => requireParticipant(database, { id: params.id, user, admins: 'may look' }),
    run: ({ found, user }) => ownContestSubmissions(database, { contestId: found.row.id, userId: user._id }),
  })
}

async function showRoundProblem(context: Context, { contest, problem, letter, points }: OpenProblem) {
  requireRunning(contest)
  const { languages } = contest.row
  const shown = await showInContest(context, { row: problem, contest: contest.row })
  const startCode = shown.startCode.filter(({ language }) => languages.includes(language))
  return { ...shown, startCode, letter, points }
}
