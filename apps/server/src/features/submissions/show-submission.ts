import type { DetailedSubmission, User } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { findPublication, isId, isPublished } from '../problems/index.ts'
import {
  type DetailedSubmissionRow,
  findDetailedSubmission,
  findFirstSuccess,
  findNeighbours,
} from './find-detailed-submission.ts'
import { visibleJudgeAnswer } from './judge-answer-or-pending.ts'
import { findOwnRunOrSubmission } from './queries.ts'
import { historyFieldsOf } from './submission-history.ts'
import { toSubmission } from './submission-list.ts'

/** Finds a submission that this caller may read: their own, for admins any. Throws `submission_not_found` otherwise. */
export async function requireReadableSubmission(
  { database }: Pick<Context, 'database'>,
  id: string,
  user: User | null,
): Promise<DetailedSubmissionRow> {
  const row = user && isId(id) ? await findDetailedSubmission(database, { id, reader: user }) : null
  if (!row || !user || !(row.userId === user._id || user.role === 'admin'))
    throw new AppError('submission_not_found', 'There is no such submission.')
  return row
}

/**
 * The submission as its author may see it, whoever reads it: in a running contest only the verdict and compiler messages.
 */
export async function showSubmission(
  context: Pick<Context, 'database'>,
  { row, reader }: { readonly row: DetailedSubmissionRow; readonly reader: User },
): Promise<DetailedSubmission> {
  const { database } = context
  const { _id: id, userId, problemId, judgedAt } = row
  const whose = userId === null ? null : { userId, problemId }
  const work =
    whose && !row.isInRunningContest ? await findOwnRunOrSubmission(database, id, whose.userId) : null
  const [answer, neighbours, turn, found] = await Promise.all([
    work && visibleJudgeAnswer({ database, reader }, work),
    whose ? findNeighbours(database, { ...whose, id }) : { previousId: null, nextId: null },
    whose && findFirstSuccess(database, whose),
    findPublication(database, problemId),
  ])
  const { compileMessage, limitsEnforced, problemVersion, currentVersion, isJudgedAsNow } = row
  return {
    ...toSubmission(row, reader),
    ...historyFieldsOf(row),
    author: userId === null || userId === reader._id ? null : { _id: userId, name: row.userName ?? '' },
    ...{ compileMessage, limitsEnforced, problemVersion, currentVersion, isJudgedAsNow },
    results: answer?.results ?? null,
    ...(answer?.score && { subtasks: answer.score.subtasks }),
    isProblemOpen: found !== null && (isPublished(found) || reader.role === 'admin'),
    ...neighbours,
    turn,
    judgedAt: judgedAt?.toISOString() ?? null,
  }
}
