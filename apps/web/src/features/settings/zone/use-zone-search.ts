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

/** More than these nobody reads through: typing narrows them. */
const mostShown = 30

export interface ZoneSearch {
  /** What is being searched for; null: the list is closed. */
  readonly wanted: string | null
  /** How many match. */
  readonly count: number
  /** The first of them. */
  readonly shown: readonly string[]
  /** The one that Enter takes. */
  readonly current: string | undefined
  /** The browser's own zone. */
  readonly own: string
  readonly list: RefObject<HTMLDivElement | null>
  /** null closes the list. */
  readonly search: (text: string | null) => void
  readonly choose: (zone: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** What is searched for among the zones, what matches, and the keys: arrows move, Enter takes, Escape leaves. */
export function useZoneSearch(onChoose: (zone: string) => void): ZoneSearch {
  const [wanted, setWanted] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const own = useMemo(browserTimeZone, [])
  // The browser's own zone stands first, as it is what most people want.
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
      // Who types fast means what they typed, not what the list still shows.
      const meant = wanted === shownWanted ? current : foundIn(zones, wanted)[0]
      if (meant) choose(meant)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      search(null)
    }
  }
  return { wanted, count: found.length, shown, current, own, list, search, choose, onKeyDown }
}

/** None while nothing is searched for. */
function foundIn(zones: readonly string[], wanted: string | null): readonly string[] {
  return wanted === null ? [] : matchingZones(zones, wanted)
}

/** For the `ref` of the list: its active option is scrolled to. */
function useActiveInView(active: number, isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active, isOpen])
  return list
}
