import { currentZoneName } from '@codedojo/contract'
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/stored.ts'

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

const declinedKey = (userId: string) => `time-zone-declined:${userId}`

/** The browser's time zone that this person has declined to count their days in; empty when they have declined none. */
export function declinedTimeZone(userId: string): string {
  return readStored(localStorage, declinedKey(userId), z.string(), '')
}

/** Keeps that this person knows where the browser is and counts their days elsewhere. */
export function declineTimeZone(userId: string, zone: string): void {
  writeStored(localStorage, declinedKey(userId), zone)
}
