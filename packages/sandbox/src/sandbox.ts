import type { IdlePrograms } from './idle-programs.ts'

/**
 * The interface of the sandbox: one program in one box, limits in, facts out.
 * It knows nothing of problems or verdicts. Times are milliseconds, sizes are bytes.
 */

/** What a program may use. Every limit is enforced by the kernel or while reading, never by asking the program. */
export interface BoxLimits {
  /** CPU time summed over the whole process tree. */
  readonly cpuMs: number
  /** Real time from start to end. */
  readonly wallMs: number
  /** Real time after which a program that waits is ended as at the end of `wallMs`; see `isComputing`. Not before that when it is left out. */
  readonly idleMs?: number
  /** Peak memory of the whole process tree, temporary files included. */
  readonly memoryBytes: number
  /** Standard output; one byte more ends the program. */
  readonly stdoutBytes: number
  /** How much of standard error is kept; the rest is read and dropped. */
  readonly stderrBytes: number
  /** Processes and threads alive at one time. */
  readonly processes: number
  /** Largest file it may write. */
  readonly fileBytes: number
  /** Room in /tmp, which is empty at start. */
  readonly tmpBytes: number
  readonly stackBytes: number
}

/**
 * A folder of the host that the program sees, read-only. As root it must be one of the sandbox or lie in one of
 * `SandboxOptions.folders`, and be named without links: boxes are made where there is nothing else of the host's disks.
 */
export interface BoxMount {
  readonly from: string
  /** One of the sandbox's mount points, unless the box shows the host. */
  readonly to: string
}

export interface BoxProgram {
  /**
   * Whether the box shows the host's /usr and a /proc of its own instead of `Sandbox.systemFolder`: only for programs by which the
   * sandbox proves its promises, never for those of strangers. False when it is left out.
   */
  readonly seesHost?: boolean
  /** Fixed words only: no text of a user ever reaches it. */
  readonly argv: readonly [string, ...string[]]
  /** Host folder shown as /box, read-only, which is also the working directory. A program may write to /tmp alone. */
  readonly folder: string
  readonly mounts: readonly BoxMount[]
}

export interface BoxStreams {
  /** The bytes of standard input, or the path of a host file that holds them; the program reads a copy. */
  readonly stdin: Uint8Array | { readonly path: string }
  /** Called for each chunk of standard output, in order, outside the box. */
  readonly onStdout: (chunk: Uint8Array) => void
}

/**
 * How the first process ended. `killed`: the sandbox ended it because a limit was hit.
 * A file of /box that the kernel refuses to execute counts as exited with 126, as shells report it. An exit code of
 * 128 and a signal's number cannot be told from that signal.
 */
export type BoxEnding =
  | { readonly kind: 'exited'; readonly exitCode: number }
  | { readonly kind: 'signalled'; readonly signal: string }
  | { readonly kind: 'killed' }

export type LimitName = 'output' | 'cpu' | 'wall' | 'memory'

export interface BoxFacts {
  readonly ending: BoxEnding
  /** The first in the order output, cpu, wall, memory that was hit; null when none was. */
  readonly limitHit: LimitName | null
  /** CPU time of the process tree less the calibrated cost of an empty box, never below 0. */
  readonly cpuMs: number
  /** What the kernel spent of it on the program's behalf; 0 where nobody counts that, as without control groups. */
  readonly systemMs: number
  readonly wallMs: number
  /** What the host of a virtual machine took from one of its processors meanwhile, in milliseconds; see `wasDisturbed`. */
  readonly stolenMs: number
  /**
   * Whether it was running, or waiting for a processor or a disk, when its real time ran out: it may have had too little of a
   * busy machine. A program that sleeps, or waits for what never comes, was not.
   */
  readonly wantedToRun: boolean
  readonly peakBytes: number
  readonly stdoutBytes: number
  readonly stderr: Uint8Array
  readonly stderrIsCut: boolean
}

/** One place where boxes follow each other. Disposing gives it back. */
export interface Box extends AsyncDisposable {
  readonly index: number
  /** A new empty folder, in memory, to be shown to programs; remove it with `removeFolder`. */
  readonly makeFolder: () => Promise<string>
  /**
   * Makes an empty box, waits until fewer programs run than there are slots and it is its claimant's turn, and runs the program to
   * its end.
   * Throws `SandboxError` only if the sandbox failed; the program's own failure is in the facts.
   * An aborted signal kills the program and throws its reason.
   */
  readonly run: (
    program: BoxProgram,
    limits: BoxLimits,
    streams: BoxStreams,
    signal?: AbortSignal,
  ) => Promise<BoxFacts>
  /** Processes of this warm box's last run that are alive, as the host numbers them; a proof that none is. Throws when that cannot be read. */
  readonly processesAlive: () => readonly number[]
}

export type SandboxMode = 'cgroup1' | 'cgroup2' | 'none'

export interface Sandbox extends AsyncDisposable {
  readonly mode: SandboxMode
  /**
   * A folder in memory that is the root of boxes, to be filled with what programs need of a system. At first it holds empty folders
   * on which is mounted: `/box`, `/tmp`, `/dev` and the like, and those of `SandboxOptions.mountPoints`.
   */
  readonly systemFolder: string
  /** How many programs run at a time. */
  readonly slotCount: number
  /** How many boxes there are at a time while no program is idle; all but `slotCount` of them wait. */
  readonly boxCount: number
  /** CPU time of a box whose program does nothing, in milliseconds; it is taken off every measurement. */
  readonly emptyBoxMs: number
  /**
   * Of whom programs run and do nothing, and a word whenever one more does: it leaves its slot to others who want it, and for each
   * there may be one more warm box.
   */
  readonly idle: Pick<IdlePrograms, 'claimants' | 'onMore'>
  /**
   * Waits for a free warm box. Warm boxes, and slots for what runs in them, go in fair turns to claimants, each known by any value: next is
   * who has had slots for the shortest time of late, less a tenth of the time for which it has waited. All who name no claimant
   * are one together.
   */
  readonly acquire: (signal?: AbortSignal, claimant?: unknown) => Promise<Box>
  /**
   * Until what is answered is called, a claimant that has had slots for a shorter time of late is taken to have had them for so many
   * milliseconds.
   */
  readonly expectUse: (claimant: unknown, ms: number) => () => void
  /** Removes such a folder. */
  readonly removeFolder: (folder: string) => Promise<void>
}

export interface SandboxOptions {
  readonly slotCount: number
  /** Host folder for work folders and state; users of warm boxes must be able to traverse it. */
  readonly stateFolder: string
  /** Further host folders of which programs may be shown something. They must exist. */
  readonly folders?: readonly string[]
  /** Where programs see what is mounted besides /box. */
  readonly mountPoints?: readonly string[]
  /** For development only: go on without enforced limits where the kernel offers none (mode `none`). */
  readonly insecure?: boolean
}

/** One promise that was proved, or could not be, with the cure. */
export interface CanaryCheck {
  readonly promise: string
  readonly holds: boolean
  readonly detail: string
}
