import type { BoxLimits, SandboxMode } from '../sandbox.ts'

/** What one run used, read when none of its processes is left. */
export interface GroupUse {
  readonly cpuNs: number
  readonly peakBytes: number
  /** How often the kernel, or who stands in for it, ended a process for want of memory. */
  readonly memoryKills: number
}

/** The accounting of one slot: everything its box starts is inside, counted and killable as one. */
export interface BoxGroup {
  /** Where the launcher itself lives while it waits; null when that does not matter. */
  readonly launcherJoinFile: string | null
  /** How long nobody may look at the counters; infinite where the kernel itself remembers the most. */
  readonly longestPauseMs: number
  /** Sets counters to zero and limits for the next run; answers the files into which the new process writes 0. */
  readonly prepare: (limits: BoxLimits) => readonly string[]
  /** CPU time of the run so far, in nanoseconds. */
  readonly cpuNs: () => number
  /** One round of killing; call it until the group is empty. */
  readonly kill: () => void
  readonly processes: () => readonly number[]
  readonly isEmpty: () => boolean
  /** Reads the counters and makes the group ready for another `prepare`. */
  readonly finish: () => GroupUse
  /** Removes what the group left in the kernel. */
  readonly remove: () => Promise<void>
}

/** One way to count and limit: cgroup v1, cgroup v2, or none. */
export interface GroupDriver {
  readonly mode: SandboxMode
  /** Folders to remove when this process died without doing so, children first. */
  readonly foldersOf: (slot: number) => readonly string[]
  readonly makeGroup: (slot: GroupOwner) => BoxGroup
}

export interface GroupOwner {
  readonly slot: number
  /** User id of the programs; they must be able to join. */
  readonly uid: number
  /** The waiting launcher as this process sees it, or null while it does not run. */
  readonly launcherPid: () => number | null
}
