import type { Database } from '@codedojo/db'
import type { SQL } from 'drizzle-orm'
import { isUnveiled } from '../problems/index.ts'

/** Who reads the numbers: the person, or everybody who looks at the public profile. */
export type Reader = 'self' | 'everybody'

/**
 * The submissions that count for a reader. Others are not told of those in a contest that runs or whose freeze was not
 * unveiled: the numbers of a rival would say what the board hides.
 */
export function countedFor(database: Database, reader: Reader): SQL | undefined {
  return reader === 'self' ? undefined : isUnveiled(database)
}
