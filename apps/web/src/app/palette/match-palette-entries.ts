import { containsWords, type Difficulty, type ProblemSummary, searchWords } from '@codedojo/contract'
import { problemPath } from '../../lib/paths.ts'
import type { HiddenFacts } from '../../shared/problems/hidden-facts.ts'
import {
  isNearlyFound,
  isProblemFound,
  otherNameFound,
  searchNamesOf,
} from '../../shared/problems/search-names.ts'

interface PaletteCommandFacts {
  readonly id: string
  readonly text: string
  /** Synonyms that match, too. */
  readonly alsoCalled?: string
  /** Listed only when it matches a query. */
  readonly isQuiet?: boolean
  readonly keys: readonly string[]
}

export interface PaletteProblem {
  readonly kind: 'problem'
  readonly id: string
  readonly text: string
  readonly number: number
  /** The other name by which the query found it; null if the title says so itself. */
  readonly foundBy: string | null
  /** null if the user has difficulties hidden. */
  readonly difficulty: Difficulty | null
  readonly path: string
}

export type PaletteEntry =
  | PaletteProblem
  | ({ readonly kind: 'page' | 'list' | 'plan'; readonly path: string } & PaletteCommandFacts)
  | ({ readonly kind: 'action'; readonly act: () => void } & PaletteCommandFacts)

export interface PaletteGroup {
  title: string
  entries: PaletteEntry[]
}

const mostProblems = 8
const mostRecent = 5

interface Sources {
  query: string
  problems: readonly ProblemSummary[]
  /** Ids of recently opened problems, the latest first. */
  recent: readonly string[]
  hidden: HiddenFacts
  /** All entries that are no problems. */
  others: readonly Exclude<PaletteEntry, PaletteProblem>[]
}

/** The entries for a query, best match first; empty groups are left out. */
export function matchPaletteEntries({ query, problems, recent, hidden, others }: Sources): PaletteGroup[] {
  const words = searchWords(query)
  const isAll = words.length === 0
  const matching = others.filter(({ text, alsoCalled = '', isQuiet = false }) =>
    isAll ? !isQuiet : containsWords([text, alsoCalled], query),
  )
  const found = isAll ? [] : matchingProblems(problems, words, hidden)
  const entryOf = entryWith(hidden, words)
  return [
    { title: 'Recent problems', entries: isAll ? recentProblems(problems, recent).map(entryOf) : [] },
    { title: 'Problems', entries: found.map(entryOf) },
    {
      title: 'Lists and study plans',
      entries: matching.filter(({ kind }) => kind === 'list' || kind === 'plan'),
    },
    { title: 'Pages', entries: matching.filter(({ kind }) => kind === 'page') },
    { title: 'Actions', entries: matching.filter(({ kind }) => kind === 'action') },
  ].filter((group) => group.entries.length > 0)
}

/** The recently opened problems, or the first of the library for users who have opened none. */
function recentProblems(problems: readonly ProblemSummary[], recent: readonly string[]): ProblemSummary[] {
  const known = new Map(problems.map((problem) => [problem._id, problem]))
  const opened = recent.flatMap((id) => known.get(id) ?? [])
  return (opened.length > 0 ? opened : [...problems]).slice(0, mostRecent)
}

function matchingProblems(
  problems: readonly ProblemSummary[],
  words: readonly string[],
  hidden: HiddenFacts,
): ProblemSummary[] {
  const ranked = problems.map((problem) => ({ problem, rank: rankOf(problem, words, hidden) }))
  const found = ranked.some(({ rank }) => rank !== null)
    ? ranked
    : problems.map((problem) => ({ problem, rank: isNearlyFound(problem, words, hidden) ? 2 : null }))
  return found
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.problem.number - other.problem.number,
    )
    .slice(0, mostProblems)
    .map(({ problem }) => problem)
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

function entryWith(hidden: HiddenFacts, words: readonly string[]) {
  return (problem: ProblemSummary): PaletteProblem => ({
    kind: 'problem',
    id: problem._id,
    text: problem.title,
    number: problem.number,
    foundBy: words.length === 0 ? null : otherNameFound(problem, words, hidden),
    difficulty: hidden.difficulty ? null : problem.difficulty,
    path: problemPath(problem),
  })
}
