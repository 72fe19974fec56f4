import { setTimeout as sleep, setImmediate as yieldOnce } from 'node:timers/promises'
import type { BoxCgroup } from '../cgroup/box-cgroup.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { Launcher } from './launcher.ts'

export type StopReason = 'output' | 'cpu' | 'wall' | 'abort' | 'fault'

/** Kills a box before it ends by itself. */
export interface Stopper {
  readonly stop: (reason: Exclude<StopReason, 'fault'>) => void
  /** Kills a box whose kernel interface has failed. */
  readonly fail: (cause: unknown) => void
  readonly reasons: ReadonlySet<StopReason>
  /** Throws `SandboxError` if the box has failed. */
  readonly throwFault: () => void
  /** Call it when the launcher has reaped the box: kills the remaining processes and waits until they are gone. */
  readonly drain: () => Promise<void>
}

const longestKillMs = 10_000
const mereLooks = 2
const quickLooks = 10

export function makeStopper(group: BoxCgroup, launcher: Launcher): Stopper {
  const reasons = new Set<StopReason>()
  let isWaitedFor = false
  // Kills repeatedly, because the process may join its group only after the first kill.
  const killUntilWaitedFor = async () => {
    const deadline = performance.now() + longestKillMs
    while (!isWaitedFor && launcher.isAlive()) {
      group.kill()
      await sleep(1)
      if (performance.now() > deadline) await launcher[Symbol.asyncDispose]()
    }
  }
  const stop = (reason: StopReason) => {
    // A launcher that dies is reported by the run itself.
    if (reasons.size === 0)
      killUntilWaitedFor()
        .catch(() => launcher[Symbol.asyncDispose]())
        .catch(() => {})
    reasons.add(reason)
  }
  let fault: unknown
  return {
    reasons,
    stop,
    fail: (cause) => {
      fault ??= cause
      stop('fault')
    },
    throwFault: () => {
      if (reasons.has('fault'))
        throw new SandboxError(
          'The counters of a box could not be read, or its program not be told to go on.',
          {
            cause: fault,
          },
        )
    },
    drain: () => {
      isWaitedFor = true
      return drainGroup(group)
    },
  }
}

/**
 * Kills the remaining processes of a box and waits until they are gone. Usually the kernel is about to end them with the
 * namespace, so the first checks follow each other directly; later ones sleep, to leave the CPU to the dying processes. Throws
 * `SandboxError` if a process survives.
 */
export async function drainGroup(group: BoxCgroup): Promise<void> {
  const deadline = performance.now() + longestKillMs
  for (let round = 1; !group.isEmpty(); round += 1) {
    if (round > mereLooks) group.kill()
    if (round <= quickLooks) await yieldOnce()
    else await sleep(1)
    if (performance.now() > deadline) throw new SandboxError('A process of a box could not be killed.')
  }
}
