import { constants } from 'node:os'
import type { BoxEnding, BoxFacts, BoxLimits, LimitName } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { StopReason } from './stopper.ts'

/** Everything observed about one run, before it is judged against the limits. */
export interface Observation {
  readonly exitCode: number | null
  /** Why the sandbox itself began to kill; empty when it did not. */
  readonly stops: ReadonlySet<StopReason>
  readonly outputIsOver: boolean
  readonly memoryKills: number
  readonly strayKills: number
  /** Whether it still had something to do when its real time ran out. */
  readonly wantedToRun: boolean
  readonly cpuMs: number
  readonly systemMs: number
  readonly wallMs: number
  readonly stolenMs: number
  readonly peakBytes: number
  readonly stdoutBytes: number
  readonly stderr: Uint8Array
  readonly stderrIsCut: boolean
}

/**
 * The facts of one run.
 * Throws `SandboxError` when the program ended for no known reason, and may not have been started at all, or for want of memory
 * that was not its own: what it would have done nobody knows.
 */
export function factsOf(seen: Observation, limits: BoxLimits): BoxFacts {
  if (seen.strayKills > 0 && seen.memoryKills === 0)
    throw new SandboxError(
      'A program was ended because memory ran out outside of its box. Give the judge more memory, or fewer slots.',
    )
  return {
    ending: endingOf(seen),
    limitHit: limitHitBy(seen, limits),
    cpuMs: seen.cpuMs,
    systemMs: seen.systemMs,
    wallMs: seen.wallMs,
    stolenMs: seen.stolenMs,
    wantedToRun: seen.wantedToRun,
    peakBytes: seen.peakBytes,
    stdoutBytes: seen.stdoutBytes,
    stderr: seen.stderr,
    stderrIsCut: seen.stderrIsCut,
  }
}

function limitHitBy(seen: Observation, limits: BoxLimits): LimitName | null {
  if (seen.outputIsOver) return 'output'
  if (seen.cpuMs > limits.cpuMs) return 'cpu'
  // Not by the time that it took: in a part of it this process may have stood still.
  if (seen.stops.has('wall')) return 'wall'
  if (seen.memoryKills > 0) return 'memory'
  return null
}

function endingOf(seen: Observation): BoxEnding {
  if (seen.exitCode !== null) return endingOfExitCode(seen.exitCode)
  if (seen.stops.size > 0 || seen.memoryKills > 0) return { kind: 'killed' }
  const said = Buffer.from(seen.stderr).toString().trim()
  // Nothing of the program has run, so these words are bubblewrap's: what the user made cannot be executed.
  if (said.startsWith('bwrap: execvp /box/')) return { kind: 'exited', exitCode: notExecutable }
  throw new SandboxError(`The box was not started: ${said === '' ? 'no reason was given' : said}`)
}

// As shells report a command that cannot be executed.
const notExecutable = 126

// Some numbers have two names; the first is the usual one, so it is set last.
const signalNames = new Map(
  Object.entries(constants.signals)
    .toReversed()
    .map(([name, number]) => [number, name]),
)

// bubblewrap reports a signal as shells do: 128 and its number.
function endingOfExitCode(exitCode: number): BoxEnding {
  const signal = signalNames.get(exitCode - 128)
  return signal === undefined ? { kind: 'exited', exitCode } : { kind: 'signalled', signal }
}
