import { currentZoneName, normalizeSearch } from '@codedojo/contract'
import { joinWithUnbrokenTimes } from '../../../lib/format/lazy-date-format.ts'
import { placeNamesOf } from './zone-places.ts'

/** All time zones of the browser by their current names, in alphabetical order. */
export function allZones(): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone').map(currentZoneName), 'UTC'])].toSorted()
}

/** "Asia/Kolkata", "America/New York". */
export function zoneWords(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** UTC offset at a given time, such as "UTC+05:30". */
export function offsetWords(zone: string, at: Date): string {
  const offset = partOf(formatOf(zone, 'offset'), at)
  return offset === 'GMT' ? 'UTC+00:00' : offset.replace('GMT', 'UTC')
}

/** Clock time in the zone, such as "19:42", in the user's locale. */
export function clockIn(zone: string, at: Date): string {
  return joinWithUnbrokenTimes(formatOf(zone, 'clock').formatToParts(at))
}

/** Date in the zone, such as "Sunday, 22 November". */
export function dayIn(zone: string, at: Date): string {
  return formatOf(zone, 'day').format(at)
}

/**
 * Zones that match the search in their name, their cities, their country, or the name of their time. Zones whose name has a
 * word starting with the search come first, then those whose city or country is exactly the search: "China" finds Shanghai
 * before Indochina.
 */
export function matchingZones(zones: readonly string[], wanted: string): readonly string[] {
  if (wordsOf(wanted).length === 0) return zones
  const ranked = zones.map((zone) => ({ zone, rank: rankOf(zone, wanted) }))
  return ranked
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ zone }) => zone)
}

/** Rank from 0 (best); -1: no match. */
function rankOf(zone: string, wanted: string): number {
  const parts = wordsOf(wanted)
  const called = parts.join(' ')
  const places = placeNamesOf(zone).map(normalizeSearch)
  const begin = (text: string) => {
    const words = wordsOf(text)
    return parts.every((part) => words.some((word) => word.startsWith(part)))
  }
  const has = (text: string) => parts.every((part) => normalizeSearch(text).includes(part))
  const ways: readonly (() => boolean)[] = [
    () => begin(zone),
    () => places.includes(called),
    () => places.some((place) => place.startsWith(called)),
    () => has(zone),
    () => has([zone, ...places, spokenNameOf(zone)].join(' ')),
  ]
  return ways.findIndex((matches) => matches())
}

function wordsOf(text: string): string[] {
  return normalizeSearch(text)
    .split(/[\s/_]+/)
    .filter((word) => word !== '')
}

function spokenNameOf(zone: string): string {
  return partOf(formatOf(zone, 'spokenName'), new Date(0))
}

const words = {
  offset: ['en', { timeZoneName: 'longOffset' }],
  clock: [undefined, { hour: '2-digit', minute: '2-digit' }],
  day: [undefined, { weekday: 'long', day: 'numeric', month: 'long' }],
  /** English name, such as "India Standard Time". */
  spokenName: ['en', { timeZoneName: 'longGeneric' }],
} as const satisfies Record<string, readonly [string | undefined, Intl.DateTimeFormatOptions]>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating hundreds of formats is slow. */
function formatOf(zone: string, kind: keyof typeof words): Intl.DateTimeFormat {
  const key = `${kind} ${zone}`
  const [locale, options] = words[kind]
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...options })
  formats.set(key, format)
  return format
}

function partOf(format: Intl.DateTimeFormat, at: Date): string {
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
