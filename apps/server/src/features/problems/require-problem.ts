import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { isShownInContest } from './contest-window.ts'
import { findProblem, isPublished, type ProblemRow } from './queries.ts'

/**
 * Finds a problem that this caller may see: drafts and scheduled ones are visible to admins only. Throws
 * `problem_not_found` otherwise.
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
 * Like `requireProblem`, but participants of a running contest also get its problems, which nobody else may see yet.
 * For the statement and for the reader's own code and notes.
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
