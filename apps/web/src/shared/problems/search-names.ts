import { matchesProblem, normalizeSearch, type ProblemSummary, splitParts } from '@codedojo/contract'
import { countForgivingly, forgivingWords } from './forgiving-search.ts'
import { type HiddenFacts, nothingHidden } from './hidden-facts.ts'

type ProblemNames = Pick<ProblemSummary, 'title' | 'number' | 'alsoCalled'>
type Hidden = Pick<HiddenFacts, 'tags'>

/**
 * The names by which a problem is found, after `normalizeSearch`: its title first, then its other names unless tags are hidden,
 * since the name of a classic task may tell its idea as they do.
 */
export function searchNamesOf({ title, alsoCalled }: Omit<ProblemNames, 'number'>, hidden: Hidden): string[] {
  return [title, ...(hidden.tags ? [] : splitParts(alsoCalled))].map(normalizeSearch)
}

/** Whether each of the `searchWords` is found in the number or one of the names. */
export function isProblemFound(problem: ProblemNames, words: readonly string[], hidden: Hidden): boolean {
  const named = { number: problem.number, searchNames: searchNamesOf(problem, hidden) }
  return words.every((word) => matchesProblem(named, word, words))
}

/** As `isProblemFound`, in a forgiving way: for words that find nothing otherwise. */
export function isNearlyFound(problem: ProblemNames, words: readonly string[], hidden: Hidden): boolean {
  const forgiving = forgivingWords(words.join(' '))
  const count = countForgivingly(searchNamesOf(problem, hidden), forgiving)
  return forgiving.length > 0 && count === forgiving.length
}

/** The other name by which these words found a problem; null if its title or number says so itself, or tags are hidden. */
export function otherNameFound(
  problem: ProblemNames,
  words: readonly string[],
  hidden: Hidden,
): string | null {
  const { number, alsoCalled } = problem
  const isSo = (title: string) => isProblemFound({ number, title, alsoCalled: '' }, words, nothingHidden)
  if (hidden.tags || alsoCalled === '' || isSo(problem.title)) return null
  return splitParts(alsoCalled).find(isSo) ?? null
}
