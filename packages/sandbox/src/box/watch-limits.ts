import { isComputing } from '../is-computing.ts'
import type { BoxLimits } from '../sandbox.ts'

export interface Watch {
  readonly limits: BoxLimits
  /** CPU time of the program so far, less the cost of an empty box. */
  readonly cpuMs: () => number
  readonly longestPauseMs: number
  readonly onHit: (limit: 'cpu' | 'wall') => void
  /** The counter could not be read. */
  readonly onFault: (cause: unknown) => void
}

const shortestPauseMs = 5
const idlePauseMs = 250

/** Looks at the CPU counter more often the nearer the limit is; disposing ends the watch. */
export function watchLimits({ limits, cpuMs, longestPauseMs, onHit, onFault }: Watch): Disposable {
  const wall = setTimeout(() => onHit('wall'), limits.wallMs)
  const pauseMs = (leftMs: number) => Math.min(nextPauseMs(leftMs), longestPauseMs)
  let next = setTimeout(look, pauseMs(limits.cpuMs))
  function look() {
    try {
      const leftMs = limits.cpuMs - cpuMs()
      if (leftMs < 0) onHit('cpu')
      else next = setTimeout(look, pauseMs(leftMs))
    } catch (cause) {
      onFault(cause)
    }
  }
  const startedAt = performance.now()
  let idle = limits.idleMs === undefined ? undefined : setTimeout(lookForIdling, limits.idleMs)
  function lookForIdling() {
    try {
      if (isComputing({ cpuMs: cpuMs(), wallMs: performance.now() - startedAt }))
        idle = setTimeout(lookForIdling, idlePauseMs)
      else onHit('wall')
    } catch (cause) {
      onFault(cause)
    }
  }
  return {
    [Symbol.dispose]: () => {
      clearTimeout(idle)
      clearTimeout(wall)
      clearTimeout(next)
    },
  }
}

/** Two busy threads use up the rest in half the time; with more the last step is an overshoot of the report only. */
export function nextPauseMs(leftMs: number): number {
  return Math.max(shortestPauseMs, leftMs / 2)
}
