import type { ContestState } from '@codedojo/contract'

interface Times {
  readonly startsAt: string
  readonly endsAt: string
}

/** State of a contest at the server time `now`, in milliseconds since 1970. */
export function phaseAt({ startsAt, endsAt }: Times, now: number): ContestState {
  if (now < Date.parse(startsAt)) return 'upcoming'
  return now < Date.parse(endsAt) ? 'running' : 'ended'
}
