import { type Database, listenToJobs, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'

const { judgeJob } = schema

/** What is followed of a job while it is judged; the code and the outcome are read when they are needed. */
export interface JobState {
  readonly id: string
  readonly kind: 'run' | 'submit'
  readonly userId: string
  readonly problemId: string
  readonly requestKey: string | null
  readonly state: 'queued' | 'judging' | 'done'
  readonly priority: number
  readonly createdAt: Date
  readonly progress: (typeof judgeJob.$inferSelect)['progress']
}

export interface JobWatcher extends AsyncDisposable {
  /** Resolves with true when the job is done, with false when `withinMs` have passed. */
  readonly untilDone: (jobId: string, withinMs: number) => Promise<boolean>
  /** Calls `onChange` for every change of the user's jobs until the returned function is called. */
  readonly follow: (userId: string, onChange: (job: JobState) => void) => () => void
  /** Says that the caller itself changed a job, such as by putting it into the queue. */
  readonly touched: (jobId: string) => void
}

/** A lost announcement must not keep anybody waiting: those who wait look for themselves this often. */
const recheckMs = 3000

const columns = {
  id: judgeJob.id,
  kind: judgeJob.kind,
  userId: judgeJob.userId,
  problemId: judgeJob.problemId,
  requestKey: judgeJob.requestKey,
  state: judgeJob.state,
  priority: judgeJob.priority,
  createdAt: judgeJob.createdAt,
  progress: judgeJob.progress,
}

/**
 * Follows jobs for those who wait for them. The announcement of the database is only a hint; the row is the truth.
 */
export function watchJobs(database: Database, log: (message: string, error: unknown) => void): JobWatcher {
  const waiting = new Map<string, Set<() => void>>()
  const followers = new Map<string, Set<(job: JobState) => void>>()

  const look = async (jobId: string) => {
    if (followers.size === 0 && !waiting.has(jobId)) return
    const [job] = await database.queries.select(columns).from(judgeJob).where(eq(judgeJob.id, jobId))
    if (!job || job.state === 'done') for (const resolve of waiting.get(jobId) ?? []) resolve()
    if (job) for (const onChange of followers.get(job.userId) ?? []) onChange(job)
  }
  const touched = (jobId: string) => {
    look(jobId).catch((error: unknown) => log('a job could not be looked at', error))
  }
  const lookAtAll = () => {
    for (const jobId of waiting.keys()) touched(jobId)
  }
  const listener = listenToJobs(database.url, touched, lookAtAll)
  const recheck = setInterval(lookAtAll, recheckMs)

  return {
    touched,
    untilDone: (jobId, withinMs) =>
      new Promise((resolve) => {
        const end = (isDone: boolean) => {
          clearTimeout(timer)
          removeFrom(waiting, jobId, onDone)
          resolve(isDone)
        }
        const onDone = () => end(true)
        const timer = setTimeout(() => end(false), withinMs)
        addTo(waiting, jobId, onDone)
        // It may have ended before anybody listened for it.
        touched(jobId)
      }),
    follow: (userId, onChange) => {
      addTo(followers, userId, onChange)
      return () => removeFrom(followers, userId, onChange)
    },
    [Symbol.asyncDispose]: async () => {
      clearInterval(recheck)
      await listener[Symbol.asyncDispose]()
    },
  }
}

function addTo<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  const present = map.get(key)
  if (present) present.add(value)
  else map.set(key, new Set([value]))
}

function removeFrom<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  const present = map.get(key)
  present?.delete(value)
  if (present?.size === 0) map.delete(key)
}
