import { currentZoneName } from '@codedojo/contract'
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/browser-storage.ts'

/** The browser's time zone, by its current IANA name. */
export function browserTimeZone(): string {
  return currentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Whether this browser knows the time zone: an old browser may not know a new one. */
export function knowsTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Whether two names are aliases of one time zone: Asia/Calcutta is Asia/Kolkata. */
export function isSameTimeZone(one: string, other: string): boolean {
  return currentZoneName(one) === currentZoneName(other)
}

const declinedKey = (userId: string) => `time-zone-declined:${userId}`

/** The time zone that this user has declined to switch to; empty if none. */
export function declinedTimeZone(userId: string): string {
  return readStored(localStorage, declinedKey(userId), z.string(), '')
}

/** Stores that this user declined to switch to the browser's time zone. */
export function declineTimeZone(userId: string, zone: string): void {
  writeStored(localStorage, declinedKey(userId), zone)
}
