import type { Outcome } from '@codedojo/contract'
import type { ClaimedJob, Database } from '@codedojo/db'
import type { JudgeParts } from '../judge-parts.ts'
import type { ProblemCache } from './problem-cache.ts'

export interface IdleWorkOptions {
  readonly database: Database
  readonly parts: JudgeParts
  readonly problems: ProblemCache
}

/** What is still to be done for one submission. It goes on where it was aborted. */
export interface IdleTask {
  readonly job: ClaimedJob
  /** Throws the signal's reason if it is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>
}

export interface JudgedJob {
  readonly job: ClaimedJob
  readonly outcome: Outcome
}
