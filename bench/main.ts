import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openJudge } from '../apps/judge/src/open-judge.ts'
import { sandboxFolder, toolchainFolder } from '../apps/judge/src/places.ts'
import { measureCaseCost } from './case-cost.ts'
import { measureIdleSubmit } from './idle-submit.ts'
import { openRawRunner } from './raw-runner.ts'
import { measureThroughput } from './throughput.ts'

// Both sides of every ratio are measured in turns in one run, so that a slow or busy machine slows both.
const dataFolder = join(tmpdir(), 'codedojo-bench')

await using judge = await openJudge({
  slotCount: Math.min(2, availableParallelism()),
  stateFolder: sandboxFolder(dataFolder),
  toolchainFolder: toolchainFolder(dataFolder),
})
await using raw = await openRawRunner(tmpdir(), judge.toolchain.tools.get('java'))

const [load = 0] = loadavg()
console.log(`${availableParallelism()} cores, load ${load.toFixed(1)}, limits by ${judge.sandbox.mode}`)
if (load > 1) console.log('The machine is busy: only the ratios mean something.')

await measureThroughput(judge, raw)
await measureCaseCost(judge, raw)
await measureIdleSubmit(judge)
