import type { ContestState } from '@codedojo/contract'
import { phaseAt } from './phase.ts'

/** Regular refetch interval, also the fallback when live events are missing. */
export const regularRefetchMs = 15_000
/** Refetch interval when a contest has started or ended by the clock but not yet in the response. */
const refetchTurnedMs = 1000
/** Random delay per page, so that hundreds of pages waiting for one start do not refetch at once. */
const ownDelayMs = Math.random() * 1000

interface ShownContest {
  readonly state: ContestState
  readonly startsAt: string
  readonly endsAt: string
}

/**
 * Milliseconds until the next refetch: when one of the contests starts or ends, and at the regular interval. `now` is
 * server time.
 */
export function contestRefetchInterval(contests: readonly ShownContest[], now: number): number {
  if (contests.some((each) => phaseAt(each, now) !== each.state)) return refetchTurnedMs
  const turns = contests
    .flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)])
    .filter((turn) => turn > now)
  return Math.min(regularRefetchMs, ...turns.map((turn) => turn - now + ownDelayMs))
}
