import { searchWords } from '@codedojo/contract'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { likePattern } from './like-pattern.ts'

/** Whether a column holds each of these words somewhere, whatever their order, the case, the accents and the form of their characters. */
export function containsWords(column: SQLWrapper, words: string): SQL {
  const wanted = searchWords(words).map((word) => sql`search_form(${column}) like ${likePattern(word)}`)
  return wanted.length === 0 ? sql`true` : sql`(${sql.join(wanted, sql` and `)})`
}
