import type { BoxGroup } from '../cgroup/box-group.ts'
import { processesOfBwrap } from '../cgroup/processes.ts'
import type { IdlePrograms } from '../idle-programs.ts'
import { isWithin } from '../is-within.ts'
import type { BoxFacts, BoxLimits, BoxProgram, BoxStreams } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { type BoxFiles, type BoxOwner, writeStdin } from './box-files.ts'
import { readOutput } from './box-output.ts'
import type { Equipment } from './equipment.ts'
import { factsOf } from './facts.ts'
import { cpuMsOf, followRun } from './follow-run.ts'
import { launchScript } from './launch-line.ts'
import type { Launcher } from './launcher.ts'
import type { OrderPipe } from './order-pipe.ts'
import { useSlot } from './slot-use.ts'
import { makeStopper } from './stopper.ts'
import type { Slots } from './turn.ts'

/*
 * How it works
 *   stdin file ─→ program ─→ named pipes ─→ capture (counts, limits) ─→ onStdout
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
export interface RunTerms {
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
export interface BoxPlace extends Equipment, RunTerms {
  readonly files: BoxFiles
  readonly script: OrderPipe
  readonly go: OrderPipe
  readonly owner: BoxOwner
  readonly group: BoxGroup
  /** The child that becomes the next box waits inside the group. */
  readonly launcher: Launcher
}

/** A run that is ready to be launched. */
export interface PreparedRun extends BoxRun {
  /** The script for the waiting child. */
  readonly script: string
}

/** Everything before the launch. If it throws, the child is still waiting and can be used. */
export async function prepareRun(place: BoxPlace, run: BoxRun): Promise<PreparedRun> {
  await writeStdin(place.files, run.streams.stdin, place.owner)
  refuseOtherMounts(place, run.program)
  // Nothing has started yet; later aborts are handled by `runBox`.
  run.signal?.throwIfAborted()
  const script = launchScript({ ...place, ...run })
  place.group.prepare(run.limits)
  return { ...run, script }
}

/**
 * Rejects mounts outside the allowed folders. On a machine with other disks the launcher may not see them, so that the mistake
 * would show up only there.
 */
function refuseOtherMounts({ owner, memory, folders }: BoxPlace, { mounts }: BoxProgram): void {
  if (!owner.isOwnUser) return
  for (const { from } of mounts)
    if (!folders.some((folder) => isWithin(memory.seenByLauncher(from), folder)))
      throw new SandboxError(`"${from}" lies in no folder of which this sandbox may show something.`)
}

/** Runs one program to its end; see `Box.run`. */
export async function runBox(place: BoxPlace, run: PreparedRun): Promise<BoxFacts> {
  const { limits, streams, signal } = run
  const { files, group, launcher } = place
  const stopper = makeStopper(group, launcher)
  using reader = readOutput({
    files,
    limits,
    onStdout: streams.onStdout,
    onOver: () => stopper.stop('output'),
  })
  using slot = useSlot({ ...place, onFault: stopper.fail })
  using _abort = onAbort(signal, () => stopper.stop('abort'))
  const onExit = () => {
    if (hasLeftNothing(group)) slot.end()
  }
  const launched = launcher.launch(() => place.script.write(run.script), onExit)
  // A box that ends while it waits for a slot leaves the queue; its end is reported below.
  const endedEarly = launched.then(
    () => false,
    () => false,
  )
  const follower = followRun(place, { limits, stopper, slot })
  const isMyTurn = await Promise.race([endedEarly, slot.come])
  if (isMyTurn && stopper.reasons.size === 0) {
    follower.begin()
    place.go.write('\n')
  } else slot.end()
  const report = await launched.finally(async () => {
    follower.end()
    await stopper.drain()
    slot.end()
  })

  stopper.throwFault()
  const seen = follower.seen()
  const use = group.finish()
  const output = await reader.readToEnd({ hasRun: report.exitCode !== null })
  signal?.throwIfAborted()
  const cpuMs = cpuMsOf(use.cpuNs, place)
  const systemMs = use.systemNs / 1e6
  return factsOf({ ...report, ...use, ...output, ...seen, cpuMs, systemMs, stops: stopper.reasons }, limits)
}

/**
 * Whether a program that ended left no process but bubblewrap and perhaps one that bubblewrap is about to reap: other processes
 * would still use the slot. False if unknown.
 */
function hasLeftNothing(group: BoxGroup): boolean {
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
