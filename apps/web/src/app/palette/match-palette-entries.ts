import {
  containsWords,
  type Difficulty,
  matchesProblem,
  normalizeSearch,
  type ProblemSummary,
  searchWords,
} from '@codedojo/contract'
import { problemPath } from '../../lib/paths.ts'
import type { HiddenFacts } from '../../shared/problems/hidden-facts.ts'

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
  /** null: the user has difficulties hidden. */
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
  const found = isAll ? [] : matchingProblems(problems, words)
  const entryOf = entryWith(hidden)
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

function matchingProblems(problems: readonly ProblemSummary[], words: readonly string[]): ProblemSummary[] {
  return problems
    .map((problem) => ({ problem, rank: rankOf(problem, words) }))
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.problem.number - other.problem.number,
    )
    .slice(0, mostProblems)
    .map(({ problem }) => problem)
}

/** The rank of a match: 0 number or start of the title, 1 start of a word, 2 elsewhere; null: no match. */
function rankOf(problem: ProblemSummary, words: readonly string[]): number | null {
  const title = normalizeSearch(problem.title)
  const wanted = words.join(' ')
  if (String(problem.number) === wanted.replace('#', '') || title.startsWith(wanted)) return 0
  if (title.includes(` ${wanted}`)) return 1
  const isFound = words.every((word) => matchesProblem({ title, number: problem.number }, word, words))
  return isFound ? 2 : null
}

function entryWith(hidden: HiddenFacts) {
  return (problem: ProblemSummary): PaletteProblem => ({
    kind: 'problem',
    id: problem._id,
    text: problem.title,
    number: problem.number,
    difficulty: hidden.difficulty ? null : problem.difficulty,
    path: problemPath(problem),
  })
}
