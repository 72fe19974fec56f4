import { currentZoneName } from '@codedojo/contract'

/** The zone that this browser's clock goes by, by its name of today. */
export function browserTimeZone(): string {
  return currentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Whether this browser can tell the time there: one that is older than a zone cannot. */
export function knowsTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Whether two names mean one zone: Asia/Calcutta is Asia/Kolkata. */
export function isSameTimeZone(one: string, other: string): boolean {
  return currentZoneName(one) === currentZoneName(other)
}
