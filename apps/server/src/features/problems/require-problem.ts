import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { isShownInContest } from './contest-window.ts'
import { findProblem, isPublished, type ProblemRow } from './queries.ts'

/**
 * The problem with this id, if this caller may know of it: drafts and scheduled ones only admins do.
 * Throws `problem_not_found` otherwise.
 */
export async function requireProblem(
  context: Context,
  id: string,
  caller: { readonly role: string } | null,
): Promise<ProblemRow> {
  const found = await findProblem(context.database, id)
  if (!found || !(isPublished(found) || caller?.role === 'admin')) throw noSuchProblem()
  return found
}

/**
 * As `requireProblem`; besides, those who take part in a running contest get its problems, which nobody else may know of yet.
 * For what belongs to the statement and what its reader types.
 */
export async function requireReadableProblem(
  context: Context,
  id: string,
  caller: { readonly role: string; readonly _id: string } | null,
): Promise<ProblemRow> {
  const found = await findProblem(context.database, id)
  if (found && (isPublished(found) || caller?.role === 'admin')) return found
  if (found && caller && (await isShownInContest(context.database, { problemId: id, userId: caller._id })))
    return found
  throw noSuchProblem()
}

function noSuchProblem(): AppError {
  return new AppError('problem_not_found', 'There is no such problem.')
}
