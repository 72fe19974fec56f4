import { makeWorkFolder } from './box/box-files.ts'
import type { Slots } from './box/turn.ts'
import type { WarmBox } from './box/warm-box.ts'
import { makeIdlePrograms } from './idle-programs.ts'
import type { BoxLimits, BoxProgram } from './sandbox.ts'
import { SandboxError } from './sandbox-error.ts'
import { removeTree } from './state/remove-tree.ts'

const mebibyte = 1024 * 1024
const runs = 7

const limits: BoxLimits = {
  cpuMs: 5000,
  wallMs: 20_000,
  memoryBytes: 64 * mebibyte,
  stdoutBytes: 0,
  stderrBytes: 4096,
  processes: 1,
  fileBytes: 0,
  tmpBytes: mebibyte,
  stackBytes: 8 * mebibyte,
}

/** CPU time in nanoseconds of a box whose program does nothing: the median of a few runs after a warm-up run. */
export async function measureEmptyBox(
  warmBoxes: readonly WarmBox[],
  { slots, work }: { readonly slots: Slots; readonly work: string },
): Promise<number> {
  const [warmBox] = warmBoxes
  if (warmBox === undefined) throw new SandboxError('A sandbox needs at least one slot.')
  const folder = makeWorkFolder(work)
  const program: BoxProgram = { argv: ['/usr/bin/true'], folder, seesHost: true, mounts: [] }
  const costs: number[] = []
  for (let run = 0; run <= runs; run += 1) {
    const streams = { stdin: new Uint8Array(), onStdout: () => {} }
    const facts = await warmBox.run(
      { program, limits, streams, signal: undefined },
      { slots, idle: makeIdlePrograms(), emptyBoxNs: 0 },
    )
    if (facts.ending.kind !== 'exited' || facts.ending.exitCode !== 0)
      throw new SandboxError(`An empty box ended unexpectedly: ${JSON.stringify(facts.ending)}.`)
    if (run > 0) costs.push(facts.cpuMs * 1e6)
  }
  await removeTree(folder)
  return costs.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}
