import { openSandbox } from '../open-sandbox.ts'
import { slowness } from './slowness.ts'
import { mebibyte, testLimits } from './test-box.ts'

// A process that is allowed less memory than its box: runs a program that needs more than both, and prints how it ended.
await using sandbox = await openSandbox({ slotCount: 1, stateFolder: process.argv[2] ?? '' })
await using box = await sandbox.acquire()
const folder = await box.makeFolder()
const program = {
  argv: ['/bin/sh', '-c', `dd if=/dev/zero of=/dev/null bs=${1024 * mebibyte} count=1`],
  folder,
  seesHost: true,
  mounts: [],
} as const
const times = { wallMs: 60_000 * slowness, cpuMs: 20_000 * slowness }
const limits = { ...testLimits, ...times, memoryBytes: 1024 * mebibyte }
const ended = await box
  .run(program, limits, { stdin: new Uint8Array(), onStdout: () => {} })
  .then(({ limitHit }) => `limit: ${limitHit}`, String)
console.log(ended)
