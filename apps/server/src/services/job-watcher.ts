import type { Language } from '@codedojo/contract'
import type { schema } from '@codedojo/db'

/** What is followed of a job while it is judged; the code and the outcome are read when they are needed. */
export interface JobState {
  readonly id: string
  readonly kind: schema.JobKind
  readonly userId: string
  readonly problemId: string
  readonly requestKey: string | null
  readonly state: 'queued' | 'judging' | 'done'
  readonly language: Language
  /** Made within a contest. */
  readonly isContest: boolean
  readonly priority: number
  readonly createdAt: Date
  readonly progress: (typeof schema.judgeJob.$inferSelect)['progress']
}

export interface JobWatcher extends AsyncDisposable {
  /** Resolves with true when the job is done, with false when `withinMs` have passed. */
  readonly untilDone: (jobId: string, withinMs: number) => Promise<boolean>
  /** Calls `onChange` for every change of the user's jobs until the returned function is called. */
  readonly follow: (userId: string, onChange: (job: JobState) => void) => () => void
  /** Says that the caller itself changed a job, such as by putting it into the queue. */
  readonly touched: (jobId: string) => void
}
