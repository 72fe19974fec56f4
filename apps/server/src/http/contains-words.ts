import { searchWords } from '@codedojo/contract'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { likePattern } from './like-pattern.ts'

/**
 * SQL condition: the column contains each of these words, in any order, ignoring case, accents and Unicode
 * normalisation.
 */
export function containsWords(column: SQLWrapper, words: string): SQL {
  const wanted = searchWords(words).map((word) => sql`search_form(${column}) like ${likePattern(word)}`)
  return wanted.length === 0 ? sql`true` : sql`(${sql.join(wanted, sql` and `)})`
}
