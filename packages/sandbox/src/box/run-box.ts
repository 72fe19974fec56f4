import type { BoxCgroup } from '../cgroup/box-cgroup.ts'
import { processesOfBwrap } from '../cgroup/processes.ts'
import type { IdlePrograms } from '../idle-programs.ts'
import { isWithin } from '../is-within.ts'
import type { BoxFacts, BoxLimits, BoxProgram, BoxStreams } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { type BoxFiles, type BoxOwner, resetTimes, type StreamFiles, writeStdin } from './box-files.ts'
import { readOutput } from './box-output.ts'
import type { CommandPipe } from './command-pipe.ts'
import { deriveBoxFacts } from './derive-box-facts.ts'
import { openInputPipe } from './input-pipe.ts'
import { launchScript } from './launch-script.ts'
import type { Launcher } from './launcher.ts'
import { cpuMsOf, monitorRun } from './monitor-run.ts'
import type { SharedBoxFiles } from './shared-box-files.ts'
import { useSlot } from './slot-use.ts'
import { makeStopper } from './stopper.ts'
import type { Slots } from './turn.ts'

/*
 * How it works
 *   stdin file or pipe ─→ program ─→ named pipes ─→ capture (counts, limits) ─→ onStdout
 * Setting up a box takes longer than many programs run, and half of that time the kernel only waits. So the box is set up at once
 * and the program starts when a slot is free; the slot is released as soon as the program has ended and left no process behind.
 * A hit limit starts a kill loop, which continues until the launcher has reaped the box. Then the group is drained, because
 * bubblewrap may end before the last process of its namespace. Only after that the counters are read.
 */

export interface BoxRun {
  readonly program: BoxProgram
  readonly limits: BoxLimits
  readonly streams: BoxStreams
  readonly signal: AbortSignal | undefined
}

/** Shared by all runs of a sandbox. */
export interface RunContext {
  /** As many programs run concurrently as there are slots; boxes wait for a slot. */
  readonly slots: Slots
  /** Programs that run but use no CPU give up their slot if another claimant wants it. */
  readonly idle: IdlePrograms
  /** CPU time of an empty box, in nanoseconds. */
  readonly emptyBoxNs: number
  /** The claimant in the queue for slots; see `Sandbox.acquire`. */
  readonly claimant?: unknown
}

/** What a warm box provides for a run. */
export interface BoxContext extends SharedBoxFiles, RunContext {
  readonly files: BoxFiles
  readonly script: CommandPipe
  readonly go: CommandPipe
  readonly owner: BoxOwner
  readonly group: BoxCgroup
  /** The child that becomes the next box waits inside the group. */
  readonly launcher: Launcher
}

/** A run that is ready to be launched. */
export interface PreparedRun extends BoxRun {
  /** The script for the waiting child. */
  readonly script: string
  readonly streamFiles: StreamFiles
}

/** Everything before the launch. If it throws, the child is still waiting and can be used. */
export async function prepareRun(context: BoxContext, run: BoxRun): Promise<PreparedRun> {
  const { stdin } = run.streams
  const isLive = 'onOpen' in stdin
  const streamFiles = streamFilesOf(context.files, run.streams)
  resetTimes(streamFiles)
  if (!isLive) await writeStdin(streamFiles, stdin, context.owner)
  refuseOtherMounts(context, run.program)
  // Nothing has started yet; later aborts are handled by `runBox`.
  run.signal?.throwIfAborted()
  const script = launchScript({ ...context, ...run, streamFiles })
  context.group.prepare(run.limits)
  return { ...run, script, streamFiles }
}

function streamFilesOf(files: BoxFiles, { stdin }: BoxStreams): StreamFiles {
  if (!('onOpen' in stdin)) return files
  return stdin.onResult ? files.called : files.piped
}

/**
 * Rejects mounts outside the allowed folders. On a machine with other disks the launcher may not see them, and without this check
 * the mistake would show up only there.
 */
function refuseOtherMounts({ owner, memory, folders }: BoxContext, { mounts }: BoxProgram): void {
  if (!owner.isOwnUser) return
  for (const { from } of mounts)
    if (!folders.some((folder) => isWithin(memory.seenByLauncher(from), folder)))
      throw new SandboxError(`"${from}" lies in no folder of which this sandbox may show something.`)
}

/** Runs one program to its end; see `Box.run`. */
export async function runBox(context: BoxContext, run: PreparedRun): Promise<BoxFacts> {
  const { limits, streams, signal, streamFiles } = run
  const { group, launcher } = context
  const stopper = makeStopper(group, launcher)
  using reader = readOutput({
    files: streamFiles,
    limits,
    onStdout: streams.onStdout,
    onResult: 'onOpen' in streams.stdin ? streams.stdin.onResult : undefined,
    onOver: () => stopper.stop('output'),
  })
  using input = 'onOpen' in streams.stdin ? openInputPipe(streamFiles.stdin) : null
  if (input && 'onOpen' in streams.stdin)
    streams.stdin.onOpen({ write: input.write, end: input.end, stop: () => stopper.stop('wall') })
  using slot = useSlot({ ...context, onFault: stopper.fail })
  using _abort = onAbort(signal, () => stopper.stop('abort'))
  const onExit = () => {
    if (hasLeftNothing(group)) slot.end()
  }
  const launched = launcher.launch(() => context.script.write(run.script), {
    onExit,
    onChild: () => input?.expectReader(),
  })
  // A box that ends while it waits for a slot leaves the queue; its end is reported below.
  const endedEarly = launched.then(
    () => false,
    () => false,
  )
  const monitor = monitorRun(context, { limits, stopper, slot, onIdleness: streams.onIdleness })
  const isMyTurn = await Promise.race([endedEarly, slot.granted])
  if (isMyTurn && stopper.reasons.size === 0) {
    monitor.begin()
    context.go.write('\n')
  } else slot.end()
  let report: Awaited<typeof launched>
  try {
    report = await launched
  } finally {
    monitor.end()
    await stopper.drain()
    slot.end()
  }

  stopper.throwFault()
  const seen = monitor.seen()
  const use = group.finish()
  const output = await reader.readToEnd({ hasRun: report.exitCode !== null })
  signal?.throwIfAborted()
  const cpuMs = cpuMsOf(use.cpuNs, context)
  const systemMs = use.systemNs / 1e6
  return deriveBoxFacts(
    { ...report, ...use, ...output, ...seen, cpuMs, systemMs, stops: stopper.reasons },
    limits,
  )
}

/**
 * Whether a program that ended left no process but bubblewrap and perhaps one process that bubblewrap is about to end: other
 * processes would still use the slot. False if unknown.
 */
function hasLeftNothing(group: BoxCgroup): boolean {
  try {
    return group.processes().length <= processesOfBwrap
  } catch {
    return false
  }
}

/** Calls `stop` immediately if the signal is aborted already. */
function onAbort(signal: AbortSignal | undefined, stop: () => void): Disposable {
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  return { [Symbol.dispose]: () => signal?.removeEventListener('abort', stop) }
}
