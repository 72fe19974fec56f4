import type { Course } from '@codedojo/contract'

/**
 * Whether to show the buy button: always to non-owners; to owners only if they can renew, and their access has expired or
 * they came to renew.
 */
export function canBuyCourse(owned: Course['owned'], { isRenewal }: { isRenewal: boolean }): boolean {
  return owned === null || (owned.isRenewable && (owned.isExpired || isRenewal))
}
