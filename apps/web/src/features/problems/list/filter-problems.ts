import { matchesProblem, normalizeSearch, searchWords, splitParts } from '@codedojo/contract'
import { countForgivingly, forgivingWords } from '../../../shared/problems/forgiving-search.ts'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import { otherNameFound } from '../../../shared/problems/search-names.ts'
import type { ListChoice } from './list-choice.ts'
import type { ListedProblem } from './listed-problem.ts'
import type { ProblemFilter } from './problem-filter.ts'

export interface Library {
  readonly problems: readonly ListedProblem[]
  readonly lists: readonly ListChoice[]
  readonly hidden: HiddenFacts
}

/**
 * Filters the sorted library; an exact match of the problem number comes first, then names that begin with the text. A text that
 * finds nothing is compared once more in a forgiving way.
 */
export function filterProblems(library: Library, filter: ProblemFilter): ListedProblem[] {
  const words = searchWords(filter.title)
  const search = searchOf(library, filter.title)
  const list = library.lists.find(({ id }) => id === filter.list)
  const matching = library.problems.filter(
    (problem) =>
      search.isFound(problem) &&
      (filter.difficulty === null || problem.difficulty === filter.difficulty) &&
      (filter.tag === null || problem.tagList.includes(filter.tag)) &&
      (filter.status === null || hasStatus(problem, filter.status)) &&
      (list === undefined || list.problems.has(problem._id)) &&
      (!filter.note || problem.hasNote),
  )
  if (words.length === 0) return matching
  const sorted = [0, 1, 2].flatMap((rank) => matching.filter((problem) => rankOf(problem, words) === rank))
  return sorted.map((problem) => ({ ...problem, foundBy: search.otherName(problem) }))
}

function rankOf(problem: ListedProblem, words: readonly string[]): number {
  if (String(problem.number) === words.join('').replace('#', '')) return 0
  return problem.searchNames.some((name) => name.startsWith(words.join(' '))) ? 1 : 2
}

interface Search {
  readonly isFound: (problem: ListedProblem) => boolean
  /** The other name that the text found; null where the title says so itself. */
  readonly otherName: (problem: ListedProblem) => string | null
}

function searchOf({ problems, hidden }: Library, text: string): Search {
  const words = searchWords(text)
  const isExact = (problem: ListedProblem) =>
    words.every((word) => matchesProblem(problem, word, words) || (!hidden.tags && hasTag(problem, word)))
  const forgiving = forgivingWords(text)
  if (forgiving.length === 0 || problems.some(isExact))
    return { isFound: isExact, otherName: (problem) => otherNameFound(problem, words, hidden) }
  const isIn = (names: readonly string[]) => countForgivingly(names, forgiving) === forgiving.length
  return {
    isFound: ({ searchNames, tagList }) => isIn([...searchNames, ...(hidden.tags ? [] : tagList)]),
    otherName: ({ title, alsoCalled }) =>
      hidden.tags || isIn([title]) ? null : (splitParts(alsoCalled).find((name) => isIn([name])) ?? null),
  }
}

function hasTag({ tagList }: ListedProblem, word: string): boolean {
  return tagList.some((tag) => normalizeSearch(tag).includes(word))
}

function hasStatus({ status }: ListedProblem, wanted: NonNullable<ProblemFilter['status']>): boolean {
  return wanted === 'unsolved' ? status !== 'solved' : status === wanted
}
