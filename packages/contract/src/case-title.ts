import { makeDisplayNameSchema, oneLine } from './fields.ts'
import { limits } from './vocabulary.ts'

/** What a case is called for learners, such as "first goes back"; empty for a case without a title. */
export const caseTitleSchema = makeDisplayNameSchema('Title')

/**
 * The title of a case by its file name or path without extension: `secret/05-first-goes-back` is "first goes back". A
 * name that only counts, such as `23`, `2a` or `sample-1`, gives none.
 */
export function titleOfCaseFile(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const words = oneLine(name.replace(/^\d+(?:[-_. ]+|$)/, '').replaceAll(/[-_]+/g, ' '))
  if (counting.test(words)) return ''
  const title = oneLine(words.slice(0, limits.nameCharacters).replace(/[\uD800-\uDBFF]$/, ''))
  return caseTitleSchema.safeParse(title).success ? title : ''
}

const counting = /^(?:sample|secret|test|case|input|in|example)? ?\p{L}?[\d. ]*\p{L}?$/iu
