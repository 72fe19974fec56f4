import { searchForm } from '@codedojo/contract'
import type { HiddenFacts } from '../../../lib/hidden-facts.ts'
import type { ListChoice } from './list-choice.ts'
import type { ListedProblem } from './listed-problem.ts'
import type { ProblemFilter } from './problem-filter.ts'

export interface Library {
  readonly problems: readonly ListedProblem[]
  readonly lists: readonly ListChoice[]
  readonly hidden: HiddenFacts
}

/** The problems that match every part of the filter, in their order; one whose number is looked for comes first. */
export function matchingProblems(library: Library, filter: ProblemFilter): ListedProblem[] {
  const text = searchForm(filter.title.trim())
  const list = library.lists.find(({ id }) => id === filter.list)
  const matching = library.problems.filter(
    (problem) =>
      hasText(problem, text, library.hidden) &&
      (filter.difficulty === null || problem.difficulty === filter.difficulty) &&
      (filter.tag === null || problem.tagList.includes(filter.tag)) &&
      (filter.status === null || hasStatus(problem, filter.status)) &&
      (list === undefined || list.problems.has(problem._id)) &&
      (!filter.note || problem.hasNote),
  )
  const numbered = matching.find(({ number }) => String(number) === text)
  return numbered ? [numbered, ...matching.filter((problem) => problem !== numbered)] : matching
}

/** In the title, at the start of the number, or in a tag that may be seen. */
function hasText(
  { searchTitle, number, tagList }: ListedProblem,
  text: string,
  hidden: HiddenFacts,
): boolean {
  if (text === '' || searchTitle.includes(text) || String(number).startsWith(text)) return true
  return !hidden.tags && tagList.some((tag) => searchForm(tag).includes(text))
}

function hasStatus({ status }: ListedProblem, wanted: NonNullable<ProblemFilter['status']>): boolean {
  return wanted === 'unsolved' ? status !== 'solved' : status === wanted
}
