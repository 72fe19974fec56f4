import type { CourseLearner } from '@codedojo/contract'
import { serverDate } from '../../../lib/api/server-clock.ts'
import { formatShortDate } from '../../../lib/format/format-date.ts'

/** Whether somebody has access to a course, and until when. */
export function accessText({ expiresAt }: Pick<CourseLearner, 'expiresAt'>, now = serverDate()): string {
  if (expiresAt === null) return 'Taken back'
  return `${new Date(expiresAt) <= now ? 'Ended' : 'Until'} ${formatShortDate(new Date(expiresAt))}`
}

/** How the current access was obtained: "Bought 18 Nov 2026". */
export function accessSourceText({
  isNewestGiven,
  purchasedDate,
}: Pick<CourseLearner, 'isNewestGiven' | 'purchasedDate'>): string {
  return `${isNewestGiven ? 'Given' : 'Bought'} ${formatShortDate(new Date(purchasedDate))}`
}

/** Access that an admin granted can be revoked; bought access ends by a refund of its order. */
export function canTakeBack({ isGiven, expiresAt }: CourseLearner): boolean {
  return isGiven && expiresAt !== null
}
