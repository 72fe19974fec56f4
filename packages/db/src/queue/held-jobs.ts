import { logOf } from '@codedojo/log'
import type { Database } from '../connection.ts'
import { type ClaimedJob, type ClaimFilter, claimJudgeJob } from './claimed-job.ts'

/** The jobs that a judge has claimed and not finished. */
export interface HeldJobs {
  /** Claims the next job; null if there is none, it may not be taken, or the database does not answer. */
  readonly take: (mayTake: () => boolean, filter?: ClaimFilter) => Promise<ClaimedJob | null>
  readonly letGo: (job: ClaimedJob) => void
  readonly count: () => number
  /** Number of held jobs that were claimed in the last `briefJobWindowMs` and are expected to take at most `mostMs`. */
  readonly briefCount: (mostMs: number) => number
}

/** A job that has been claimed for longer than this, in milliseconds, no longer counts as brief, whatever was expected. */
export const briefJobWindowMs = 500

/** Claims are serialised, because each claim must list all jobs that are held. */
export function trackHeldJobs(database: Database, judgeId: string): HeldJobs {
  // Keyed by claim, not by id: the end of an older attempt must not release a newer one.
  const held = new Map<ClaimedJob, { readonly since: number }>()
  const complain = complainOnce()
  let lastClaim: Promise<unknown> = Promise.resolve()

  const claimNext = async (filter?: ClaimFilter) => {
    const ids = [...held.keys()].map(({ id }) => id)
    const job = await claimJudgeJob(database, judgeId, ids, filter)
    if (job) held.set(job, { since: performance.now() })
    return job
  }
  return {
    take: (mayTake, filter) => {
      const mine = lastClaim
        .then(() => (mayTake() ? claimNext(filter) : null))
        .then(complain.forget, complain.about)
      lastClaim = mine
      return mine
    },
    letGo: (job) => held.delete(job),
    count: () => held.size,
    briefCount: (mostMs) => {
      const now = performance.now()
      const isBrief = ([{ expectedMs }, { since }]: [ClaimedJob, { readonly since: number }]) =>
        expectedMs <= mostMs && now - since < briefJobWindowMs
      return [...held].filter(isBrief).length
    },
  }
}

/** Logs a failure to claim jobs once, not every second. */
function complainOnce() {
  let said = ''
  return {
    about: (error: unknown): null => {
      const text = error instanceof Error ? error.message : String(error)
      if (text !== said) logOf('queue').error(`no job can be taken: ${text}`)
      said = text
      return null
    },
    forget: <T>(job: T): T => {
      said = ''
      return job
    },
  }
}
