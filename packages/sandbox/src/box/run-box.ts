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
 *   stdin file ─→ program ─→ named pipes ─→ capture (counts, caps) ─→ onStdout
 * Making a box takes longer than many a program runs, and half of it the kernel only waits. So the box is made at once,
 * and its program begins when a slot is free; the slot is free again as soon as the program has ended
 * and left nothing behind.
 * A hit limit starts the killing, which goes on until the launcher has waited for the box. Then the group is
 * drained, because bubblewrap may end before the last process of its namespace. Only then counters are read.
 */

export interface BoxRun {
  readonly program: BoxProgram
  readonly limits: BoxLimits
  readonly streams: BoxStreams
  readonly signal: AbortSignal | undefined
}

/** What all runs of a sandbox share. */
export interface RunTerms {
  /** As many programs run at a time as there are slots; boxes may wait for one. */
  readonly slots: Slots
  /** What runs and uses no processor keeps no slot that another claimant wants. */
  readonly idle: IdlePrograms
  /** CPU time of an empty box, in nanoseconds. */
  readonly emptyBoxNs: number
  /** Whose turn in the line for a slot a run is; see `Sandbox.acquire`. */
  readonly claimant?: unknown
}

/** What one warm box lends to a run. */
export interface BoxPlace extends Equipment, RunTerms {
  readonly files: BoxFiles
  readonly script: OrderPipe
  readonly go: OrderPipe
  readonly owner: BoxOwner
  readonly group: BoxGroup
  /** Its next box waits inside the group. */
  readonly launcher: Launcher
}

/** A run whose place is prepared. */
export interface PreparedRun extends BoxRun {
  /** What the waiting child has to do. */
  readonly script: string
}

/** Everything before the waiting child goes on. When it throws, the child waits still. */
export async function prepareRun(place: BoxPlace, run: BoxRun): Promise<PreparedRun> {
  await writeStdin(place.files, run.streams.stdin, place.owner)
  refuseOtherMounts(place, run.program)
  // Nothing has begun yet; what is aborted from here on `runBox` ends.
  run.signal?.throwIfAborted()
  const script = launchScript({ ...place, ...run })
  place.group.prepare(run.limits)
  return { ...run, script }
}

/** On a machine with other disks the launcher may not see what it is asked to mount; a mistake is to be one everywhere. */
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
  // A box that ends before its turn leaves the line; how it ended is told below.
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
 * Whether a program that has ended left only bubblewrap, and perhaps one process that bubblewrap is about to end: what is left
 * still uses the slot. False when that cannot be told.
 */
function hasLeftNothing(group: BoxGroup): boolean {
  try {
    return group.processes().length <= processesOfBwrap
  } catch {
    return false
  }
}

/** At once where it was aborted before. */
function onAbort(signal: AbortSignal | undefined, stop: () => void): Disposable {
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  return { [Symbol.dispose]: () => signal?.removeEventListener('abort', stop) }
}
