import type { JudgeAnswer, User } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { findProblem, inContest, readCaseTexts } from '../problems/index.ts'
import { judgeAnswer, shownOrdinals, shownTextBytes } from './judge-answer.ts'
import type { JudgedWork } from './queries.ts'

/**
 * The verdict of a run or submission with its texts, as far as its author may see them; null while it is judged. Throws
 * `in_contest` for a submission in a running contest, which tells its verdict and no more by calls of its own.
 */
export async function showWork(
  { database, reader = null }: Pick<Context, 'database'> & { readonly reader?: Pick<User, 'role'> | null },
  work: JudgedWork,
): Promise<JudgeAnswer | null> {
  const { contest, outcome } = work
  if (contest?.isRunning) throw inContest(contest)
  if (outcome === null) return null
  const { problemId, problemRevision: revision } = work
  const wanted = { problemId, revision, ordinals: shownOrdinals(outcome.cases) }
  const [problem, texts] = await Promise.all([
    findProblem(database, problemId),
    readCaseTexts(database, wanted, shownTexts),
  ])
  const known = problem ? texts : []
  const cases = known.map((one) => ({ ...one, input: one.input.start, output: one.output.start }))
  return judgeAnswer({ work, outcome, problem, cases, reader })
}

const shownTexts = {
  wholeBytes: shownTextBytes,
  allBytes: 64 * shownTextBytes,
  startBytes: shownTextBytes,
}
