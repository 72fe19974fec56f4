import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { recordEvent } from '../../audit/index.ts'
import type { ProblemRow } from '../queries.ts'

const { problem } = schema

/** Opens the solution of a problem to everybody, or closes it; it matters where solutions are opened by a teacher. */
export async function openSolution(
  { queries }: Database,
  {
    found: { id, title },
    isOpen,
    actorId,
  }: { readonly found: ProblemRow; readonly isOpen: boolean; readonly actorId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx.update(problem).set({ isSolutionOpen: isOpen }).where(eq(problem.id, id))
    const action = isOpen ? 'problem.solution_opened' : 'problem.solution_closed'
    await recordEvent(tx, { actorId, action, subject: { kind: 'problem', id, name: title } })
  })
}
