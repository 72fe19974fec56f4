/** Pauses claiming on all workers of a judge after faults, so that other judges get the jobs first. */
export interface FaultBackoff {
  readonly jobEnded: () => void
  readonly jobFailed: () => void
  /** Milliseconds that a worker must still wait before it claims a job. */
  readonly leftMs: () => number
}

const firstMs = 200
const longestMs = 10_000

/** Exponential backoff: 0.2 s, doubled with each further fault up to 10 s, reset when a job ends without one. */
export function makeFaultBackoff(now: () => number = () => performance.now()): FaultBackoff {
  let pauseMs = 0
  let until = Number.NEGATIVE_INFINITY
  return {
    jobEnded: () => {
      pauseMs = 0
      until = Number.NEGATIVE_INFINITY
    },
    jobFailed: () => {
      // Jobs claimed before the pause began meet the same fault, which is no new information.
      if (now() < until) return
      pauseMs = Math.min(Math.max(firstMs, pauseMs * 2), longestMs)
      until = now() + pauseMs
    },
    leftMs: () => Math.max(0, until - now()),
  }
}
