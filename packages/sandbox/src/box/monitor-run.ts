import { runQueueWaitMs, wantsProcessor } from '../cgroup/process-tree.ts'
import type { BoxLimits, BoxStreams } from '../sandbox.ts'
import { startCountingStolen } from '../stolen-time.ts'
import type { BoxContext } from './run-box.ts'
import type { SlotUse } from './slot-use.ts'
import type { Stopper } from './stopper.ts'
import { watchLimits } from './watch-limits.ts'

/** Times of a run beyond what the kernel accounts. */
export interface RealTimeFacts {
  readonly wallMs: number
  readonly stolenMs: number
  /** Whether it still had something to do when its real time ran out; see `BoxFacts`. */
  readonly wantedToRun: boolean
}

/** Monitors a program from start to end, and stops it at a time limit. */
export interface RunMonitor {
  readonly begin: () => void
  /** May be called before the start. */
  readonly end: () => void
  /** All zero before the start. */
  readonly seen: () => RealTimeFacts
}

export interface RunToMonitor {
  readonly limits: BoxLimits
  readonly stopper: Stopper
  readonly slot: Pick<SlotUse, 'reportIdleness' | 'isPaused' | 'pausedMs'>
  readonly onIdleness: BoxStreams['onIdleness']
}

/** A program that waited for a CPU for this share of its time had no chance to compute. */
const starvedShare = 0.5

const idleLookMs = 100
/** Number of consecutive checks without CPU use after which a program counts as idle. */
const idleLooks = 2
/** Less CPU use than this share counts as none: a sleeping program may poll the clock. */
const idleShare = 0.05

export function monitorRun(
  { group, emptyBoxNs }: Pick<BoxContext, 'group' | 'emptyBoxNs'>,
  { limits, stopper, slot, onIdleness }: RunToMonitor,
): RunMonitor {
  // Unreadable counters are reported by the limit watch.
  const waitedMs = () => {
    try {
      return Math.max(0, ...group.processes().map(runQueueWaitMs))
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
      const passedMs = () => performance.now() - startedAt - slot.pausedMs()
      const wantsToRun = () =>
        slot.isPaused() || isRunning() || waitedMs() - waitedBeforeMs > starvedShare * passedMs()
      const idleWatch = watchIdleness({ cpuMs, isRunning }, { slot, onIdleness })
      const stolenMs = startCountingStolen()
      const watch = watchLimits({
        limits,
        cpuMs,
        wantsToRun,
        longestPauseMs: group.longestPauseMs,
        pausedMs: slot.pausedMs,
        onHit: (limit) => {
          if (limit === 'wall') wantedToRun = wantsToRun()
          stopper.stop(limit)
        },
        onFault: stopper.fail,
      })
      end = () => {
        idleWatch[Symbol.dispose]()
        watch[Symbol.dispose]()
        const times = {
          wallMs: passedMs() - watch.stoodStillMs(),
          stolenMs: stolenMs(),
        }
        measure = () => times
      }
    },
    end: () => end(),
    seen: () => ({ ...measure(), wantedToRun }),
  }
}

interface SeenNow {
  readonly cpuMs: () => number
  readonly isRunning: () => boolean
}

/** Disposing ends it. Unreadable counters are reported by the limit watch. */
function watchIdleness(
  { cpuMs, isRunning }: SeenNow,
  { slot, onIdleness }: Pick<RunToMonitor, 'slot' | 'onIdleness'>,
): Disposable {
  let usedMs = 0
  let looks = 0
  const checkIdleness = () => {
    if (slot.isPaused()) return onIdleness?.(false)
    try {
      const now = cpuMs()
      const isIdle = now - usedMs < idleShare * idleLookMs && !isRunning()
      usedMs = now
      looks = isIdle ? looks + 1 : 0
      slot.reportIdleness(looks >= idleLooks)
      onIdleness?.(looks >= idleLooks)
    } catch {
      looks = 0
    }
  }
  const timer = setInterval(checkIdleness, idleLookMs)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** The CPU time of the program: that of the box minus the cost of an empty box. */
export function cpuMsOf(cpuNs: number, { emptyBoxNs }: Pick<BoxContext, 'emptyBoxNs'>): number {
  return Math.max(0, (cpuNs - emptyBoxNs) / 1e6)
}
