import { constants } from 'node:os'
import type { BoxEnding, BoxFacts, BoxLimits, LimitName, StderrGap } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { StopReason } from './stopper.ts'

/** Raw observations of one run, before they are compared with the limits. */
export interface Observation {
  readonly exitCode: number | null
  /** Why the sandbox killed the program; empty if it did not. */
  readonly stops: ReadonlySet<StopReason>
  readonly outputIsOver: boolean
  readonly memoryKills: number
  readonly strayKills: number
  /** Whether it still had something to do when its real time ran out; see `BoxFacts`. */
  readonly wantedToRun: boolean
  readonly cpuMs: number
  readonly systemMs: number
  readonly wallMs: number
  readonly stolenMs: number
  readonly peakBytes: number
  readonly stdoutBytes: number
  readonly stderr: Uint8Array
  readonly stderrGap: StderrGap | null
}

/**
 * Derives the facts of one run. Throws `SandboxError` if nothing is known about the program: it ended for an unknown reason and
 * may not even have been started, or the kernel killed it because memory outside the box ran out.
 */
export function deriveBoxFacts(seen: Observation, limits: BoxLimits): BoxFacts {
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
    stderrGap: seen.stderrGap,
  }
}

function limitHitBy(seen: Observation, limits: BoxLimits): LimitName | null {
  if (seen.outputIsOver) return 'output'
  if (seen.cpuMs > limits.cpuMs) return 'cpu'
  // Not derived from the elapsed time, which includes times when this process was suspended.
  if (seen.stops.has('wall')) return 'wall'
  if (seen.memoryKills > 0) return 'memory'
  return null
}

function endingOf(seen: Observation): BoxEnding {
  if (seen.exitCode !== null) return endingOfExitCode(seen.exitCode)
  if (seen.stops.size > 0 || seen.memoryKills > 0) return { kind: 'killed' }
  const said = Buffer.from(seen.stderr).toString().trim()
  // The program has not started, so this message is bubblewrap's: the file in /box cannot be executed.
  if (said.startsWith('bwrap: execvp /box/')) return { kind: 'exited', exitCode: notExecutable }
  throw new SandboxError(`The box was not started: ${said === '' ? 'no reason was given' : said}`)
}

// The exit code of shells for a command that cannot be executed.
const notExecutable = 126

// Some numbers have two names; the more common one comes last and wins.
const signalNames = new Map(
  Object.entries(constants.signals)
    .toReversed()
    .map(([name, number]) => [number, name]),
)

// Bubblewrap reports a signal like a shell: 128 plus its number.
function endingOfExitCode(exitCode: number): BoxEnding {
  const signal = signalNames.get(exitCode - 128)
  return signal === undefined ? { kind: 'exited', exitCode } : { kind: 'signalled', signal }
}
