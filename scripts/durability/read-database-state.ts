import { type Database, schema } from '@codedojo/db'
import { inArray } from 'drizzle-orm'
import type { DatabaseState } from './history.ts'

const { problemCounter, solved, submission } = schema

/** Reads everything about these problems from the database. */
export async function readDatabaseState(
  database: Database,
  problemIds: readonly string[],
): Promise<DatabaseState> {
  const { queries } = database
  const ids = [...problemIds]
  const [submissions, marks, counters] = await Promise.all([
    queries
      .select({
        id: submission.id,
        userId: submission.userId,
        problemId: submission.problemId,
        status: submission.status,
      })
      .from(submission)
      .where(inArray(submission.problemId, ids)),
    queries
      .select({ userId: solved.userId, problemId: solved.problemId })
      .from(solved)
      .where(inArray(solved.problemId, ids)),
    queries
      .select({
        problemId: problemCounter.problemId,
        submitted: problemCounter.submitted,
        accepted: problemCounter.accepted,
      })
      .from(problemCounter)
      .where(inArray(problemCounter.problemId, ids)),
  ])
  return {
    submissions: submissions.map((row) => ({ ...row, userId: row.userId ?? 'nobody' })),
    solved: marks,
    counters,
  }
}
