import { matchesProblem, normalizeSearch, searchWords } from '@codedojo/contract'
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

/** Filters the sorted library; an exact match of the problem number comes first, then names that begin with the text. */
export function filterProblems(library: Library, filter: ProblemFilter): ListedProblem[] {
  const words = searchWords(filter.title)
  const list = library.lists.find(({ id }) => id === filter.list)
  const matching = library.problems.filter(
    (problem) =>
      isFound(problem, words, library.hidden) &&
      (filter.difficulty === null || problem.difficulty === filter.difficulty) &&
      (filter.tag === null || problem.tagList.includes(filter.tag)) &&
      (filter.status === null || hasStatus(problem, filter.status)) &&
      (list === undefined || list.problems.has(problem._id)) &&
      (!filter.note || problem.hasNote),
  )
  if (words.length === 0) return matching
  const sorted = [0, 1, 2].flatMap((rank) => matching.filter((problem) => rankOf(problem, words) === rank))
  return sorted.map((problem) => withFoundBy(problem, words, library.hidden))
}

function rankOf(problem: ListedProblem, words: readonly string[]): number {
  if (String(problem.number) === words.join('').replace('#', '')) return 0
  return problem.searchNames.some((name) => name.startsWith(words.join(' '))) ? 1 : 2
}

function isFound(problem: ListedProblem, words: readonly string[], hidden: HiddenFacts): boolean {
  return words.every(
    (word) => matchesProblem(problem, word, words) || (!hidden.tags && hasTag(problem, word)),
  )
}

function withFoundBy(problem: ListedProblem, words: readonly string[], hidden: HiddenFacts): ListedProblem {
  const foundBy = otherNameFound(problem, words, hidden)
  return foundBy === null ? problem : { ...problem, foundBy }
}

function hasTag({ tagList }: ListedProblem, word: string): boolean {
  return tagList.some((tag) => normalizeSearch(tag).includes(word))
}

function hasStatus({ status }: ListedProblem, wanted: NonNullable<ProblemFilter['status']>): boolean {
  return wanted === 'unsolved' ? status !== 'solved' : status === wanted
}
