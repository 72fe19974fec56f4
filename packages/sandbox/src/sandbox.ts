import type { IdlePrograms } from './idle-programs.ts'

/**
 * The interface of the sandbox: runs one program in one box with limits and returns facts. It knows nothing of problems or
 * verdicts. Times are milliseconds, sizes are bytes.
 */

/** The resource limits of a program. Each is enforced by the kernel or while reading output, never by the program itself. */
export interface BoxLimits {
  /** CPU time summed over the process tree. */
  readonly cpuMs: number
  /** Real time from start to end. */
  readonly wallMs: number
  /** Real time after which an idle program is ended as if it had reached `wallMs`; see `isComputing`. Default: none. */
  readonly idleMs?: number
  /** Peak memory of the process tree, temporary files included. */
  readonly memoryBytes: number
  /** Standard output; the first byte beyond it ends the program. */
  readonly stdoutBytes: number
  /** Number of bytes of standard error to keep, half of them from its beginning and half from its end. */
  readonly stderrBytes: number
  /** Processes and threads alive at the same time. */
  readonly processes: number
  /** Size of the largest file it may write. */
  readonly fileBytes: number
  /** Size of /tmp, which is empty at the start. */
  readonly tmpBytes: number
  readonly stackBytes: number
}

/**
 * A host folder mounted read-only in the box. As root it must be a folder of the sandbox or lie in one of
 * `SandboxOptions.folders`, given by its real path: the launcher sees no other host folders.
 */
export interface BoxMount {
  readonly from: string
  /** One of the sandbox's mount points, unless the box sees the host. */
  readonly to: string
}

export interface BoxProgram {
  /**
   * Whether the box gets the host's /usr and a real /proc instead of `Sandbox.systemFolder`. Only for programs that check the
   * sandbox, never for untrusted ones. Default: false.
   */
  readonly seesHost?: boolean
  /** Constant words only: no user-supplied text. */
  readonly argv: readonly [string, ...string[]]
  /** Host folder mounted read-only as /box, which is also the working directory. A program can write only to /tmp. */
  readonly folder: string
  readonly mounts: readonly BoxMount[]
}

/** The bytes of a standard input, or the path of a host file that contains them; the program reads a copy. */
export type StoredInput = Uint8Array | { readonly path: string }

/** A standard input that is written while the program runs; the program reads a pipe. */
export interface LiveInput {
  /** Called once, before the program starts. Nothing can be written any more when the run has ended. */
  readonly onOpen: (input: InputWriter) => void
  /**
   * Called for each chunk that the program writes to `resultDescriptor`, which is closed if this is absent. It is limited as standard
   * output is, on its own.
   */
  readonly onResult?: (chunk: Uint8Array) => void
}

export interface InputWriter {
  /** Bytes that the program has not read yet are kept in memory. Those for a program that has ended are dropped. */
  readonly write: (chunk: Uint8Array) => void
  /** The program reads the end of its input after what was written. */
  readonly end: () => void
  /** Ends the program as if its real time had run out. */
  readonly stop: () => void
}

/** The descriptor of `LiveInput.onResult` in the box. A runtime that cannot write to a descriptor by number opens `/dev/fd/5`. */
export const resultDescriptor = 5

/** Standard input and standard output. Standard error is in `BoxFacts`. */
export interface BoxStreams {
  readonly stdin: StoredInput | LiveInput
  /** Called for each chunk of standard output, in order, outside the box. */
  readonly onStdout: (chunk: Uint8Array) => void
  /** Called some ten times a second while the program runs: whether it has used no CPU for a moment, and is not paused. */
  readonly onIdleness?: (isIdle: boolean) => void
}

/**
 * How the first process ended. `killed`: the sandbox killed it because of a limit. A file in /box that the kernel cannot execute
 * yields exit code 126, as in shells. Exit code 128 + n cannot be distinguished from signal n.
 */
export type BoxEnding =
  | { readonly kind: 'exited'; readonly exitCode: number }
  | { readonly kind: 'signalled'; readonly signal: string }
  | { readonly kind: 'killed' }

export type LimitName = 'output' | 'cpu' | 'wall' | 'memory'

