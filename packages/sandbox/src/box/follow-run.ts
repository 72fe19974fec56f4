import { keptWaitingMs, wantsProcessor } from '../cgroup/process-tree.ts'
import type { BoxLimits } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { startCountingStolen } from '../stolen-time.ts'
import type { BoxPlace } from './run-box.ts'
import type { Stopper } from './stopper.ts'
import { watchLimits } from './watch-limits.ts'

/** What is known of a program's time, besides what the kernel counts. */
export interface SeenOfRun {
  readonly wallMs: number
  readonly stolenMs: number
  /** Whether it still had something to do when its real time ran out. */
  readonly wantedToRun: boolean
}

/** Follows a program from its beginning to its end, and stops it at a limit of time. */
export interface RunFollower {
  readonly begin: () => void
  /** May be called without a beginning. */
  readonly end: () => void
  /** All zero without a beginning. Throws `SandboxError` when the counters could not be read meanwhile. */
  readonly seen: () => SeenOfRun
}

export interface RunToFollow {
  readonly limits: BoxLimits
  readonly stopper: Stopper
  /** Told again and again while it does nothing, and once when it goes on. */
  readonly onIdle: (isIdle: boolean) => void
}

/** Whoever was kept from a processor for so much of its time had no chance to compute. */
const starvedShare = 0.5

const idleLookMs = 100
/** In so many looks it must have done nothing. */
const idleLooks = 2
/** Less of a processor than this between two looks is nothing: a program that sleeps may look at its clock. */
const idleShare = 0.05

export function followRun(
  { group, emptyBoxNs }: Pick<BoxPlace, 'group' | 'emptyBoxNs'>,
  { limits, stopper, onIdle }: RunToFollow,
): RunFollower {
  const faults: unknown[] = []
  // What cannot be read now is told by who looks at the limits.
  const waitedMs = () => {
    try {
      return Math.max(0, ...group.processes().map(keptWaitingMs))
    } catch {
      return 0
    }
  }
  const cpuMs = () => cpuMsOf(group.cpuNs(), { emptyBoxNs })
  const isRunning = () => group.processes().some(wantsProcessor)
  let wantedToRun = false
  let measure = () => ({ wallMs: 0, stolenMs: 0 })
  let end = () => {}
  return {
    begin: () => {
      const startedAt = performance.now()
      const waitedBeforeMs = waitedMs()
      const wantsToRun = () =>
        isRunning() || waitedMs() - waitedBeforeMs > starvedShare * (performance.now() - startedAt)
      const idleWatch = watchIdleness({ cpuMs, isRunning }, onIdle)
      const stolenMs = startCountingStolen()
      const watch = watchLimits({
        limits,
        cpuMs,
        wantsToRun,
        longestPauseMs: group.longestPauseMs,
        onHit: (limit) => {
          if (limit === 'wall') wantedToRun = wantsToRun()
          stopper.stop(limit)
        },
        onFault: (cause) => {
          faults.push(cause)
          stopper.stop('fault')
        },
      })
      end = () => {
        idleWatch[Symbol.dispose]()
        watch[Symbol.dispose]()
        const times = {
          wallMs: performance.now() - startedAt - watch.stoodStillMs(),
          stolenMs: stolenMs(),
        }
        measure = () => times
      }
    },
    end: () => end(),
    seen: () => {
      if (faults.length > 0)
        throw new SandboxError('The counters of a box could not be read.', { cause: faults[0] })
      return { ...measure(), wantedToRun }
    },
  }
}

interface SeenNow {
  readonly cpuMs: () => number
  readonly isRunning: () => boolean
}

/** Disposing ends it. Counters that cannot be read are told by who watches the limits. */
function watchIdleness({ cpuMs, isRunning }: SeenNow, onIdle: RunToFollow['onIdle']): Disposable {
  let usedMs = 0
  let looks = 0
  const look = () => {
    try {
      const now = cpuMs()
      const isIdle = now - usedMs < idleShare * idleLookMs && !isRunning()
      usedMs = now
      if (!isIdle && looks >= idleLooks) onIdle(false)
      looks = isIdle ? looks + 1 : 0
      if (looks >= idleLooks) onIdle(true)
    } catch {
      looks = 0
    }
  }
  const timer = setInterval(look, idleLookMs)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** CPU time of a program in a box that has used so much. */
export function cpuMsOf(cpuNs: number, { emptyBoxNs }: Pick<BoxPlace, 'emptyBoxNs'>): number {
  return Math.max(0, (cpuNs - emptyBoxNs) / 1e6)
}
