import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

interface RevisedColumns {
  readonly text: PgColumn
  readonly revision: PgColumn
}

interface RevisedText {
  readonly text: string
  /** The revision that the change is based on; 0 before the first save. */
  readonly revision: number
}

/**
 * How an upsert counts up the revision of a text that several devices save: `set` beside the text itself, and `setWhere`, which
 * lets it return no row when a newer revision is stored.
 */
export function nextRevision(columns: RevisedColumns, { text, revision }: RevisedText) {
  return {
    set: { revision: sql`${columns.revision} + 1`, updatedAt: sql`now()` },
    // Saving the same text again is no conflict: the response to the first save was lost.
    setWhere: sql`${columns.revision} <= ${revision} or ${eq(columns.text, text)}`,
  } satisfies Readonly<Record<string, SQL | Readonly<Record<string, SQL>>>>
}
