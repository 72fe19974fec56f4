/**
 * The time as the server has it, for what ends or begins there: a device whose clock is wrong counts down as every other does.
 * Each answer of the server tells its time in whole seconds; a clock that is nearly right is left as it is.
 */
const toleratedMs = 60_000

/** How much the clock of this device is behind the server's, in milliseconds; 0 as long as that is not known. */
let behindMs = 0
const listeners = new Set<() => void>()

/** Takes the `Date` of an answer that came this moment and out of no cache. */
export function hearServerDate(date: string | null): void {
  const found = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(found)) return
  const next = Math.abs(found) < toleratedMs ? 0 : found
  // Answers take their time on the way: what differs by that alone is no news.
  if (Math.abs(next - behindMs) < toleratedMs && (next === 0) === (behindMs === 0)) return
  behindMs = next
  for (const listener of listeners) listener()
}

/** Milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + behindMs
}

/** The same as a date. */
export function serverDate(): Date {
  return new Date(serverNow())
}

/** Calls when the clock of this device is found to be wrong, or right again; gives the way to stop that. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
