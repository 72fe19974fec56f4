import type { Context } from '../../context.ts'
import { shownHiddenCharacters } from './judge-answer.ts'
import { visibleJudgeAnswer } from './judge-answer-or-pending.ts'
import { findOwnRunOrSubmission } from './queries.ts'
import { findNewestSubmission, type SubmittedWork } from './smallest-queries.ts'

/**
 * The inputs of failing hidden cases that this person has already been shown whole for this program: at most one, that of their
 * newest submission of it. A search may start from it, because it reveals no more of the case than its verdict did.
 */
export async function shownFailingInputs(context: Context, submitted: SubmittedWork): Promise<string[]> {
  const { database } = context
  const id = await findNewestSubmission(database, submitted)
  const work = id === null ? null : await findOwnRunOrSubmission(database, id, submitted.userId)
  if (!work || work.contest) return []
  const answer = await visibleJudgeAnswer(context, work)
  return (answer?.results ?? []).flatMap(({ kind, stdin }) =>
    kind === 'hidden' && stdin !== null && stdin.length < shownHiddenCharacters ? [stdin] : [],
  )
}
