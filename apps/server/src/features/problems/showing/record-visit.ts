import { type Database, schema } from '@codedojo/db'
import { lt, sql } from 'drizzle-orm'

const { problemVisit } = schema

/** Keeps when somebody opened a problem first and last; of several times within a minute only the first is written. */
export async function recordVisit(
  { queries }: Database,
  { userId, problemId }: { readonly userId: string; readonly problemId: string },
): Promise<void> {
  await queries
    .insert(problemVisit)
    .values({ userId, problemId })
    .onConflictDoUpdate({
      target: [problemVisit.userId, problemVisit.problemId],
      set: { lastAt: sql`now()` },
      setWhere: lt(problemVisit.lastAt, sql`now() - interval '1 minute'`),
    })
}
