import { setTimeout as sleep } from 'node:timers/promises'
import type { BoxLimits, StderrGap } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { StreamFiles } from './box-files.ts'
import { capture } from './capture.ts'
import { captureEnds } from './capture-ends.ts'
import { readPipe } from './read-pipe.ts'

/** The output of a program. */
export interface BoxOutput {
  readonly stdoutBytes: number
  readonly outputIsOver: boolean
  readonly stderr: Uint8Array
  readonly stderrGap: StderrGap | null
}

export interface OutputReader extends Disposable {
  /** Call it when no process of the box is left. */
  readonly readToEnd: (program: { readonly hasRun: boolean }) => Promise<BoxOutput>
}

export interface OutputReaderOptions {
  readonly files: StreamFiles
  readonly limits: BoxLimits
  readonly onStdout: (chunk: Uint8Array) => void
  /** Absent: the program has no pipe for results. */
  readonly onResult?: ((chunk: Uint8Array) => void) | undefined
  readonly onOver: () => void
}

const longestReadMs = 5000
// A program killed before it opened its pipes never closes them, so the readers would wait forever.
const unopenedPipesMs = 100

/**
 * Starts to read both outputs of a box: standard output up to its limit, and both ends of standard error. If one pipe cannot be
 * opened, the call throws and neither is read.
 */
export function readOutput({
  files,
  limits,
  onStdout,
  onResult = () => {},
  onOver,
}: OutputReaderOptions): OutputReader {
  const stdout = capture(limits.stdoutBytes, onStdout, onOver)
  const result = capture(limits.stdoutBytes, onResult, onOver)
  const stderr = captureEnds(limits.stderrBytes)
  // A reader that stays open would consume the output of the next program in this warm box.
  using opening = new DisposableStack()
  const pipes = [
    opening.use(readPipe(files.stdout, stdout.take)),
    opening.use(readPipe(files.stderr, stderr.take)),
    ...(files.result === null ? [] : [opening.use(readPipe(files.result, result.take))]),
  ]
  const opened = opening.move()
  return {
    readToEnd: async ({ hasRun }) => {
      const ended = Promise.all(pipes.map((pipe) => pipe.ended)).then(() => true)
      const isComplete = await Promise.race([ended, timeout(hasRun ? longestReadMs : unopenedPipesMs)])
      if (hasRun && !isComplete)
        throw new SandboxError('The output of a box did not end with its last process.')
      const { bytes, gap } = stderr.captured()
      return {
        stdoutBytes: stdout.passedBytes(),
        outputIsOver: stdout.isOver() || result.isOver(),
        stderr: bytes,
        stderrGap: gap,
      }
    },
    [Symbol.dispose]: () => opened.dispose(),
  }
}

/** Longer than it takes to drain a full pipe. */
const lastReadMs = 200

async function timeout(milliseconds: number): Promise<false> {
  await sleep(milliseconds, undefined, { ref: false })
  // This process may have been suspended, so unread data may still be in the pipe.
  return sleep(lastReadMs, false, { ref: false })
}
