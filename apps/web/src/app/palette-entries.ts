import type { Difficulty, ProblemSummary } from '@codedojo/contract'
import { problemPath } from '../lib/problem-path.ts'

export type PaletteEntry =
  | { kind: 'problem'; id: string; text: string; number: number; difficulty: Difficulty; path: string }
  | { kind: 'page'; id: string; text: string; path: string; keys: readonly string[] }
  | { kind: 'action'; id: string; text: string; keys: readonly string[]; act: () => void }

export interface PaletteGroup {
  title: string
  entries: PaletteEntry[]
}

const mostProblems = 8

interface Sources {
  query: string
  problems: readonly ProblemSummary[]
  /** Pages and actions. */
  commands: readonly PaletteEntry[]
}

/** What the palette lists for a query, best first; groups without an entry are left out. */
export function paletteGroups({ query, problems, commands }: Sources): PaletteGroup[] {
  const wanted = query.trim().toLowerCase()
  const matching = commands.filter((entry) => entry.text.toLowerCase().includes(wanted))
  return [
    { title: 'Problems', entries: matchingProblems(problems, wanted) },
    { title: 'Pages', entries: matching.filter((entry) => entry.kind === 'page') },
    { title: 'Actions', entries: matching.filter((entry) => entry.kind === 'action') },
  ].filter((group) => group.entries.length > 0)
}

function matchingProblems(problems: readonly ProblemSummary[], wanted: string): PaletteEntry[] {
  return problems
    .map((problem) => ({ problem, rank: rankOf(problem, wanted) }))
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.problem.number - other.problem.number,
    )
    .slice(0, mostProblems)
    .map(({ problem }) => ({
      kind: 'problem',
      id: problem._id,
      text: problem.title,
      number: problem.number,
      difficulty: problem.difficulty,
      path: problemPath(problem),
    }))
}

/** 0 for the number or the start of the title, 1 for the start of a word, 2 for elsewhere, null for no match. */
function rankOf(problem: ProblemSummary, wanted: string): number | null {
  const title = problem.title.toLowerCase()
  if (String(problem.number) === wanted || title.startsWith(wanted)) return 0
  if (title.includes(` ${wanted}`)) return 1
  return title.includes(wanted) ? 2 : null
}
