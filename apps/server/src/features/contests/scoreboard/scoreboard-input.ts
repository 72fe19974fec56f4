import type { ContestRule, SubmissionStatus } from '@codedojo/contract'
import type { TryScore } from './compute-cell.ts'

/** The database rows that a scoreboard is computed from. */
export interface ScoreboardInput {
  readonly contest: InputContest
  /** By letter. */
  readonly problems: readonly InputProblem[]
  readonly people: readonly InputPerson[]
  /** In chronological order. */
  readonly submissions: readonly InputSubmission[]
}

export interface InputContest {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly rule: ContestRule
  readonly penaltyMinutes: number
  /** Minutes before the end; 0 if there is no freeze. */
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
  /** null for a pass-fail problem, and without a verdict. */
  readonly score: TryScore | null
}
