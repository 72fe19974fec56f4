import { type Database, preparedQuery, type Queries, schema } from '@codedojo/db'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isUnveiled } from '../problems/index.ts'

/** Who reads the numbers: the person, or everybody who looks at the public profile. */
export type Reader = 'self' | 'everybody'

/**
 * The submissions that count for a reader. Others are not told of those in a contest that runs or whose freeze was not
 * unveiled: the numbers of a rival would say what the board hides.
 */
export function countedSubmissionsFor(database: Pick<Database, 'queries'>, reader: Reader): SQL | undefined {
  return reader === 'self' ? undefined : isUnveiled(database)
}

/**
 * A query about the submissions of `userId` that count, prepared once for each kind of reader. `own` is what holds for these submissions.
 */
export function preparedByReader<Statement>(
  name: string,
  build: (queries: Queries, own: SQL | undefined) => { readonly prepare: (name: string) => Statement },
): Readonly<Record<Reader, (database: Database) => Statement>> {
  const { submission } = schema
  const prepared = (reader: Reader) =>
    preparedQuery(`${name}_for_${reader}`, (queries) =>
      build(
        queries,
        and(eq(submission.userId, sql.placeholder('userId')), countedSubmissionsFor({ queries }, reader)),
      ),
    )
  return { self: prepared('self'), everybody: prepared('everybody') }
}
