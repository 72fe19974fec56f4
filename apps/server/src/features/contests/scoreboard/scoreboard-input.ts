import type { ContestRule, SubmissionStatus } from '@codedojo/contract'

/** Everything that a board is computed from, as it stands in the database. */
export interface ScoreboardInput {
  readonly contest: InputContest
  /** In the order of their letters. */
  readonly problems: readonly InputProblem[]
  readonly people: readonly InputPerson[]
  /** In the order in which they were made. */
  readonly submissions: readonly InputSubmission[]
}

export interface InputContest {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly rule: ContestRule
  readonly penaltyMinutes: number
  /** Before the end; 0: it does not freeze. */
  readonly freezeMinutes: number
  readonly unveiledAt: Date | null
}

export interface InputProblem {
  readonly problemId: string
  readonly letter: string
  readonly title: string
  readonly points: number
}

export interface InputPerson {
  readonly userId: string
  readonly name: string
  readonly avatarUrl: string | null
  readonly isOfficial: boolean
  readonly isDisqualified: boolean
}

export interface InputSubmission {
  readonly userId: string
  readonly problemId: string
  readonly status: SubmissionStatus
  readonly madeAt: Date
}
