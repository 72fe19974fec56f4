/** Knows from the latest jobs whether this judge can judge. */
export interface FaultWatch {
  /** Judges a job, and remembers whether that ended with a fault. */
  readonly over: (judge: () => Promise<void>) => Promise<void>
  readonly isFailing: () => boolean
}

/** One alone may have been the job's own. */
const faultsOfAFailingJudge = 2
/** While jobs wait a failing judge tries one at least every 20 s. Without any nobody knows how it is by now. */
const rememberedMs = 60_000

/** A judge fails when its last jobs all met faults and that is no more than a minute ago. */
export function watchFaults(now: () => number = () => performance.now()): FaultWatch {
  let faultsInARow = 0
  let lastFaultAt = Number.NEGATIVE_INFINITY
  return {
    over: async (judge) => {
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
