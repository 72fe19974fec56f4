import type { ProblemSummary } from '@codedojo/contract'
import { problemPath } from '../../lib/paths.ts'
import type { HiddenFacts } from '../../shared/problems/hidden-facts.ts'
import {
  isNearlyFound,
  isProblemFound,
  otherNameFound,
  searchNamesOf,
} from '../../shared/problems/search-names.ts'
import type { ProblemEntry } from './palette-entry.ts'

const maxProblems = 8
const maxRecent = 5

interface ProblemSource {
  readonly problems: readonly ProblemSummary[]
  readonly hidden: HiddenFacts
}

/** The entries of the recently opened problems, or of the first problems of the library for users who have opened none. */
export function recentProblemEntries(
  { problems, hidden }: ProblemSource,
  recentIds: readonly string[],
): ProblemEntry[] {
  const known = new Map(problems.map((problem) => [problem._id, problem]))
  const opened = recentIds.flatMap((id) => known.get(id) ?? [])
  const shown = (opened.length > 0 ? opened : [...problems]).slice(0, maxRecent)
  return shown.map((problem) => problemEntry(problem, { words: [], hidden }))
}

/** The entries of the problems that match the words of a query, best match first. */
export function matchingProblemEntries(
  { problems, hidden }: ProblemSource,
  words: readonly string[],
): ProblemEntry[] {
  const ranked = problems.map((problem) => ({ problem, rank: rankOf(problem, words, hidden) }))
  const found = ranked.some(({ rank }) => rank !== null)
    ? ranked
    : problems.map((problem) => ({ problem, rank: isNearlyFound(problem, words, hidden) ? 2 : null }))
  return found
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.problem.number - other.problem.number,
    )
    .slice(0, maxProblems)
    .map(({ problem }) => problemEntry(problem, { words, hidden }))
}

/** The rank of a match: 0 number or start of a name, 1 start of a word, 2 elsewhere; null if the text does not match. */
function rankOf(problem: ProblemSummary, words: readonly string[], hidden: HiddenFacts): number | null {
  const names = searchNamesOf(problem, hidden)
  const wanted = words.join(' ')
  if (String(problem.number) === wanted.replace('#', '') || names.some((name) => name.startsWith(wanted)))
    return 0
  if (names.some((name) => name.includes(` ${wanted}`))) return 1
  return isProblemFound(problem, words, hidden) ? 2 : null
}

/** `words`: the words of the query; none if nothing was typed. */
function problemEntry(
  problem: ProblemSummary,
  { words, hidden }: { readonly words: readonly string[]; readonly hidden: HiddenFacts },
): ProblemEntry {
  return {
    kind: 'problem',
    id: problem._id,
    text: problem.title,
    number: problem.number,
    foundBy: words.length === 0 ? null : otherNameFound(problem, words, hidden),
    difficulty: hidden.difficulty ? null : problem.difficulty,
    path: problemPath(problem),
  }
}
