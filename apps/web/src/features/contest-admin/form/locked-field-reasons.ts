import type { ManagedContestDetail } from '@codedojo/contract'

export interface LockedFieldReasons {
  /** Reason for start, rules and penalty. */
  readonly rules: string | null
  readonly length: string | null
  readonly freeze: string | null
  readonly problems: string | null
}

/** Why fields can no longer be changed; null if the field is editable. Mirrors the server's rules. */
export function lockedFieldReasons(contest: ManagedContestDetail | null): LockedFieldReasons {
  const hasStarted = contest !== null && contest.state !== 'upcoming'
  const isOver = contest?.state === 'ended'
  const over = isOver ? 'The contest is over.' : null
  return {
    rules: hasStarted ? 'The contest has started.' : null,
    length: over,
    freeze: over,
    problems:
      hasStarted && contest.submissions > 0
        ? 'Somebody has submitted already: the problems stay.'
        : isOver
          ? 'The contest is over: the problems stay.'
          : null,
  }
}
