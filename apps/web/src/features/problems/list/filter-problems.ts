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
  const sorted = [0, 1, 2].flatMap((rank) =>
    matching.filter((problem) => rankOf(problem, words, library.hidden) === rank),
  )
  return library.hidden.tags ? sorted : sorted.map((problem) => withFoundBy(problem, words))
}

function rankOf(problem: ListedProblem, words: readonly string[], hidden: HiddenFacts): number {
  if (String(problem.number) === words.join('').replace('#', '')) return 0
  return namesOf(problem, hidden).some((name) => name.startsWith(words.join(' '))) ? 1 : 2
}

/** The name of a classic task may tell its idea, as tags do. */
function namesOf({ searchNames }: ListedProblem, hidden: HiddenFacts): readonly string[] {
  return hidden.tags ? searchNames.slice(0, 1) : searchNames
}

function isFound(problem: ListedProblem, words: readonly string[], hidden: HiddenFacts): boolean {
  const named = { number: problem.number, searchNames: namesOf(problem, hidden) }
  return words.every((word) => matchesProblem(named, word, words) || (!hidden.tags && hasTag(problem, word)))
}

function withFoundBy(problem: ListedProblem, words: readonly string[]): ListedProblem {
  const foundBy = otherNameFound(problem, words)
  return foundBy === null ? problem : { ...problem, foundBy }
}

function hasTag({ tagList }: ListedProblem, word: string): boolean {
  return tagList.some((tag) => normalizeSearch(tag).includes(word))
}

function hasStatus({ status }: ListedProblem, wanted: NonNullable<ProblemFilter['status']>): boolean {
  return wanted === 'unsolved' ? status !== 'solved' : status === wanted
}
