import { wantsProcessorOrDisk } from '../cgroup/process-tree.ts'
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
}

export function followRun(
  { group, emptyBoxNs }: Pick<BoxPlace, 'group' | 'emptyBoxNs'>,
  { limits, stopper }: RunToFollow,
): RunFollower {
  const faults: unknown[] = []
  const wantsToRun = () => group.processes().some(wantsProcessorOrDisk)
  let wantedToRun = false
  let measure = () => ({ wallMs: 0, stolenMs: 0 })
  let end = () => {}
  return {
    begin: () => {
      const startedAt = performance.now()
      const stolenMs = startCountingStolen()
      const watch = watchLimits({
        limits,
        cpuMs: () => cpuMsOf(group.cpuNs(), { emptyBoxNs }),
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

/** CPU time of a program in a box that has used so much. */
export function cpuMsOf(cpuNs: number, { emptyBoxNs }: Pick<BoxPlace, 'emptyBoxNs'>): number {
  return Math.max(0, (cpuNs - emptyBoxNs) / 1e6)
}
