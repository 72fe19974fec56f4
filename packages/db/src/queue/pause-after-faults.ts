/** Keeps all workers of a judge from the queue for a while when jobs could not be judged, so that others get them first. */
export interface FaultPause {
  readonly jobEnded: () => void
  readonly jobFailed: () => void
  /** How long a worker must still wait before it takes a job. */
  readonly leftMs: () => number
}

const firstMs = 200
const longestMs = 10_000

/** The pause is 0.2 s and doubles, up to 10 s, with every fault after it, until a job ends without one. */
export function pauseAfterFaults(now: () => number = () => performance.now()): FaultPause {
  let pauseMs = 0
  let until = Number.NEGATIVE_INFINITY
  return {
    jobEnded: () => {
      pauseMs = 0
      until = Number.NEGATIVE_INFINITY
    },
    jobFailed: () => {
      // Jobs that were in hand when the pause began meet the same fault; they say nothing new.
      if (now() < until) return
      pauseMs = Math.min(Math.max(firstMs, pauseMs * 2), longestMs)
      until = now() + pauseMs
    },
    leftMs: () => Math.max(0, until - now()),
  }
}
