import { openSandbox } from '../open-sandbox.ts'
import { testLimits } from './test-box.ts'

// A process to be killed: fills two slots with programs that sleep, says so, and waits.
const sandbox = await openSandbox({ slotCount: 2, stateFolder: process.argv[2] ?? '' })
for (let index = 0; index < 2; index += 1) {
  const seat = await sandbox.acquire()
  const folder = await seat.makeFolder()
  const program = {
    argv: ['/bin/sh', '-c', 'setsid sleep 60 & echo up; sleep 60'],
    folder,
    folderIsWritable: false,
    mounts: [],
  } as const
  await new Promise((resolve) => {
    void seat.run(program, { ...testLimits, wallMs: 60_000 }, { stdin: new Uint8Array(), onStdout: resolve })
  })
}
console.log('running')
