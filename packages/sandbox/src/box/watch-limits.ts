import type { BoxLimits } from '../sandbox.ts'

export interface Watch {
  readonly limits: BoxLimits
  /** CPU time of the program so far, less the cost of an empty box. */
  readonly cpuMs: () => number
  readonly onHit: (limit: 'cpu' | 'wall') => void
}

const shortestPauseMs = 5

/** Looks at the CPU counter more often the nearer the limit is; disposing ends the watch. */
export function watchLimits({ limits, cpuMs, onHit }: Watch): Disposable {
  const wall = setTimeout(() => onHit('wall'), limits.wallMs)
  let next = setTimeout(look, nextPauseMs(limits.cpuMs))
  function look() {
    const leftMs = limits.cpuMs - cpuMs()
    if (leftMs < 0) onHit('cpu')
    else next = setTimeout(look, nextPauseMs(leftMs))
  }
  return {
    [Symbol.dispose]: () => {
      clearTimeout(wall)
      clearTimeout(next)
    },
  }
}

/** Two busy threads use up the rest in half the time; with more the last step is an overshoot of the report only. */
export function nextPauseMs(leftMs: number): number {
  return Math.max(shortestPauseMs, leftMs / 2)
}
