import { setTimeout as sleep, setImmediate as yieldOnce } from 'node:timers/promises'
import type { BoxGroup } from '../cgroup/box-group.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { Launcher } from './launcher.ts'

export type StopReason = 'output' | 'cpu' | 'wall' | 'abort' | 'fault'

/** Ends a box before it ends by itself. */
export interface Stopper {
  readonly stop: (reason: Exclude<StopReason, 'fault'>) => void
  /** Ends a box about which the kernel cannot be asked, or told, any more. */
  readonly fail: (cause: unknown) => void
  readonly reasons: ReadonlySet<StopReason>
  /** Throws `SandboxError` when the box has failed. */
  readonly throwFault: () => void
  /** To be called when the launcher has waited for the box: kills what is left and waits until it is gone. */
  readonly drain: () => Promise<void>
}

const longestKillMs = 10_000
const mereLooks = 2
const quickLooks = 10

export function makeStopper(group: BoxGroup, launcher: Launcher): Stopper {
  const reasons = new Set<StopReason>()
  let isWaitedFor = false
  // The kills go on because the process may not have joined its group when the first one comes.
  const killUntilWaitedFor = async () => {
    const deadline = performance.now() + longestKillMs
    while (!isWaitedFor && launcher.isAlive()) {
      group.kill()
      await sleep(1)
      if (performance.now() > deadline) await launcher[Symbol.asyncDispose]()
    }
  }
  const stop = (reason: StopReason) => {
    // The run itself hears of a launcher that ends.
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
 * Kills what is left of a box and waits until it is gone. Mostly the kernel is just about to end it, with the namespace, so the
 * first looks only follow each other; the last ones leave the processor to whoever has to die.
 * Throws `SandboxError` when a process survives.
 */
export async function drainGroup(group: BoxGroup): Promise<void> {
  const deadline = performance.now() + longestKillMs
  for (let look = 1; !group.isEmpty(); look += 1) {
    if (look > mereLooks) group.kill()
    if (look <= quickLooks) await yieldOnce()
    else await sleep(1)
    if (performance.now() > deadline) throw new SandboxError('A process of a box could not be killed.')
  }
}
