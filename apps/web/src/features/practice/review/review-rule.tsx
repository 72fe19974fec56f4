import { reviewDays, slowAttempts, slowMinutes } from '@codedojo/contract'
import { pluralize } from '../../../lib/format/pluralize.ts'

/** Explains the review schedule, with the server's numbers. */
export function ReviewRule() {
  const [first, ...others] = reviewDays
  const later = others.slice(0, -1)
  const last = others.at(-1)
  return (
    <section aria-label="How a problem comes back" className="panel p-4 text-body text-muted">
      <h2 className="mb-2 text-body font-semibold text-ink">How a problem comes back</h2>
      <p>
        A problem enters the queue when a submission goes wrong, or when its first Accepted was slow: it took
        more than {slowMinutes.easy} minutes for an easy, {slowMinutes.medium} for a medium or{' '}
        {slowMinutes.hard} for a hard one, or {slowAttempts} attempts. A compilation error does not count.
      </p>
      <p className="mt-2">
        It is due after {pluralize(first, 'day')}. Each time you solve it on that day or later, it comes back
        after {later.join(', ')} and {last} days. When it goes wrong, it begins anew; solved the last time, it
        is learned.
      </p>
    </section>
  )
}
