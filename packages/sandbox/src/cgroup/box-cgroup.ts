import type { BoxLimits, SandboxMode } from '../sandbox.ts'

/** Resource use of one run, read when none of its processes is left. */
export interface CgroupUse {
  readonly cpuNs: number
  /** Kernel time spent on behalf of the run; 0 if it is not accounted. */
  readonly systemNs: number
  readonly peakBytes: number
  /** Number of processes killed because the box hit its memory limit, by the kernel or its substitute. */
  readonly memoryKills: number
  /** Number of processes killed because the machine, or the judge's own cgroup, ran out of memory. */
  readonly strayKills: number
}

/** The cgroup of one warm box: all processes of its box are in it and are counted and killed together. */
export interface BoxCgroup {
  /** Files by which the launcher joins, and with it all its children; empty if that is not needed. */
  readonly launcherJoinFiles: readonly string[]
  /** Longest allowed interval between two readings of the counters; infinite if the kernel itself records the peak. */
  readonly longestPauseMs: number
  /**
   * Opens the group for the next box. Returns the `cgroup.procs` files to which the first process of that box must write `0` to
   * join. Call it only when no process is left in the group.
   */
  readonly open: () => Promise<readonly string[]>
  /** Resets counters and sets limits; call it when the first process waits inside and before it continues. */
  readonly prepare: (limits: BoxLimits) => void
  /** CPU time of the run so far, in nanoseconds. */
  readonly cpuNs: () => number
  /** Kills all current processes once; repeat it until the group is empty. */
  readonly kill: () => void
  /** Whether the group can pause its processes. */
  readonly canPause: boolean
  /** Suspends all processes without their noticing. A kill still ends them. */
  readonly pause: () => void
  /** Resumes the processes. May be called when they are not paused. */
  readonly resume: () => void
  readonly processes: () => readonly number[]
  readonly isEmpty: () => boolean
  /** Reads the final counters; call it when no process of the box is left. */
  readonly finish: () => CgroupUse
  /** Removes the group from the kernel. */
  readonly remove: () => Promise<void>
}

/** A mechanism to account for and limit resources: cgroup v1, cgroup v2, or none. */
export interface CgroupDriver {
  readonly mode: SandboxMode
  /** Cgroup folders to remove if this process dies without doing so, children first. */
  readonly foldersOf: (warmBox: number) => readonly string[]
  /** Checks the newly created folders of a warm box. Throws `SandboxError` if the kernel's accounting is insufficient. */
  readonly refuseOldKernel?: (warmBox: number) => void
  readonly makeGroup: (owner: CgroupOwner) => BoxCgroup
}

export interface CgroupOwner {
  /** From 0, unique among all warm boxes of the sandbox. */
  readonly warmBox: number
  /** User id of the programs, which must be able to join. */
  readonly uid: number
  /** Pid of the waiting launcher as seen by this process; null while it does not run. */
  readonly launcherPid: () => number | null
}
