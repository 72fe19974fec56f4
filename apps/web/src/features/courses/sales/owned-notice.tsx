import type { Course } from '@codedojo/contract'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { validityText } from '../../../shared/courses/course-text.ts'

/** Explains what renewing does, for owners with expired or limited access. */
export function OwnedNotice({ course: { owned, validityDays } }: { course: Course }) {
  if (!owned?.isRenewable) return null
  const end = formatLongDate(new Date(owned.expiresAt))
  const buying = owned.paidPrice === null ? 'buying it' : 'buying it again'
  return (
    <p className="mt-3 rounded-lg bg-limit-soft px-3 py-2.5 text-ui">
      {owned.isExpired
        ? `Your access ended on ${end}. Your progress is kept, and ${buying} opens it for ${validityText(validityDays)}.`
        : `Your access ends on ${end}, and ${buying} adds ${validityText(validityDays)} to that.`}
    </p>
  )
}