export interface BoxFacts {
  readonly ending: BoxEnding
  /** The first of output, cpu, wall, memory that was hit; null if none was. */
  readonly limitHit: LimitName | null
  /** CPU time of the process tree minus the calibrated cost of an empty box; at least 0. */
  readonly cpuMs: number
  /** The part of it spent in the kernel; 0 if it is not accounted, as without control groups. */
  readonly systemMs: number
  readonly wallMs: number
  /**
   * CPU time in milliseconds that the host of a virtual machine took from one of its processors during the run; see
   * `hadStolenTime`.
   */
  readonly stolenMs: number
  /**
   * Whether it was running, ready to run or paused when its real time ran out, or had been kept from a CPU for most of that time:
   * then it may have had too little CPU time on a busy machine. False for a program that slept or waited.
   */
  readonly wantedToRun: boolean
  readonly peakBytes: number
  readonly stdoutBytes: number
  /** The beginning and the end of standard error, or all of it. */
  readonly stderr: Uint8Array
  readonly stderrGap: StderrGap | null
}

/** What was discarded of a text in UTF-8; neither side of it is half a character. */
export interface StderrGap {
  /** Its place in the kept bytes. */
  readonly at: number
  /** Bytes that continue no character are not counted. */
  readonly characters: number
}

/** An acquired warm box, in which runs follow each other. Disposing gives it back. */
export interface Box extends AsyncDisposable {
  readonly index: number
  /** Creates an empty folder in memory that programs can mount; remove it with `removeFolder`. */
  readonly makeFolder: () => Promise<string>
  /**
   * Prepares an empty box, waits for a free slot and the claimant's turn, and runs the program to its end. Throws `SandboxError`
   * only if the sandbox failed; a failure of the program is in the facts. An aborted signal kills the program, and the call
   * rejects with its reason.
   */
  readonly run: (
    program: BoxProgram,
    limits: BoxLimits,
    streams: BoxStreams,
    signal?: AbortSignal,
  ) => Promise<BoxFacts>
  /**
   * Live processes of this warm box's last run, by host pid; used to check that there are none. Throws if they cannot be read.
   */
  readonly processesAlive: () => readonly number[]
}

/**
 * Two acquired warm boxes whose programs talk to each other. They share one turn in a slot: while one computes, the other waits.
 * Disposing gives both back.
 */
export interface BoxPair extends AsyncDisposable {
  /** Waits for a slot, as the program of any box. */
  readonly program: Box
  /** Its programs start at once, and are for accompanying the other box's program only. */
  readonly companion: Box
}

export type SandboxMode = 'cgroup1' | 'cgroup2' | 'none'

export interface Sandbox extends AsyncDisposable {
  readonly mode: SandboxMode
  /**
   * A folder in memory that becomes the root of boxes; the caller copies needed system files into it. Initially it contains empty
   * mount points: `/box`, `/tmp`, `/dev` and the like, and those of `SandboxOptions.mountPoints`.
   */
  readonly systemFolder: string
  /** Number of programs that run concurrently. */
  readonly slotCount: number
  /** Number of boxes that exist concurrently while no program is idle; all but `slotCount` of them wait. */
  readonly boxCount: number
  /** CPU time of a box whose program does nothing, in milliseconds; it is subtracted from every measurement. */
  readonly emptyBoxMs: number
  /**
   * The claimants of idle programs, and an event for each new one. An idle program gives up its slot if others want it, and one
   * more warm box may exist for it.
   */
  readonly idle: Pick<IdlePrograms, 'claimants' | 'onMore'>
  /**
   * Waits for a free warm box. Warm boxes, and slots for running in them, are scheduled fairly between claimants, each identified
   * by any value: the next one is the claimant that has recently used slots for the shortest time, minus a tenth of the time for
   * which it has waited. All callers without a claimant count as one.
   */
  readonly acquire: (signal?: AbortSignal, claimant?: unknown) => Promise<Box>
  /** The same for two boxes at once. Whoever waits for a pair holds no box that another pair needs. */
  readonly acquirePair: (signal?: AbortSignal, claimant?: unknown) => Promise<BoxPair>
  /** Treats the claimant as having used slots for at least `ms` recently, until the returned function is called. */
  readonly expectUse: (claimant: unknown, ms: number) => () => void
  /** Removes a folder made by `Box.makeFolder`. */
  readonly removeFolder: (folder: string) => Promise<void>
}

export interface SandboxOptions {
  readonly slotCount: number
  /** Host folder for work folders and state; users of warm boxes must be able to traverse it. */
  readonly stateFolder: string
  /** Further host folders from which programs may mount. They must exist. */
  readonly folders?: readonly string[]
  /** Mount points in the box besides /box. */
  readonly mountPoints?: readonly string[]
  /** For development only: continue without enforced limits if the kernel offers none (mode `none`). */
  readonly insecure?: boolean
}

/** The result of checking one guarantee, with the remedy if it failed. */
export interface SandboxCheck {
  readonly promise: string
  readonly holds: boolean
  readonly detail: string
}
