import { countForgivingly, forgivingWords } from '../../../shared/problems/forgiving-search.ts'
import type { Library } from './filter-problems.ts'
import type { ListedProblem } from './listed-problem.ts'

interface NearestMatches {
  readonly tags: readonly string[]
  readonly problems: readonly ListedProblem[]
}

/** Shorter words begin too many others. */
const leastCharacters = 3
const mostTags = 2
const mostProblems = 3

/**
 * The tags that a word of the text names, and the problems whose names hold most of its other words, at least half. In interview
 * mode there are no tags, nor other names.
 */
export function findNearestMatches({ problems, hidden }: Library, text: string): NearestMatches {
  const words = forgivingWords(text).filter((word) => word.length >= leastCharacters)
  const tags = hidden.tags ? [] : [...new Set(problems.flatMap(({ tagList }) => tagList))]
  const others = words.filter((word) => countForgivingly(tags, [word]) === 0)
  const ranked = problems
    .map((problem) => ({ problem, count: countForgivingly(problem.searchNames, others) }))
    .filter(({ count }) => count > 0 && count * 2 >= others.length)
    .toSorted((one, other) => other.count - one.count)
  return {
    tags: tags.filter((tag) => words.some((word) => countForgivingly([tag], [word]) > 0)).slice(0, mostTags),
    problems: ranked.slice(0, mostProblems).map(({ problem }) => problem),
  }
}
