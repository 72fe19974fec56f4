import { normalizeUnicode } from '@codedojo/contract'

/** Parses a duration such as "12:30" or "1:02:03" to seconds; null if empty, NaN if invalid. */
export function parseDuration(text: string): number | null {
  const typed = normalizeUnicode(text, 'NFKC').trim()
  if (typed === '') return null
  const found = /^(?:(\d{1,2}):)?(\d{1,4}):([0-5]\d)$/.exec(typed)
  if (!found) return Number.NaN
  const [, hours = '0', minutes, seconds] = found
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
