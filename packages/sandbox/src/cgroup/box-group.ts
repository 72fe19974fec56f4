import type { BoxLimits, SandboxMode } from '../sandbox.ts'

/** What one run used, read when none of its processes is left. */
export interface GroupUse {
  readonly cpuNs: number
  /** What the kernel spent of it on behalf of the run; 0 where nobody counts that. */
  readonly systemNs: number
  readonly peakBytes: number
  /** How often the kernel, or who stands in for it, ended a process because the box was at its limit of memory. */
  readonly memoryKills: number
  /** How often it did because the machine, or what the judge is allowed of it, was at its limit. */
  readonly strayKills: number
}

/** The accounting of one warm box: everything its box starts is inside, counted and killable as one. */
export interface BoxGroup {
  /** The groups in which the launcher itself lives, and with it whatever it starts; none where that does not matter. */
  readonly launcherJoinFiles: readonly string[]
  /** How long nobody may look at the counters; infinite where the kernel itself remembers the most. */
  readonly longestPauseMs: number
  /** Makes room for the next box; answers the files into which its first process writes 0. The group must be empty. */
  readonly open: () => Promise<readonly string[]>
  /** Sets counters to zero and limits, when the first process waits inside and before it goes on. */
  readonly prepare: (limits: BoxLimits) => void
  /** CPU time of the run so far, in nanoseconds. */
  readonly cpuNs: () => number
  /** One round of killing; call it until the group is empty. */
  readonly kill: () => void
  /** Whether it can make its processes stand still. */
  readonly canPause: boolean
  /** Makes all processes stand still: they use no processor and notice nothing. A kill ends them all the same. */
  readonly pause: () => void
  /** Lets them go on. May be called when they are not paused. */
  readonly goOn: () => void
  readonly processes: () => readonly number[]
  readonly isEmpty: () => boolean
  /** Reads the counters of a box of which no process is left. */
  readonly finish: () => GroupUse
  /** Removes what the group left in the kernel. */
  readonly remove: () => Promise<void>
}

/** One way to count and limit: cgroup v1, cgroup v2, or none. */
export interface GroupDriver {
  readonly mode: SandboxMode
  /** Folders to remove when this process died without doing so, children first. */
  readonly foldersOf: (warmBox: number) => readonly string[]
  /** Looks at a warm box's folders, which were just made. Throws `SandboxError` where the kernel counts too little in them. */
  readonly refuseOldKernel?: (warmBox: number) => void
  readonly makeGroup: (owner: GroupOwner) => BoxGroup
}

export interface GroupOwner {
  /** From 0, unique among all warm boxes of the sandbox. */
  readonly warmBox: number
  /** User id of the programs; they must be able to join. */
  readonly uid: number
  /** The waiting launcher as this process sees it, or null while it does not run. */
  readonly launcherPid: () => number | null
}
