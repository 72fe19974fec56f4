import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { putSample } from './put-sample.ts'
import { readSampleCourses } from './read-samples.ts'

const { installationFact } = schema
const key = 'sample_courses'

/**
 * Puts the sample courses that come with CodeDojo into the list, once in the life of an installation: removed ones do not come
 * back. The problems that their lessons ask for must be there before; those that are not are left out. Answers how many
 * courses there are now that were not there before.
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
    // Lists show the newest first, so that what is loaded last stands where they begin.
    for (const sample of samples.toReversed()) await putSample(tx, sample)
    return samples.length
  })
}

/** False: another server of this installation was faster. */
async function remember(tx: Transaction, slugs: readonly string[]): Promise<boolean> {
  const kept = await tx
    .insert(installationFact)
    .values({ key, value: slugs })
    .onConflictDoNothing()
    .returning({ key: installationFact.key })
  return kept.length > 0
}
