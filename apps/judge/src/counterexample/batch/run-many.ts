import { randomBytes } from 'node:crypto'
import type { Sandbox } from '@codedojo/sandbox'
import { writeSources } from '../../build/write-sources.ts'
import type { Contestant } from '../../cases/run-case.ts'
import { boxLimitsOf } from '../../limits.ts'
import { makeCappedOutput } from '../../run/capped-output.ts'
import { caseFolder } from '../../validators/validator-script.ts'

const mebibyte = 1024 * 1024
/** CPU time of a batch: for the start of the runtime, and for each run. */
const startMs = 1000
const runMs = 60

/**
 * Runs a program on many inputs in one box. Returns the outputs in order, null for a run that failed. What is missing at the end
 * was not reached: a run took too long, or ended its process. The runs share a box, so a program may behave in a later one as it
 * would not alone, and can forge outputs of its own: a result is only a hint. Null if the language has no such command.
 */
export async function runMany(
  sandbox: Sandbox,
  { contestant, inputs }: { readonly contestant: Contestant; readonly inputs: readonly string[] },
  signal: AbortSignal,
): Promise<(Uint8Array | null)[] | null> {
  const { tool, build, limits } = contestant
  const command = tool.runMany?.(build.names, limits)
  if (!command) return null
  const marker = randomBytes(16).toString('hex')
  const kept = makeCappedOutput(mebibyte)
  const timeMs = startMs + runMs * inputs.length
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
    return splitOutputs(Buffer.from(kept.bytes()), marker).slice(0, inputs.length)
  } finally {
    await sandbox.removeFolder(folder)
  }
}

/** Splits a text in which each output is followed by a line with the marker and 0 or the status of a failure. */
export function splitOutputs(printed: Buffer, marker: string): (Buffer | null)[] {
  const outputs: (Buffer | null)[] = []
  const line = `\n${marker} `
  for (let from = 0; ; ) {
    const at = printed.indexOf(line, from)
    const end = at === -1 ? -1 : printed.indexOf('\n', at + line.length)
    if (end === -1) return outputs
    const status = printed.subarray(at + line.length, end).toString()
    outputs.push(status === '0' ? printed.subarray(from, at) : null)
    from = end + 1
  }
}
