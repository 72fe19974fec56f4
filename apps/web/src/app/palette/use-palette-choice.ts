import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { problemsQuery } from '../../features/problems/queries.ts'
import { useHiddenFacts } from '../../shared/problems/use-hidden-facts.ts'
import { matchPaletteEntries, type PaletteGroup } from './match-palette-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { usePaletteEntries } from './use-palette-entries.ts'
import { useRecentProblems } from './use-recent-problems.ts'

export interface PaletteNavigation {
  readonly goTo: (path: string) => void
  readonly close: () => void
}

/** The state of the palette: the query, the matching entries, and the keys that select and choose. */
export function usePaletteChoice({ goTo, close }: PaletteNavigation) {
  const [query, setQuery] = useState('')
  const [selected, setSelected] = useState(0)
  const groupsFor = usePaletteGroups()
  const shownQuery = useDeferredValue(query)
  const groups = groupsFor(shownQuery)
  const entries = entriesOf(groups)
  const current = entries[Math.min(selected, entries.length - 1)]

  const type = (text: string) => {
    setQuery(text)
    setSelected(0)
  }
  const choose = (entry: PaletteEntry, isNewTab: boolean) => {
    if (entry.kind === 'action') {
      close()
      entry.act()
    } else if (isNewTab) window.open(entry.path, '_blank', 'noopener')
    else goTo(entry.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setSelected((Math.min(selected, entries.length - 1) + step + entries.length) % entries.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      // The list is deferred: after fast typing, Enter means the query, not what the list still shows.
      const meant = query === shownQuery ? current : entriesOf(groupsFor(query))[0]
      if (meant) choose(meant, event.ctrlKey || event.metaKey)
    }
  }
  return { query, groups, count: entries.length, current, type, choose, onKeyDown }
}

const entriesOf = (groups: readonly PaletteGroup[]) => groups.flatMap((group) => group.entries)

/** Returns the function that lists the entries for a query. */
function usePaletteGroups(): (query: string) => PaletteGroup[] {
  const { data: problems = [] } = useQuery(problemsQuery)
  const hidden = useHiddenFacts()
  const recent = useRecentProblems()
  const others = usePaletteEntries()
  return (query) => matchPaletteEntries({ query, problems, recent, hidden, others })
}
