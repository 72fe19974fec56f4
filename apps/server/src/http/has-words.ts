import { searchForm } from '@codedojo/contract'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { likePattern } from './like-pattern.ts'

/** Whether a column holds these words somewhere, whatever the case, the accents and the form of their characters. */
export function hasWords(column: SQLWrapper, words: string): SQL {
  return sql`search_form(${column}) like ${likePattern(searchForm(words.trim()))}`
}
