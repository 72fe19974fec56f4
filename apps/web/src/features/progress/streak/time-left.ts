import { pluralize } from '../../../lib/format/pluralize.ts'

const minuteMs = 60_000

/** "5 hours", "40 minutes", "less than a minute": whole units, rounded down. */
export function timeLeft(untilMs: number, nowMs: number): string {
  const minutes = Math.floor((untilMs - nowMs) / minuteMs)
  if (minutes < 1) return 'less than a minute'
  return minutes < 60 ? pluralize(minutes, 'minute') : pluralize(Math.floor(minutes / 60), 'hour')
}
