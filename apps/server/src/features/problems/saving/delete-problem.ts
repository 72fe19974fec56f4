import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { recordEvent } from '../../audit/index.ts'
import type { ProblemRow } from '../queries.ts'

const { problem } = schema

/** Takes the problem out of every list; what refers to it stays readable. */
export async function deleteProblem(
  { queries }: Database,
  { id, title, version }: ProblemRow,
  actorId: string,
): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx.update(problem).set({ deletedAt: new Date() }).where(eq(problem.id, id))
    const subject = { kind: 'problem', id, name: title } as const
    await recordEvent(tx, { actorId, action: 'problem.deleted', subject, before: { title, version } })
  })
}
