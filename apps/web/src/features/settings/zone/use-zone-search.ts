import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { browserTimeZone } from '../../../shared/settings/time-zone.ts'
import { allZones, matchingZones } from './time-zones.ts'

/** Maximum number of listed zones; further ones are found by typing. */
const mostShown = 30

export interface ZoneSearch {
  /** Search text; null if the list is closed. */
  readonly wanted: string | null
  /** Number of matches. */
  readonly count: number
  /** The first matches. */
  readonly shown: readonly string[]
  /** The option that Enter chooses. */
  readonly current: string | undefined
  /** The browser's time zone. */
  readonly own: string
  readonly list: RefObject<HTMLDivElement | null>
  /** null closes the list. */
  readonly search: (text: string | null) => void
  readonly choose: (zone: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** State of the combobox: search text, matches, and keys (arrows move, Enter chooses, Escape closes). */
export function useZoneSearch(onChoose: (zone: string) => void): ZoneSearch {
  const [wanted, setWanted] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const own = useMemo(browserTimeZone, [])
  // The browser's zone comes first, because most users want it.
  const zones = useMemo(() => [own, ...allZones().filter((zone) => zone !== own)], [own])
  const shownWanted = useDeferredValue(wanted)
  const found = useMemo(() => foundIn(zones, shownWanted), [zones, shownWanted])
  const shown = found.slice(0, mostShown)
  const current = shown[Math.min(active, shown.length - 1)]
  const isOpen = wanted !== null
  const list = useActiveInView(active, isOpen)

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
      // `shownWanted` is deferred, so a fast typist's Enter refers to the typed text, not to the list.
      const meant = wanted === shownWanted ? current : foundIn(zones, wanted)[0]
      if (meant) choose(meant)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      search(null)
    }
  }
  return { wanted, count: found.length, shown, current, own, list, search, choose, onKeyDown }
}

/** No zones while the list is closed. */
function foundIn(zones: readonly string[], wanted: string | null): readonly string[] {
  return wanted === null ? [] : matchingZones(zones, wanted)
}

/** `ref` of the list; scrolls its active option into view. */
function useActiveInView(active: number, isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active, isOpen])
  return list
}
