import { type Database, preparedQuery, schema } from '@codedojo/db'
import { lt, sql } from 'drizzle-orm'

const { problemVisit } = schema

/** Visits since this moment need not be stored again. */
export const visitsKeptFrom = sql`now() - interval '1 minute'`

const keepVisit = preparedQuery('record_visit', (queries) =>
  queries
    .insert(problemVisit)
    .values({ userId: sql.placeholder('userId'), problemId: sql.placeholder('problemId') })
    .onConflictDoUpdate({
      target: [problemVisit.userId, problemVisit.problemId],
      set: { lastAt: sql`now()` },
      setWhere: lt(problemVisit.lastAt, visitsKeptFrom),
    }),
)

/** Stores the first and the last visit to a problem; repeated visits within a minute are not written. */
export async function recordVisit(
  database: Database,
  visit: { readonly userId: string; readonly problemId: string },
): Promise<void> {
  await keepVisit(database).execute(visit)
}
