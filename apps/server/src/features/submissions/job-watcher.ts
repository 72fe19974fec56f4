import { type Database, listen, schema } from '@codedojo/db'
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { JobState, JobWatcher } from '../../services/job-watcher.ts'

const { judgeJob } = schema

/** Polling interval, in case a notification is lost. */
const recheckMs = 3000

/**
 * A broken connection may be noticed late, so a gap counts longer by the margin; beyond an hour done jobs are deleted.
 */
const gapMarginMs = 10_000
const longestGapMs = 3_600_000

export const jobStateColumns = {
  id: judgeJob.id,
  kind: judgeJob.kind,
  userId: judgeJob.userId,
  problemId: judgeJob.problemId,
  requestKey: judgeJob.requestKey,
  state: judgeJob.state,
  language: judgeJob.language,
  isContest: judgeJob.isContest,
  priority: judgeJob.priority,
  createdAt: judgeJob.createdAt,
  progress: judgeJob.progress,
}

/** Watches jobs. A database notification only triggers a read; the row is authoritative. */
export function watchJobs(database: Database, log: (message: string, error: unknown) => void): JobWatcher {
  const waiting = new Map<string, Set<() => void>>()
  const followers = new Map<string, Set<(job: JobState) => void>>()

  const look = async (jobId: string) => {
    if (followers.size === 0 && !waiting.has(jobId)) return
    const [job] = await database.queries.select(jobStateColumns).from(judgeJob).where(eq(judgeJob.id, jobId))
    if (!job || job.state === 'done') for (const resolve of waiting.get(jobId) ?? []) resolve()
    if (job) for (const onChange of followers.get(job.userId) ?? []) onChange(job)
  }
  const touched = (jobId: string) => {
    look(jobId).catch((error: unknown) => log('a job could not be looked at', error))
  }
  const lookAtAll = () => {
    for (const jobId of waiting.keys()) touched(jobId)
  }
  const catchUp = async (missedMs: number) => {
    const changed = await jobsChangedWithin(database, { userIds: [...followers.keys()], missedMs })
    for (const job of changed) for (const onChange of followers.get(job.userId) ?? []) onChange(job)
  }
  const listener = listen(database, {
    channel: 'judge_job',
    onNotification: touched,
    onGap: (missedMs) => {
      lookAtAll()
      catchUp(missedMs).catch((error: unknown) => log('what changed meanwhile could not be read', error))
    },
  })
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
        // The job may have ended before the subscription.
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

/** Jobs of these users that may have changed during an outage: those still open, and those that ended in that time. */
async function jobsChangedWithin(
  database: Database,
  { userIds, missedMs }: { readonly userIds: readonly string[]; readonly missedMs: number },
): Promise<JobState[]> {
  if (userIds.length === 0) return []
  const missedSeconds = Math.min(missedMs + gapMarginMs, longestGapMs) / 1000
  const endedSince = gt(judgeJob.finishedAt, sql`now() - make_interval(secs => ${missedSeconds})`)
  return database.queries
    .select(jobStateColumns)
    .from(judgeJob)
    .where(and(inArray(judgeJob.userId, [...userIds]), or(ne(judgeJob.state, 'done'), endedSince)))
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
