import { setTimeout as sleep } from 'node:timers/promises'
import { openSandbox } from '../open-sandbox.ts'
import { processNameOf } from './processes.ts'
import { testLimits } from './test-box.ts'

// A process for tests to kill: fills two slots with sleeping programs, prepares a third box, reports it, and waits.
const sandbox = await openSandbox({ slotCount: 2, stateFolder: process.argv[2] ?? '' })
for (let index = 0; index < 2; index += 1) {
  const box = await sandbox.acquire()
  const folder = await box.makeFolder()
  const program = {
    argv: ['/bin/sh', '-c', 'setsid sleep 60 & echo up; sleep 60'],
    folder,
    seesHost: true,
    mounts: [],
  } as const
  await new Promise((resolve) => {
    void box.run(program, { ...testLimits, wallMs: 60_000 }, { stdin: new Uint8Array(), onStdout: resolve })
  })
}
const waiting = await sandbox.acquire()
const program = {
  argv: ['/bin/true'],
  folder: await waiting.makeFolder(),
  seesHost: true,
  mounts: [],
} as const
void waiting.run(program, testLimits, { stdin: new Uint8Array(), onStdout: () => {} })
while (waiting.processesAlive().filter((pid) => processNameOf(pid) === 'bwrap').length < 2) await sleep(10)
console.log('running')
