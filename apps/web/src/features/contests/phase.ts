import type { ContestState } from '@codedojo/contract'

interface Times {
  readonly startsAt: string
  readonly endsAt: string
}

/** Where a contest stands at `now`, in milliseconds since 1970 by the server's clock. */
export function phaseAt({ startsAt, endsAt }: Times, now: number): ContestState {
  if (now < Date.parse(startsAt)) return 'upcoming'
  return now < Date.parse(endsAt) ? 'running' : 'ended'
}
