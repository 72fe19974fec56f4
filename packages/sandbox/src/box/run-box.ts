import type { BoxGroup } from '../cgroup/box-group.ts'
import { wantsProcessorOrDisk } from '../cgroup/process-tree.ts'
import type { BoxFacts, BoxLimits, BoxProgram, BoxStreams } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { startCountingStolen } from '../stolen-time.ts'
import { type BoxFiles, type BoxOwner, writeStdin } from './box-files.ts'
import { readOutput } from './box-output.ts'
import type { Equipment } from './equipment.ts'
import { factsOf } from './facts.ts'
import { launchScript } from './launch-line.ts'
import type { Launcher } from './launcher.ts'
import type { ScriptPipe } from './script-pipe.ts'
import { makeStopper } from './stopper.ts'
import { watchLimits } from './watch-limits.ts'

/*
 * How it works
 *   stdin file ─→ program ─→ named pipes ─→ capture (counts, caps) ─→ onStdout
 * A hit limit starts the killing, which goes on until the launcher has waited for the box. Then the group is
 * drained, because bubblewrap may end before the last process of its namespace. Only then counters are read.
 */

export interface BoxRun {
  readonly program: BoxProgram
  readonly limits: BoxLimits
  readonly streams: BoxStreams
  readonly signal: AbortSignal | undefined
}

/** What one seat lends to a run. */
export interface BoxPlace extends Equipment {
  readonly files: BoxFiles
  readonly script: ScriptPipe
  readonly owner: BoxOwner
  readonly group: BoxGroup
  /** Its next box waits inside the group. */
  readonly launcher: Launcher
  /** CPU time of an empty box, in nanoseconds. */
  readonly emptyBoxNs: number
}

/** A run whose place is prepared. */
export interface PreparedRun extends BoxRun {
  /** What the waiting child has to do. */
  readonly script: string
}

/** Everything before the waiting child goes on. When it throws, the child waits still. */
export async function prepareRun(place: BoxPlace, run: BoxRun): Promise<PreparedRun> {
  await writeStdin(place.files, run.streams.stdin, place.owner)
  // From here to where the signal is listened to nothing waits.
  run.signal?.throwIfAborted()
  const script = launchScript({ ...place, ...run })
  place.group.prepare(run.limits)
  return { ...run, script }
}

/** Runs one program to its end; see `BoxSlot.run`. */
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
  using _abort = onAbort(signal, () => stopper.stop('abort'))
  const cpuMs = (cpuNs: number) => Math.max(0, (cpuNs - place.emptyBoxNs) / 1e6)

  const faults: unknown[] = []
  const startedAt = performance.now()
  const stolenMs = startCountingStolen()
  const wantsToRun = () => group.processes().some(wantsProcessorOrDisk)
  let wantedToRun = false
  const watch = watchLimits({
    limits,
    cpuMs: () => cpuMs(group.cpuNs()),
    wantsToRun,
    longestPauseMs: group.longestPauseMs,
    onHit: (limit) => {
      if (limit === 'wall') wantedToRun = wantsToRun()
      stopper.stop(limit)
    },
    onFault: (cause) => {
      faults.push(cause)
      stopper.stop('fault')
    },
  })
  const report = await launcher
    .launch(() => place.script.write(run.script), streams.onEnd)
    .finally(() => watch[Symbol.dispose]())
  const wallMs = performance.now() - startedAt - watch.stoodStillMs()
  const stolen = stolenMs()
  await stopper.drain()

  if (faults.length > 0)
    throw new SandboxError('The counters of a box could not be read.', { cause: faults[0] })
  const use = group.finish()
  const output = await reader.readToEnd({ hasRun: report.exitCode !== null })
  signal?.throwIfAborted()
  const times = { cpuMs: cpuMs(use.cpuNs), wallMs, stolenMs: stolen, wantedToRun }
  return factsOf({ ...report, ...use, ...output, ...times, stops: stopper.reasons }, limits)
}

function onAbort(signal: AbortSignal | undefined, stop: () => void): Disposable {
  signal?.addEventListener('abort', stop, { once: true })
  return { [Symbol.dispose]: () => signal?.removeEventListener('abort', stop) }
}
