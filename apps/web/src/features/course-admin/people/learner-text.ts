import type { CourseLearner } from '@codedojo/contract'
import { serverDate } from '../../../lib/api/server-clock.ts'
import { formatShortDate } from '../../../lib/format/format-date.ts'

/** Whether a course is open for somebody, and until when. */
export function accessWords({ expiresAt }: Pick<CourseLearner, 'expiresAt'>, now = serverDate()): string {
  if (expiresAt === null) return 'Taken back'
  return `${new Date(expiresAt) <= now ? 'Ended' : 'Until'} ${formatShortDate(new Date(expiresAt))}`
}

/** Where the newest time came from: "Bought 18 Nov 2026". */
export function sourceWords({
  isNewestGiven,
  purchasedDate,
}: Pick<CourseLearner, 'isNewestGiven' | 'purchasedDate'>): string {
  return `${isNewestGiven ? 'Given' : 'Bought'} ${formatShortDate(new Date(purchasedDate))}`
}

/** What was given can be taken back; what was bought is given back by refunding its order. */
export function canTakeBack({ isGiven, expiresAt }: CourseLearner): boolean {
  return isGiven && expiresAt !== null
}
