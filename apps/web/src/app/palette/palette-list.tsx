import type { PaletteGroup } from './match-palette-entries.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { PaletteRow } from './palette-row.tsx'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  /** Highlighted in the rows. */
  query: string
  /** The selected entry; absent if the list is empty. */
  current: PaletteEntry | undefined
  onChoose: (entry: PaletteEntry, isNewTab: boolean) => void
}

/** The entries of the palette, in groups. */
export function PaletteList({ id, groups, query, current, onChoose }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label="Matches" className="min-h-0 flex-1 overflow-y-auto p-1.5">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox; a fieldset is not allowed there.
        <div key={group.title} role="group" aria-label={group.title}>
          <p className="px-3 pt-2.5 pb-1 text-caption text-faint" aria-hidden>
            {group.title}
          </p>
          {group.entries.map((entry) => (
            <PaletteRow
              key={entry.id}
              id={paletteRowId(id, entry)}
              entry={entry}
              query={query}
              isSelected={entry === current}
              onChoose={(isNewTab) => onChoose(entry, isNewTab)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The element id of a row, for `aria-activedescendant`. */
export function paletteRowId(listId: string, entry: PaletteEntry): string {
  return `${listId}-${entry.id}`
}
