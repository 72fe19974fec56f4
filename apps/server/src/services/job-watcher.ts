import type { Language } from '@codedojo/contract'
import type { schema } from '@codedojo/db'

/** State of a job that is watched; code and outcome are read when needed. */
export interface JobState {
  readonly id: string
  readonly kind: schema.JobKind
  readonly userId: string
  /** null for a program of a lesson. */
  readonly problemId: string | null
  readonly requestKey: string | null
  readonly state: 'queued' | 'judging' | 'done'
  readonly language: Language
  /** The job belongs to a contest. */
  readonly isContest: boolean
  readonly priority: number
  readonly createdAt: Date
  readonly progress: (typeof schema.judgeJob.$inferSelect)['progress']
}

export interface JobWatcher extends AsyncDisposable {
  /** Resolves with true when the job is done, with false after `withinMs`. */
  readonly untilDone: (jobId: string, withinMs: number) => Promise<boolean>
  /** Calls `onChange` for every change of the user's jobs. Returns the unsubscribe function. */
  readonly follow: (userId: string, onChange: (job: JobState) => void) => () => void
  /** Reports a change made by this process, such as adding a job to the queue. */
  readonly touched: (jobId: string) => void
}
