import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
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
  if (!found || !(isPublished(found) || caller?.role === 'admin'))
    throw new AppError('problem_not_found', 'There is no such problem.')
  return found
}
