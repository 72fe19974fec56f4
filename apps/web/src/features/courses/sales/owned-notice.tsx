import type { Course } from '@codedojo/contract'
import { longDay } from '../../../lib/format/date-words.ts'
import { validityWords } from '../../../shared/courses/course-words.ts'

/** Explains what renewing does, for owners with expired or limited access. */
export function OwnedNotice({ course: { owned, validityDays } }: { course: Course }) {
  if (!owned?.isRenewable) return null
  const end = longDay(new Date(owned.expiresAt))
  const buying = owned.paidPrice === null ? 'buying it' : 'buying it again'
  return (
    <p className="mt-3 rounded-lg bg-limit-soft px-3 py-2.5 text-ui">
      {owned.isExpired
        ? `Your access ended on ${end}. Your progress is kept, and ${buying} opens it for ${validityWords(validityDays)}.`
        : `Your access ends on ${end}, and ${buying} adds ${validityWords(validityDays)} to that.`}
    </p>
  )
}
