import type { OwnedCourse } from '@codedojo/contract'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'

const dayMs = 86_400_000

type Purchase = Pick<OwnedCourse, 'purchasedDate' | 'paidPrice'>

/** "Purchased 17 days ago", in whole days; "Enrolled by an admin …" if the course was not bought. */
export function purchaseAgeText({ purchasedDate, paidPrice }: Purchase, now = serverNow()): string {
  const days = Math.floor((now - Date.parse(purchasedDate)) / dayMs)
  const when = days < 1 ? 'today' : `${pluralize(days, 'day')} ago`
  return paidPrice === null ? `Enrolled by an admin ${when}` : `Purchased ${when}`
}
