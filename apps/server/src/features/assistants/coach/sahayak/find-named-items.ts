import { normalizeSearch } from '@codedojo/contract'

/** Words that are common in titles or in everyday language, and so identify nothing. */
const general = new Set(
  'the and for with from into your our code codedojo course courses class lesson lessons complete introduction intro basics advanced beginner beginners part premium pack set edition black white order orders refund money product item'.split(
    ' ',
  ),
)

/**
 * The items that a message names: those of whose distinctive title words it contains the most, apart from small typos.
 */
export function findNamedItems<Thing extends { readonly title: string }>(
  things: readonly Thing[],
  message: string,
): Thing[] {
  const said = wordsOf(message)
  const scores = things.map(({ title }) => {
    const words = [...new Set(wordsOf(title))].filter((word) => word.length > 2 && !general.has(word))
    return words.filter((word) => said.some((each) => isTypoOf(each, word))).length
  })
  const best = Math.max(0, ...scores)
  return best === 0 ? [] : things.filter((_, at) => scores[at] === best)
}

function wordsOf(text: string): string[] {
  return normalizeSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The same word, its plural, or, if the word is long enough, the word with one typo. */
export function isTypoOf(said: string, word: string): boolean {
  if (said === word || said === `${word}s` || `${said}s` === word) return true
  return word.length > 4 && said[0] === word[0] && isOneTypoAway(said, word)
}

/** One letter added, missing or wrong, or two neighbouring letters swapped. */
function isOneTypoAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isSwapped || short.slice(at + 1) === long.slice(at + 1)
}
