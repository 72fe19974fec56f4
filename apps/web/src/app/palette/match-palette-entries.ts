import { containsWords, type ProblemSummary, searchWords } from '@codedojo/contract'
import type { HiddenFacts } from '../../shared/problems/hidden-facts.ts'
import type { NonProblemEntry, PaletteEntry } from './palette-entry.ts'
import { matchingProblemEntries, recentProblemEntries } from './problem-entries.ts'

export interface PaletteGroup {
  title: string
  entries: PaletteEntry[]
}

interface Sources {
  query: string
  problems: readonly ProblemSummary[]
  /** Ids of recently opened problems, the latest first. */
  recent: readonly string[]
  hidden: HiddenFacts
  /** All entries that are not problems. */
  others: readonly NonProblemEntry[]
}

/** Returns the groups of entries that match a query, or the entries shown before anything is typed. Empty groups are left out. */
export function matchPaletteEntries({ query, problems, recent, hidden, others }: Sources): PaletteGroup[] {
  const words = searchWords(query)
  const isAll = words.length === 0
  const matching = others.filter(({ text, alsoCalled = '', isQuiet = false }) =>
    isAll ? !isQuiet : containsWords([text, alsoCalled], query),
  )
  return [
    { title: 'Recent problems', entries: isAll ? recentProblemEntries({ problems, hidden }, recent) : [] },
    { title: 'Problems', entries: isAll ? [] : matchingProblemEntries({ problems, hidden }, words) },
    {
      title: 'Lists and study plans',
      entries: matching.filter(({ kind }) => kind === 'list' || kind === 'plan'),
    },
    { title: 'Pages', entries: matching.filter(({ kind }) => kind === 'page') },
    { title: 'Actions', entries: matching.filter(({ kind }) => kind === 'action') },
  ].filter((group) => group.entries.length > 0)
}
