import { lazyDateFormat } from '../../lib/format/lazy-date-format.ts'
import { useNow } from '../../lib/use-now.ts'

const tickMs = 1_000

/**
 * Date and time, updated each second. Digits have a fixed width, so that nothing moves; role `timer` keeps screen readers
 * from reading each change.
 */
export function ClockLine() {
  const now = useNow(tickMs)
  return (
    <p className="text-body text-muted">
      <span className="max-md:hidden">{longDate(now)}</span>
      <span className="md:hidden">{shortDate(now)}</span>,{' '}
      <span role="timer" className="num">
        {time(now)}
      </span>
    </p>
  )
}

const longDate = lazyDateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const shortDate = lazyDateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const time = lazyDateFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
