import type { Course } from '@codedojo/contract'

/** Whether somebody may be shown the way to buy: who has the course open only when they came to renew it, and can. */
export function isSold(owned: Course['owned'], { isRenewal }: { isRenewal: boolean }): boolean {
  return owned === null || owned.isExpired || (isRenewal && owned.isRenewable)
}
