import type { BoxCgroup } from '../cgroup/box-cgroup.ts'
import type { MemoryFolder } from '../state/memory-folder.ts'
import type { BoxFiles, BoxOwner } from './box-files.ts'
import type { CommandPipe } from './command-pipe.ts'
import { joinCgroupLine } from './launch-script.ts'
import { type Launcher, startLauncher } from './launcher.ts'
import { drainGroup } from './stopper.ts'
import type { Tools } from './tools.ts'

/** A launcher with a child process that already waits in its cgroup for the next box. A launcher that died is replaced. */
export interface ReadyLauncher extends AsyncDisposable {
  /** Waits until the child is ready. Throws `SandboxError` if none can be started. */
  readonly take: () => Promise<Launcher>
  /** Prepares the next child in the background. Call it when a box has ended. */
  readonly prepareNext: () => void
  /** Ends the launcher, whatever its state; the next child comes from a new launcher. */
  readonly discard: () => Promise<void>
  /** Processes that the last box left behind; empty unless the box failed. Throws if they cannot be read. */
  readonly leftovers: () => readonly number[]
  /** Process id of the launcher; null if there is none. */
  readonly pid: () => number | null
}

export interface ReadyLauncherParts {
  readonly files: BoxFiles
  readonly script: CommandPipe
  readonly owner: BoxOwner
  readonly tools: Tools
  readonly memory: MemoryFolder
  readonly group: BoxCgroup
  /** See `LauncherOptions`. */
  readonly folders: readonly string[]
}

/** Starts a launcher and prepares its first child; `take` reports a failure. */
export function keepLauncherReady({
  files,
  script,
  owner,
  tools,
  memory,
  group,
  folders,
}: ReadyLauncherParts): ReadyLauncher {
  let launcher: Launcher | null = null
  /** null if they could not be read. */
  let leftovers: readonly number[] | null = []

  const arm = async (): Promise<Launcher> => {
    if (!launcher?.isAlive()) {
      script.clear()
      launcher = await startLauncher({ owner, tools, memory, joinFiles: group.launcherJoinFiles, folders })
    }
    if (leftovers?.length !== 0) await drainGroup(group)
    leftovers = []
    await launcher.arm(joinCgroupLine(memory.seenByLauncher(files.script), await group.open()))
    return launcher
  }
  let armed: Promise<Launcher>
  const armAgain = () => {
    armed = arm()
    // `take` reports a failure.
    armed.catch(() => {})
    return armed
  }
  armed = armAgain()
  return {
    // A launcher that died while waiting is replaced once; a second failure is reported.
    take: async () => {
      const waiting = await armed.catch(() => null)
      return waiting?.isAlive() ? waiting : armAgain()
    },
    prepareNext: () => {
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

/** Returns null if this process cannot open any more files. */
function processesIfKnown(group: BoxCgroup): readonly number[] | null {
  try {
    return group.processes()
  } catch {
    return null
  }
}
