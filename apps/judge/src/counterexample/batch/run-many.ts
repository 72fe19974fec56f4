import { randomBytes } from 'node:crypto'
import type { Sandbox } from '@codedojo/sandbox'
import { writeSources } from '../../build/write-sources.ts'
import type { ProgramUnderTest } from '../../cases/run-case.ts'
import { boxLimitsOf } from '../../limits.ts'
import { makeCappedOutput } from '../../run/capped-output.ts'
import { caseFolder } from '../../validators/validator-script.ts'

const mebibyte = 1024 * 1024
/**
 * CPU time of a batch: for the start of the runtime, for a run that does not end (the commands stop it after this time), and for
 * each run.
 */
const startMs = 1000
const longestRunMs = 1000
const runMs = 60

/** The parts of a program under test that running it needs; the others serve only its verdict. */
export type Runnable = Pick<ProgramUnderTest, 'tool' | 'build' | 'limits'>

export interface OneOfMany {
  readonly exitCode: number
  readonly output: Uint8Array
}

/**
 * Runs a program on many inputs in one box. Returns how the runs ended, in order. The list is shorter than `inputs` if a run took
 * too long or ended the process. The runs share a box, so a program may behave in a later one as it would not alone, and can
 * forge outputs of its own: a result is only a hint. Null if the language has no such command.
 */
export async function runMany(
  sandbox: Sandbox,
  { program, inputs }: { readonly program: Runnable; readonly inputs: readonly string[] },
  signal: AbortSignal,
): Promise<OneOfMany[] | null> {
  const { tool, build, limits } = program
  const command = tool.runMany?.(build.names, limits)
  if (!command) return null
  const marker = randomBytes(16).toString('hex')
  const kept = makeCappedOutput(mebibyte)
  const timeMs = startMs + longestRunMs + runMs * inputs.length
  await using box = await sandbox.acquire(signal)
  const folder = await box.makeFolder()
  try {
    await writeSources(
      folder,
      inputs.map((input, index) => ({ name: `inputs/${10_000 + index}`, bytes: Buffer.from(input) })),
    )
    await box.run(
      {
        argv: [...command.argv, marker, `${caseFolder}/inputs`],
        folder: build.folder,
        mounts: [...command.mounts, { from: folder, to: caseFolder }],
      },
      boxLimitsOf(tool.language, { ...limits, timeMs, outputBytes: mebibyte }),
      { stdin: new Uint8Array(), onStdout: kept.push },
      signal,
    )
    return splitRuns(Buffer.from(kept.bytes()), marker).slice(0, inputs.length)
  } finally {
    await sandbox.removeFolder(folder)
  }
}

/** Splits a text in which each output is followed by a line with the marker and the exit code. */
export function splitRuns(printed: Buffer, marker: string): OneOfMany[] {
  const runs: OneOfMany[] = []
  const line = `\n${marker} `
  for (let from = 0; ; ) {
    const at = printed.indexOf(line, from)
    const end = at === -1 ? -1 : printed.indexOf('\n', at + line.length)
    if (end === -1) return runs
    const exitCode = Number(printed.subarray(at + line.length, end).toString())
    runs.push({ exitCode, output: printed.subarray(from, at) })
    from = end + 1
  }
}
