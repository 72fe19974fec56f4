import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openJudge } from '../open-judge.ts'
import { selfTest } from './self-test.ts'

// All other tests use a toolchain that an earlier one prepared on this machine; here nothing exists, as for the first judge of a
// new machine.
test('a judge of one slot sets up every language of a machine on which nothing is prepared', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-new-machine-'))
  await chmod(folder, 0o755)
  const stateFolder = join(folder, 'sandbox')
  const tools = join(folder, 'toolchain')
  try {
    await using judge = await openJudge({ slotCount: 1, stateFolder, toolchainFolder: tools })

    const reports = await selfTest(judge)

    expect(judge.toolchain.missing).toEqual([])
    expect(reports.map(({ works, cure }) => [works, cure])).toEqual(reports.map(() => [true, null]))
    expect((await readdir(tools)).filter((name) => name.startsWith('.'))).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 300_000)
