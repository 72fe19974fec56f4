import { formatClock } from '../../lib/format/format-clock.ts'
import { useNow } from '../../lib/use-now.ts'

/** Remaining time as "14:32", updated each second; null when it is over or there is no deadline. */
export function useTimeLeft(until: string | null): string | null {
  const now = useNow(1000)
  const left = until === null ? 0 : Math.ceil((Date.parse(until) - now) / 1000)
  return left > 0 ? formatClock(left) : null
}
