import { ChevronsUpDown } from 'lucide-react'
import { zoneWords } from './time-zones.ts'
import type { ZoneSearch } from './use-zone-search.ts'

interface ZoneInputProps {
  /** The ids of its list and note derive from this one. */
  id: string
  /** null if none chosen yet. */
  zone: string | null
  isInvalid: boolean
  zones: ZoneSearch
}

/** Shows the chosen zone, or the search text while the list is open. */
export function ZoneInput({ id, zone, isInvalid, zones }: ZoneInputProps) {
  const { wanted, shown, current, search } = zones
  const isOpen = wanted !== null
  return (
    <div className="relative">
      <input
        id={id}
        type="text"
        role="combobox"
        className="input pr-11"
        autoComplete="off"
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        placeholder={zone === null ? 'Search by city or region' : zoneWords(zone)}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && current ? `${id}-${shown.indexOf(current)}` : undefined}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-note`}
        value={wanted ?? (zone === null ? '' : zoneWords(zone))}
        onChange={(event) => search(event.target.value)}
        onClick={() => !isOpen && search('')}
        onBlur={() => search(null)}
        onKeyDown={zones.onKeyDown}
      />
      <ChevronsUpDown
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
        aria-hidden
      />
    </div>
  )
}
