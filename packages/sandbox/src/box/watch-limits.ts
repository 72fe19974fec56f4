import { isComputing } from '../is-computing.ts'
import type { BoxLimits } from '../sandbox.ts'

export interface Watch {
  readonly limits: BoxLimits
  /** CPU time of the program so far, minus the cost of an empty box. */
  readonly cpuMs: () => number
  /** Whether the program is running, ready to run or paused now, or was kept from a CPU for most of its time. */
  readonly wantsToRun: () => boolean
  readonly longestPauseMs: number
  /** Total time for which the program was paused, which does not count. */
  readonly pausedMs: () => number
  readonly onHit: (limit: 'cpu' | 'wall') => void
  /** Called if the counter could not be read. */
  readonly onFault: (cause: unknown) => void
}

const shortestPauseMs = 5
const idlePauseMs = 250

/** A check that is later than this was not merely delayed: this process was suspended or overloaded. */
const standstillMs = 250
const longestLookMs = 250
/**
 * The part of the gap before such a check that counts, so that a program reaches its limit even if this process is suspended
 * often.
 */
const countedMs = 100

export interface LimitWatch extends Disposable {
  /** Total time for which this process was suspended; see `watchLimits`. */
  readonly stoodStillMs: () => number
}

/**
 * Calls `onHit` when the program exceeds its CPU or wall time, or is idle for too long. Polls the CPU counter more often
 * the nearer the limit is. Disposing ends the watch. If this process was suspended, only `countedMs` of that real time
 * count: the program may have been suspended, too, or have ended meanwhile.
 */
export function watchLimits({
  limits,
  cpuMs,
  wantsToRun,
  longestPauseMs,
  pausedMs,
  onHit,
  onFault,
}: Watch): LimitWatch {
  const pauseMs = (leftMs: number) => Math.min(nextPauseMs(leftMs), longestPauseMs)
  let next = setTimeout(check, pauseMs(limits.cpuMs))
  function check() {
    try {
      const leftMs = limits.cpuMs - cpuMs()
      if (leftMs < 0) onHit('cpu')
      else next = setTimeout(check, pauseMs(leftMs))
    } catch (cause) {
      onFault(cause)
    }
  }
  let idleLookAtMs = limits.idleMs ?? Number.POSITIVE_INFINITY
  const mayGoOn = (ranMs: number) => {
    if (ranMs >= limits.wallMs) return false
    if (ranMs < idleLookAtMs) return true
    idleLookAtMs = ranMs + idlePauseMs
    return isComputing({ cpuMs: cpuMs(), wallMs: ranMs }) || wantsToRun()
  }
  const nextLookMs = () => Math.min(limits.wallMs, idleLookAtMs)
  const clock = followRealTime({ firstMs: nextLookMs(), pausedMs }, (ranMs) => {
    try {
      if (mayGoOn(ranMs)) return nextLookMs()
      onHit('wall')
    } catch (cause) {
      onFault(cause)
    }
    return null
  })
  return {
    stoodStillMs: clock.stoodStillMs,
    [Symbol.dispose]: () => {
      clearTimeout(next)
      clock[Symbol.dispose]()
    },
  }
}

/**
 * Calls back, with the time that the program has run, when that reaches `firstMs`, and then when it reaches the time that the
 * callback returned (in milliseconds since the start); ends when the callback returns null. Pending I/O is handled before each
 * call and may dispose of the timer.
 */
function followRealTime(
  { firstMs, pausedMs }: { readonly firstMs: number } & Pick<Watch, 'pausedMs'>,
  onTime: (ranMs: number) => number | null,
): LimitWatch {
  const startedAt = performance.now()
  let lookedAt = startedAt
  let stoodStillMs = 0
  let timer: NodeJS.Timeout
  let reading: NodeJS.Immediate | undefined
  const gapMs = () => {
    const ms = performance.now() - lookedAt
    return ms > longestLookMs + standstillMs ? ms - countedMs : 0
  }
  const ranMs = () => lookedAt - startedAt - stoodStillMs - pausedMs()
  const waitUntil = (dueMs: number) => {
    const leftMs = dueMs - ranMs()
    timer = setTimeout(
      () => {
        reading = setImmediate(() => lookAgain(dueMs))
      },
      Math.min(leftMs, longestLookMs),
    )
  }
  const lookAgain = (dueMs: number) => {
    stoodStillMs += gapMs()
    lookedAt = performance.now()
    const nextMs = ranMs() < dueMs ? dueMs : onTime(ranMs())
    if (nextMs !== null) waitUntil(nextMs)
  }
  waitUntil(firstMs)
  return {
    stoodStillMs: () => stoodStillMs + gapMs(),
    [Symbol.dispose]: () => {
      clearTimeout(timer)
      clearImmediate(reading)
    },
  }
}

/**
 * Two busy threads use up the remaining time in half the real time. With more threads the last step overshoots, but only in the
 * reported time.
 */
export function nextPauseMs(leftMs: number): number {
  return Math.max(shortestPauseMs, leftMs / 2)
}
