import type { Course } from '@codedojo/contract'

/** Whether somebody may be shown the way to buy: owners only when they can buy again, and their time is over or they came to renew. */
export function isSold(owned: Course['owned'], { isRenewal }: { isRenewal: boolean }): boolean {
  return owned === null || (owned.isRenewable && (owned.isExpired || isRenewal))
}
