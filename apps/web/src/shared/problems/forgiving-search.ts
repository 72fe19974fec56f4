import { normalizeSearch } from '@codedojo/contract'

/** Words that people type beside a name, and that say nothing. */
const fillers = new Set(
  'a an and are for from given how in is of on or problem problems question solve the to using with elements element'.split(
    ' ',
  ),
)

/**
 * The words of a text, for a comparison that forgives: without hyphens ("k-th" is "kth"), fillers and the ends of plurals.
 * A text of fillers only keeps them.
 */
export function forgivingWords(text: string): string[] {
  const words = normalizeSearch(text)
    .replaceAll(/(?<=[\p{L}\p{N}])['-](?=[\p{L}\p{N}])/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const telling = words.filter((word) => !fillers.has(word))
  return (telling.length === 0 ? words : telling).map(singular)
}

/** "Intervals" is "interval", "queries" is "query"; "class" stays. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * How many of the words occur in the names: as the beginning of a word, as several words written as one ("unionfind"), or with a
 * small typo.
 */
export function countForgivingly(names: readonly string[], words: readonly string[]): number {
  const known = names.flatMap((name) => {
    const parts = forgivingWords(name.replaceAll('-', ' '))
    const pairs = parts.slice(1).map((part, at) => `${parts[at]}${part}`)
    return [...parts, ...forgivingWords(name), ...pairs]
  })
  return words.filter((word) => known.some((other) => other.startsWith(word) || isTypo(other, word))).length
}

/** Shorter words must be spelled correctly. */
const minLettersForOneTypo = 6
const minLettersForTwoTypos = 9

function isTypo(right: string, typed: string): boolean {
  if (typed.length < minLettersForOneTypo || right[0] !== typed[0]) return false
  return editsBetween(right, typed) <= (typed.length < minLettersForTwoTypos ? 1 : 2)
}

/** The number of letters to insert, delete, replace or swap with their neighbours. */
function editsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      now[at] = Math.min(
        (above[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = now
  }
  return above[other.length] ?? 0
}
