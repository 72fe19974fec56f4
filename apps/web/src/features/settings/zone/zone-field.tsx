import { ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { browserTimeZone } from '../../../lib/time-zone.ts'
import { FieldNote } from '../../../ui/field.tsx'
import { allZones, matchingZones, zoneWords } from './time-zones.ts'
import { ZoneOption } from './zone-option.tsx'

/** More than these nobody reads through: typing narrows them. */
const mostShown = 30

interface ZoneFieldProps {
  /** null: none was chosen yet. */
  zone: string | null
  error: string | undefined
  onChoose: (zone: string) => void
}

/** A combobox: the field keeps the focus and narrows the list, the arrows move in it, Enter takes, Escape leaves it. */
export function ZoneField({ zone, error, onChoose }: ZoneFieldProps) {
  const id = useId()
  /** What is being searched for; null: the list is closed. */
  const [wanted, setWanted] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const own = useMemo(browserTimeZone, [])
  const found = useFoundZones(own, useDeferredValue(wanted))
  const shown = found.slice(0, mostShown)
  const current = shown[Math.min(active, shown.length - 1)]
  const isOpen = wanted !== null
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active, isOpen])

  const search = (text: string | null) => {
    setWanted(text)
    setActive(0)
  }
  const choose = (chosen: string) => {
    onChoose(chosen)
    search(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) search('')
      else if (shown.length > 0) setActive((active + step + shown.length) % shown.length)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (current) choose(current)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      search(null)
    }
  }
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-2 block text-ui">
        Time zone
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          role="combobox"
          className="input pr-11"
          autoComplete="off"
          spellCheck={false}
          placeholder={zone === null ? 'Search by city or region' : zoneWords(zone)}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && current ? `${id}-${shown.indexOf(current)}` : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          value={wanted ?? (zone === null ? '' : zoneWords(zone))}
          onChange={(event) => search(event.target.value)}
          onClick={() => !isOpen && search('')}
          onBlur={() => search(null)}
          onKeyDown={onKeyDown}
        />
        <ChevronsUpDown
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          aria-hidden
        />
      </div>
      {isOpen && shown.length > 0 && (
        <div className="absolute z-20 mt-1 w-full rounded-lg border border-line-strong bg-panel">
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label="Time zones"
            className="max-h-72 overflow-y-auto p-1.5"
          >
            {shown.map((each, index) => (
              <ZoneOption
                key={each}
                id={`${id}-${index}`}
                index={index}
                zone={each}
                isActive={each === current}
                isOwn={each === own}
                onChoose={() => choose(each)}
              />
            ))}
          </div>
          {found.length > shown.length && (
            <p className="border-t border-line px-4 py-2 text-ui text-muted">
              {found.length - shown.length} more: type to find yours.
            </p>
          )}
        </div>
      )}
      <p className="sr-only" role="status">
        {isOpen && (found.length === 0 ? 'No zone matches.' : `${found.length} zones`)}
      </p>
      {isOpen && found.length === 0 && (
        <p className="mt-1.5 text-ui text-muted">
          No zone has this in its name. Try the largest city near you.
        </p>
      )}
      <FieldNote id={`${id}-note`} error={error} hint="Type a city, a region, or the name of your time." />
    </div>
  )
}

/** The browser's own zone stands first, as it is what most people want. */
function useFoundZones(own: string, wanted: string | null): readonly string[] {
  const zones = useMemo(() => [own, ...allZones().filter((zone) => zone !== own)], [own])
  return useMemo(() => (wanted === null ? [] : matchingZones(zones, wanted)), [zones, wanted])
}
