import { type Database, schema } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'

type Row = typeof schema.submission.$inferInsert

/** Inserts a judged submission, Accepted by default; returns its id. */
export async function insertSubmission(
  { queries }: Database,
  given: Partial<Row> & { readonly userId: string; readonly problemId: string },
): Promise<string> {
  const { solved, submission } = schema
  const row: Row = {
    id: uuidv7(),
    problemRevision: 1,
    language: 'python',
    code: 'print(1)',
    status: 'Accepted',
    judgedAt: new Date(),
    ...given,
  }
  await queries.insert(submission).values(row)
  if (row.status === 'Accepted') {
    const { userId, problemId } = given
    await queries
      .insert(solved)
      .values({ userId, problemId, submissionId: row.id })
      .onConflictDoUpdate({
        target: [solved.userId, solved.problemId],
        set: { submissionId: row.id },
        setWhere: sql`(select created_at from submission where id = ${solved.submissionId}) > ${row.createdAt ?? new Date()}`,
      })
  }
  return row.id
}
