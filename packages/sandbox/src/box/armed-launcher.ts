import type { BoxGroup } from '../cgroup/box-group.ts'
import type { MemoryFolder } from '../state/memory-folder.ts'
import type { BoxFiles, BoxOwner } from './box-files.ts'
import { armingLine } from './launch-line.ts'
import { type Launcher, startLauncher } from './launcher.ts'
import type { OrderPipe } from './order-pipe.ts'
import { drainGroup } from './stopper.ts'
import type { Tools } from './tools.ts'

/** A launcher with a child that waits in its cgroup for the next box; one that died is replaced. */
export interface ArmedLauncher extends AsyncDisposable {
  /** Waits for the child. Throws `SandboxError` when there can be none. */
  readonly take: () => Promise<Launcher>
  /** Makes the next child ready, while nobody waits for it. To be called when a box has ended. */
  readonly armNext: () => void
  /** Ends the launcher, which may be in any state; the next child is that of a new one. */
  readonly discard: () => Promise<void>
  /** Processes that the last box has left behind: none, unless it failed. Throws when that cannot be read. */
  readonly leftovers: () => readonly number[]
  /** Of the launcher, or null. */
  readonly pid: () => number | null
}

export interface ArmedLauncherParts {
  readonly files: BoxFiles
  readonly script: OrderPipe
  readonly owner: BoxOwner
  readonly tools: Tools
  readonly memory: MemoryFolder
  readonly group: BoxGroup
  /** See `LauncherOptions`. */
  readonly folders: readonly string[]
}

/** Starts a launcher and arms it; `take` tells whether that worked. */
export function keepLauncherArmed({
  files,
  script,
  owner,
  tools,
  memory,
  group,
  folders,
}: ArmedLauncherParts): ArmedLauncher {
  let launcher: Launcher | null = null
  /** Null when that could not be read. */
  let leftovers: readonly number[] | null = []

  const arm = async (): Promise<Launcher> => {
    if (!launcher?.isAlive()) {
      script.clear()
      launcher = await startLauncher({ owner, tools, memory, joinFiles: group.launcherJoinFiles, folders })
    }
    if (leftovers?.length !== 0) await drainGroup(group)
    leftovers = []
    await launcher.arm(armingLine(memory.seenByLauncher(files.script), await group.open()))
    return launcher
  }
  let armed: Promise<Launcher>
  const armAgain = () => {
    armed = arm()
    // Whoever takes it hears of it.
    armed.catch(() => {})
    return armed
  }
  armed = armAgain()
  return {
    // One that ended while it waited is replaced once; what fails twice is told.
    take: async () => {
      const waiting = await armed.catch(() => null)
      return waiting?.isAlive() ? waiting : armAgain()
    },
    armNext: () => {
      leftovers = processesIfKnown(group)
      void armAgain()
    },
    discard: async () => {
      await launcher?.[Symbol.asyncDispose]()
    },
    leftovers: () => leftovers ?? group.processes(),
    pid: () => launcher?.pid ?? null,
    [Symbol.asyncDispose]: async () => {
      await armed.catch(() => {})
      await launcher?.[Symbol.asyncDispose]()
    },
  }
}

/** Where this process may open nothing more, nobody can tell. */
function processesIfKnown(group: BoxGroup): readonly number[] | null {
  try {
    return group.processes()
  } catch {
    return null
  }
}
