import { logOf } from '@codedojo/log'
import type { Database } from '../connection.ts'
import { type ClaimedJob, claimJudgeJob, type Whose } from './judge-side.ts'

/** The jobs that a judge works on. */
export interface JobsInHand {
  /** Takes the next one; null when there is none, when it may not be taken, or when the database does not answer. */
  readonly take: (mayTake: () => boolean, whose?: Whose) => Promise<ClaimedJob | null>
  readonly letGo: (job: ClaimedJob) => void
  readonly count: () => number
  /** Those that were taken in the last `roomAfterMs` and are expected to take no more than this. */
  readonly briefCount: (mostMs: number) => number
}

/** In hand for longer than this, in milliseconds, a job makes room for another one, whatever was expected of it. */
export const roomAfterMs = 500

/** Claims are made one at a time: each must name all that is in hand. */
export function holdJobs(database: Database, judgeId: string): JobsInHand {
  // Claims, not ids: the end of an older attempt must not let go of a newer one.
  const held = new Map<ClaimedJob, { readonly since: number }>()
  const complain = complainOnce()
  let lastClaim: Promise<unknown> = Promise.resolve()

  const claimNext = async (whose?: Whose) => {
    const ids = [...held.keys()].map(({ id }) => id)
    const job = await claimJudgeJob(database, judgeId, ids, whose)
    if (job) held.set(job, { since: performance.now() })
    return job
  }
  return {
    take: (mayTake, whose) => {
      const mine = lastClaim
        .then(() => (mayTake() ? claimNext(whose) : null))
        .then(complain.forget, complain.about)
      lastClaim = mine
      return mine
    },
    letGo: (job) => held.delete(job),
    count: () => held.size,
    briefCount: (mostMs) => {
      const now = performance.now()
      const isBrief = ([{ expectedMs }, { since }]: [ClaimedJob, { readonly since: number }]) =>
        expectedMs <= mostMs && now - since < roomAfterMs
      return [...held].filter(isBrief).length
    },
  }
}

/** Says what is wrong with taking jobs once, not every second. */
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
