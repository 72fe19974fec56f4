import type { Database } from '../connection.ts'
import { type ClaimedJob, claimJobOfOthers, claimJudgeJob } from './judge-side.ts'

/** The jobs that a judge works on. */
export interface JobsInHand {
  /** Takes the next one; null when there is none, when it may not be taken, or when the database does not answer. */
  readonly take: (mayTake: () => boolean) => Promise<ClaimedJob | null>
  /** The same, of somebody who has nothing in hand here. */
  readonly takeOfOthers: (mayTake: () => boolean) => Promise<ClaimedJob | null>
  readonly letGo: (job: ClaimedJob) => void
  readonly count: () => number
}

/** Claims are made one at a time: each must name all that is in hand. */
export function holdJobs(database: Database, judgeId: string): JobsInHand {
  // Claims, not ids: the end of an older attempt must not let go of a newer one.
  const held = new Set<ClaimedJob>()
  const complain = complainOnce()
  let lastClaim: Promise<unknown> = Promise.resolve()

  const takeBy = (claim: typeof claimJobOfOthers) => {
    const claimNext = async () => {
      const ids = [...held].map(({ id }) => id)
      const job = await claim(database, judgeId, ids)
      if (job) held.add(job)
      return job
    }
    return (mayTake: () => boolean) => {
      const mine = lastClaim
        .then(() => (mayTake() ? claimNext() : null))
        .then(complain.forget, complain.about)
      lastClaim = mine
      return mine
    }
  }
  return {
    take: takeBy(claimJudgeJob),
    takeOfOthers: takeBy(claimJobOfOthers),
    letGo: (job) => held.delete(job),
    count: () => held.size,
  }
}

/** Says what is wrong with taking jobs once, not every second. */
function complainOnce() {
  let said = ''
  return {
    about: (error: unknown): null => {
      const text = error instanceof Error ? error.message : String(error)
      if (text !== said) console.error(`queue: no job can be taken: ${text}`)
      said = text
      return null
    },
    forget: <T>(job: T): T => {
      said = ''
      return job
    },
  }
}
