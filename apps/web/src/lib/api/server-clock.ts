/**
 * The server's time, for deadlines that the server enforces: a device with a wrong clock counts down like any other. The `Date`
 * header of each response has whole seconds; a clock that is off by less than `toleratedMs` is left alone.
 */
const toleratedMs = 60_000

/** How far the clock of this device is behind the server's, in milliseconds; 0 until it is known. */
let behindMs = 0
const listeners = new Set<() => void>()

/** Takes the `Date` header of a response that has just arrived and came from no cache. */
export function syncServerClock(date: string | null): void {
  const found = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(found)) return
  const next = Math.abs(found) < toleratedMs ? 0 : found
  // A difference below the tolerance comes from the network delay.
  if (Math.abs(next - behindMs) < toleratedMs && (next === 0) === (behindMs === 0)) return
  behindMs = next
  for (const listener of listeners) listener()
}

/** The server's time in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + behindMs
}

/** The server's time as a `Date`. */
export function serverDate(): Date {
  return new Date(serverNow())
}

/** Calls the listener when the offset of this device's clock changes; returns the function that unsubscribes. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
