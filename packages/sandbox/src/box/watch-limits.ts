import { isComputing } from '../is-computing.ts'
import type { BoxLimits } from '../sandbox.ts'

export interface Watch {
  readonly limits: BoxLimits
  /** CPU time of the program so far, less the cost of an empty box. */
  readonly cpuMs: () => number
  /** Whether the program is running now, or waits for a processor or a disk. */
  readonly wantsToRun: () => boolean
  readonly longestPauseMs: number
  /** How long the program was made to stand still so far, which counts for nothing. */
  readonly pausedMs: () => number
  readonly onHit: (limit: 'cpu' | 'wall') => void
  /** The counter could not be read. */
  readonly onFault: (cause: unknown) => void
}

const shortestPauseMs = 5
const idlePauseMs = 250

/** Longer than this between two looks is no delay: this process was stopped, or had much to do at once. */
const standstillMs = 250
const longestLookMs = 250
/** Counts of a standstill, so that the time of a program ends however often this process stands still. */
const countedMs = 100

export interface LimitWatch extends Disposable {
  /** How long this process has stood still so far; see `watchLimits`. */
  readonly stoodStillMs: () => number
}

/**
 * Looks at the CPU counter more often the nearer the limit is; disposing ends the watch. Real time in which this process stood
 * still counts for nobody: the whole machine may have stood still, or the program have ended long ago, and nobody has read it.
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
 * Calls when the program has run for `firstMs`, and then for as long as the call answers, with the time for which it has; ends
 * when the call answers null. What came in meanwhile is read before each call, and may dispose.
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

/** Two busy threads use up the rest in half the time; with more the last step is an overshoot of the report only. */
export function nextPauseMs(leftMs: number): number {
  return Math.max(shortestPauseMs, leftMs / 2)
}
