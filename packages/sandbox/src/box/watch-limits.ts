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

/** Later than this a timer of a process comes that was stopped, or had much to do at once. */
const standstillMs = 250

/**
 * Looks at the CPU counter more often the nearer the limit is; disposing ends the watch. Real time in which this process stood
 * still counts for nobody: the program may have ended long ago, and nobody has read it yet.
 */
export function watchLimits({ limits, cpuMs, longestPauseMs, onHit, onFault }: Watch): Disposable {
  const wall = awakeTimer(limits.wallMs, () => onHit('wall'))
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
  let stoodStillMs = 0
  let idle = limits.idleMs === undefined ? undefined : awakeTimer(limits.idleMs, lookForIdling)
  function lookForIdling(lateMs: number) {
    stoodStillMs += lateMs
    try {
      if (isComputing({ cpuMs: cpuMs(), wallMs: performance.now() - startedAt - stoodStillMs }))
        idle = awakeTimer(idlePauseMs, lookForIdling)
      else onHit('wall')
    } catch (cause) {
      onFault(cause)
    }
  }
  return {
    [Symbol.dispose]: () => {
      idle?.[Symbol.dispose]()
      wall[Symbol.dispose]()
      clearTimeout(next)
    },
  }
}

/**
 * Calls after `ms` in which this process ran, with how long it stood still besides. What came in meanwhile is read first,
 * which may dispose the timer; and the time that it stood still is waited for once more.
 */
function awakeTimer(ms: number, onTime: (stoodStillMs: number) => void): Disposable {
  let timer: NodeJS.Timeout
  let reading: NodeJS.Immediate | undefined
  let stoodStillMs = 0
  const wait = (forMs: number) => {
    const dueAt = performance.now() + forMs
    timer = setTimeout(() => {
      const lateMs = performance.now() - dueAt
      reading = setImmediate(() => {
        if (lateMs <= standstillMs) return onTime(stoodStillMs)
        stoodStillMs += lateMs
        wait(Math.min(lateMs, ms))
      })
    }, forMs)
  }
  wait(ms)
  return {
    [Symbol.dispose]: () => {
      clearTimeout(timer)
      clearImmediate(reading)
    },
  }
}

/** Two busy threads use up the rest in half the time; with more the last step is an overshoot of the report only. */
export function nextPauseMs(leftMs: number): number {
  return Math.max(shortestPauseMs, leftMs / 2)
}
