import type { JudgeAnswer, PendingAnswer, User } from '@codedojo/contract'
import { enqueueMistakes } from '@codedojo/db'
import { logOf } from '@codedojo/log'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { findProblem, inContestError, readCaseTexts, readTitles } from '../problems/index.ts'
import { judgeAnswer, shownOrdinals, shownTextBytes } from './judge-answer.ts'
import { findOwnRunOrSubmission, type JudgedWork, lacksJudge } from './queries.ts'

/** How long Run and Submit wait for the verdict. */
export const answerWithinMs = 60_000

/** Waits for the verdict; after a minute answers 202, and judging continues. */
export async function answerOrPending(
  context: Context,
  { id, userId }: { id: string; userId: string },
  reply: FastifyReply,
): Promise<JudgeAnswer | PendingAnswer> {
  const isDone = await context.jobs.untilDone(id, answerWithinMs)
  const work = isDone ? await findOwnRunOrSubmission(context.database, id, userId) : null
  return (work && (await judgedAnswer(context, work))) ?? pendingAnswer(context, id, reply)
}

/** The verdict as its author gets it; null while it is judged. After a wrong answer the known mistakes are judged. */
export async function judgedAnswer(
  context: Pick<Context, 'database'> & { readonly reader?: Pick<User, 'role'> | null },
  work: JudgedWork,
): Promise<JudgeAnswer | null> {
  const answer = await visibleJudgeAnswer(context, work)
  if (answer?.overallStatus !== 'Wrong Answer') return answer
  const { problemId, problemRevision: revision, userId } = work
  await enqueueMistakes(context.database.queries, { problemId, revision, userId }).catch((error: unknown) =>
    // The verdict does not depend on them, and the next wrong answer tries again.
    logOf('server').warn({ err: error, problem: problemId }, 'The known mistakes could not be queued.'),
  )
  return answer
}

/** The 202 response when the verdict is not there in time. */
export async function pendingAnswer(
  { database }: Context,
  submissionId: string,
  reply: FastifyReply,
): Promise<PendingAnswer> {
  reply.code(202)
  return { submissionId, ...((await lacksJudge(database, submissionId)) && { lacksJudge: true }) }
}

/**
 * The verdict of a run or submission, as far as its author may see it; null while it is judged. Throws `in_contest` for
 * a submission in a running contest, which has its own calls for the verdict.
 */
export async function visibleJudgeAnswer(
  { database, reader = null }: Pick<Context, 'database'> & { readonly reader?: Pick<User, 'role'> | null },
  work: JudgedWork,
): Promise<JudgeAnswer | null> {
  const { contest, outcome } = work
  if (contest?.isRunning) throw inContestError(contest)
  if (outcome === null) return null
  const { problemId, problemRevision: revision } = work
  const wanted = { problemId, revision, ordinals: shownOrdinals(outcome.cases) }
  const [problem, texts] = await Promise.all([
    findProblem(database, problemId),
    readCaseTexts(database, wanted, shownTexts),
  ])
  const titles = problem?.revision === revision ? problem : await readTitles(database, wanted)
  const known = problem ? texts : []
  const cases = known.map((one) => ({ ...one, input: one.input.start, output: one.output.start }))
  return judgeAnswer({ work, outcome, problem, cases, titles, reader })
}

const shownTexts = {
  wholeBytes: shownTextBytes,
  allBytes: 64 * shownTextBytes,
  startBytes: shownTextBytes,
}
