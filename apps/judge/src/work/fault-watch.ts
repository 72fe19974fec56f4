/** Tracks whether this judge is healthy, from the outcome of its most recent jobs. */
export interface FaultWatch {
  /** Runs the judging of a job and records whether it ended with a fault. */
  readonly track: (judge: () => Promise<void>) => Promise<void>
  readonly isFailing: () => boolean
}

/** A single fault may have been caused by the job itself. */
const faultsOfAFailingJudge = 2
/** While jobs wait, a failing judge tries one at least every 20 s. Older results are outdated. */
const rememberedMs = 60_000

/**
 * A judge is failing if at least `faultsOfAFailingJudge` jobs in a row ended with a fault, the latest within the last minute.
 */
export function watchFaults(now: () => number = () => performance.now()): FaultWatch {
  let faultsInARow = 0
  let lastFaultAt = Number.NEGATIVE_INFINITY
  return {
    track: async (judge) => {
      try {
        await judge()
        faultsInARow = 0
      } catch (error) {
        faultsInARow++
        lastFaultAt = now()
        throw error
      }
    },
    isFailing: () => faultsInARow >= faultsOfAFailingJudge && now() - lastFaultAt < rememberedMs,
  }
}
