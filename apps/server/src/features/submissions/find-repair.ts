import { type Repair, repairSchema } from '@codedojo/contract'
import { type Database, preparedQuery, schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'

const { submissionRepair } = schema

const repairOfSubmission = preparedQuery('repair_of_submission', (queries) =>
  queries
    .select({ repair: submissionRepair.repair })
    .from(submissionRepair)
    .where(eq(submissionRepair.submissionId, sql.placeholder('id'))),
)

/** The small change that a judge found to make a submission right on every case; null if none is known. */
export async function findRepair(database: Database, id: string): Promise<Repair | null> {
  const [row] = await repairOfSubmission(database).execute({ id })
  return row ? repairSchema.parse(row.repair) : null
}
