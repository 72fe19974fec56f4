import type { ContestState } from '@codedojo/contract'
import { phaseAt } from './phase.ts'

/** Read again so often where no news come, and as a fallback where they do. */
export const refetchMs = 15_000
/** A contest that has begun or ended by the clock, but not yet in the answer, is asked for at once. */
const refetchTurnedMs = 1000
/** Hundreds wait for the same start: their pages ask within a second of it, each at its own moment. */
const ownDelayMs = Math.random() * 1000

interface Shown {
  readonly state: ContestState
  readonly startsAt: string
  readonly endsAt: string
}

/**
 * In how many milliseconds these contests are to be read again, `now` by the server's clock: when one of them begins or ends,
 * and every now and then.
 */
export function readAgainIn(contests: readonly Shown[], now: number): number {
  if (contests.some((each) => phaseAt(each, now) !== each.state)) return refetchTurnedMs
  const turns = contests
    .flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)])
    .filter((turn) => turn > now)
  return Math.min(refetchMs, ...turns.map((turn) => turn - now + ownDelayMs))
}
