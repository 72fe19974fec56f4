import { listsAround, type Signature, typeInWords, type ValueType } from '@codedojo/contract'
import { truncateToCharacters } from '../compare/text-excerpt.ts'

/**
 * What a function returned instead of a value of its type, such as `the text "3" at position 0, expected a whole number`. The text is
 * what a harness delivers: the place in the returned lists, or `-`, and what stands there. null if it has another form.
 */
export function returnedWords(text: string, { declaration: { returns } }: Signature): string | null {
  const [, path, what] = /^(-|\d+(?:\.\d+){0,3}) ([^\n]+)$/.exec(text.slice(0, longestText)) ?? []
  if (path === undefined || what === undefined) return null
  const places = path === '-' ? [] : path.split('.')
  const at = places.length === 0 ? '' : ` at position ${places.join(', ')}`
  return `${truncateToCharacters(what, longestWhat)}${at}, expected ${typeInWords(typeAt(returns, places.length))}`
}

/** The type of what stands so many lists deep. A node of a shape is no list of the learner's, and its values are whole numbers. */
function typeAt(type: ValueType, level: number): ValueType {
  if (level === 0) return type
  if (level <= listsAround(type)) return { ...type, depth: type.depth - level }
  return { scalar: type.scalar, depth: Math.max(0, type.depth - level) }
}

const longestText = 500
const longestWhat = 100
