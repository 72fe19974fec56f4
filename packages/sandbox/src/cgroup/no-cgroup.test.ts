import { afterAll, expect, test } from 'vitest'
import { makeSharedBoxFiles } from '../box/shared-box-files.ts'
import { findTools } from '../box/tools.ts'
import { openWarmBox } from '../box/warm-box.ts'
import { makeIdlePrograms } from '../idle-programs.ts'
import type { BoxLimits } from '../sandbox.ts'
import { openMemoryFolder } from '../state/memory-folder.ts'
import { slowness } from '../testing/slowness.ts'
import { makeStateFolder, mebibyte, testLimits } from '../testing/test-box.ts'
import { makeWaitingQueue } from '../waiting-queue.ts'
import { noCgroup } from './no-cgroup.ts'

const state = await makeStateFolder()
const tools = await findTools()
const memory = await openMemoryFolder({ folder: state.folder, tools })
const sharedFiles = await makeSharedBoxFiles({ memory, tools, folders: [state.folder] })
const warmBox = await openWarmBox({ index: 0, driver: noCgroup, ...sharedFiles, devices: null })

afterAll(async () => {
  await warmBox[Symbol.asyncDispose]()
  memory[Symbol.dispose]()
  await state[Symbol.asyncDispose]()
})

function shell(script: string, limits: Partial<BoxLimits>) {
  const program = {
    argv: ['/bin/sh', '-c', script],
    folder: state.folder,
    seesHost: true,
    mounts: [],
  } as const
  const streams = { stdin: new Uint8Array(), onStdout: () => {} }
  const terms = { slots: makeWaitingQueue([0]), idle: makeIdlePrograms(), emptyBoxNs: 0 }
  return warmBox.run({ program, limits: { ...testLimits, ...limits }, streams, signal: undefined }, terms)
}

test.each([
  ['cpu', 'while :; do :; done', { cpuMs: 200 * slowness }],
  ['wall', 'sleep 60', { wallMs: 200 * slowness }],
  [
    'memory',
    'x=a; i=0; while test $i -lt 27; do x=$x$x; i=$((i+1)); done; sleep 5',
    { memoryBytes: 64 * mebibyte },
  ],
  ['output', 'cat /dev/zero', { stdoutBytes: 1000 }],
] as const)(
  'without a cgroup the %s limit still ends an honest program',
  async (limitHit, script, limits) => {
    const facts = await shell(script, limits)

    expect(facts.limitHit).toBe(limitHit)
    expect(warmBox.processes()).toEqual([])
  },
)

test('without a cgroup nothing outlives a box', async () => {
  const facts = await shell('setsid sleep 60 & exit 3', {})

  expect(facts.ending).toEqual({ kind: 'exited', exitCode: 3 })
  expect(warmBox.processes()).toEqual([])
})
