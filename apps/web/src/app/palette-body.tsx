import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { problemsQuery } from '../features/problems/queries.ts'
import { modifierKey } from '../lib/modifier-key.ts'
import { useHiddenFacts } from '../lib/use-hidden-facts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Keys } from '../ui/keys.tsx'
import { type PaletteEntry, paletteGroups } from './palette-entries.ts'
import { PaletteRow } from './palette-row.tsx'
import { usePaletteCommands } from './use-palette-commands.ts'
import { useRecentProblems } from './use-recent-problems.ts'

interface PaletteBodyProps {
  goTo: (path: string) => void
  close: () => void
}

/** A combobox: the field keeps the focus, the arrows move the selection in the list. */
export function PaletteBody({ goTo, close }: PaletteBodyProps) {
  const listId = useId()
  const [query, setQuery] = useState('')
  const [selected, setSelected] = useState(0)
  const { data: problems = [] } = useQuery(problemsQuery)
  const hidden = useHiddenFacts()
  const recent = useRecentProblems()
  const commands = usePaletteCommands()
  const groups = paletteGroups({ query: useDeferredValue(query), problems, recent, hidden, commands })
  const entries = groups.flatMap((group) => group.entries)
  const current = entries[Math.min(selected, entries.length - 1)]

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
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current, event.ctrlKey || event.metaKey)
    }
  }

  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4">
        <Search size={16} strokeWidth={1.75} className="text-muted" aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label="Go to a problem, page or action"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.id}`}
          autoComplete="off"
          placeholder="Problem, page or action"
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none max-md:text-[16px] placeholder:text-faint"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setSelected(0)
          }}
          onKeyDown={onKeyDown}
        />
        <span className="max-md:hidden">
          <Keys keys={['Esc']} />
        </span>
        <button
          type="button"
          aria-label="Close"
          className="btn btn-ghost btn-square btn-sm -mr-2 md:hidden"
          onClick={close}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <div id={listId} role="listbox" aria-label="Matches" className="min-h-0 flex-1 overflow-y-auto p-1.5">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox; a fieldset is not allowed there.
          <div key={group.title} role="group" aria-label={group.title}>
            <p className="px-3 pt-2.5 pb-1 text-caption text-faint" aria-hidden>
              {group.title}
            </p>
            {group.entries.map((entry) => (
              <PaletteRow
                key={entry.id}
                id={`${listId}-${entry.id}`}
                entry={entry}
                query={query.trim()}
                isSelected={entry === current}
                onChoose={(isNewTab) => choose(entry, isNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <EmptyState title={`Nothing is called “${query.trim()}”`}>
          <Button isSmall onClick={() => goTo(`/?${new URLSearchParams({ q: query.trim() })}`)}>
            Search problems for “{query.trim()}”
          </Button>
        </EmptyState>
      )}
      <p role="status" className="sr-only">
        {matchWords(entries.length)}
      </p>
      <div className="flex h-10 shrink-0 items-center gap-5 border-t border-line px-4 text-ui text-muted max-md:hidden">
        <span className="flex items-center gap-2">
          <Keys keys={['↑', '↓']} /> Move
        </span>
        <span className="flex items-center gap-2">
          <Keys keys={['↵']} /> Open
        </span>
        <span className="flex items-center gap-2">
          <Keys keys={[modifierKey, '↵']} /> New tab
        </span>
        <span className="ml-auto" aria-hidden>
          {matchWords(entries.length)}
        </span>
      </div>
    </>
  )
}

function matchWords(count: number): string {
  return `${count} ${count === 1 ? 'match' : 'matches'}`
}
