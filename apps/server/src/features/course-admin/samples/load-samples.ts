import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { insertSampleCourse } from './insert-sample-course.ts'
import { readSampleCourses } from './read-samples.ts'

const { installationFact } = schema
const key = 'sample_courses'

/**
 * Adds the sample courses that come with CodeDojo, once per installation: deleted ones do not come back. Problems that
 * their lessons require must exist already; missing ones are left out. Returns the number of courses added.
 */
export async function loadSampleCourses({ queries }: Database, folder: string): Promise<number> {
  const known = await queries.$count(installationFact, eq(installationFact.key, key))
  if (known > 0) return 0
  const samples = await readSampleCourses(folder)
  return queries.transaction(async (tx) => {
    const isFirst = await remember(
      tx,
      samples.map(({ slug }) => slug),
    )
    if (!isFirst) return 0
    // Lists show the newest first, so the courses are inserted in reverse order.
    for (const sample of samples.toReversed()) await insertSampleCourse(tx, sample)
    return samples.length
  })
}

/** Records that the samples were loaded. Returns false if another server of this installation has loaded them. */
async function remember(tx: Transaction, slugs: readonly string[]): Promise<boolean> {
  const kept = await tx
    .insert(installationFact)
    .values({ key, value: slugs })
    .onConflictDoNothing()
    .returning({ key: installationFact.key })
  return kept.length > 0
}
