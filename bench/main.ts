import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxFolder, toolchainFolder } from '../apps/judge/src/data-paths.ts'
import { openJudge } from '../apps/judge/src/open-judge.ts'
import { measureAdminScreens } from './admin-screens.ts'
import { measureContestStart } from './api/contest-start.ts'
import { measureApi } from './api/measure-api.ts'
import { measureSteadyLoad } from './api/steady-load.ts'
import { type BenchParts, measureCaseCost } from './case-cost.ts'
import { measureCounterexamples } from './counterexample.ts'
import { measureFairness } from './fairness.ts'
import { collectGoals } from './goals.ts'
import { measureGrowth } from './growth/measure-growth.ts'
import { measureIdleSubmit } from './idle-submit.ts'
import { measureLargeVideo } from './large-video.ts'
import { measureLeaks } from './leaks.ts'
import { measureManySubmissions } from './many-submissions.ts'
import { measureNeighbours } from './neighbours.ts'
import { measurePages } from './pages/measure-pages.ts'
import { openRawRunner } from './raw-runner.ts'
import { measureSockets } from './sockets/measure-sockets.ts'
import { measureSteadiness } from './steadiness.ts'
import { measureThroughput } from './throughput.ts'
import { measureCauses } from './tutor/causes/measure-causes.ts'
import { measureTutor } from './tutor/measure-tutor.ts'
import { measureTwoJudges } from './two-judges.ts'

/** All measurements by name; `npm run bench -- NAME…` runs only those named. */
const measurements: Record<string, (parts: BenchParts) => Promise<void>> = {
  throughput: measureThroughput,
  cases: measureCaseCost,
  steadiness: measureSteadiness,
  neighbours: measureNeighbours,
  leaks: measureLeaks,
  submit: measureIdleSubmit,
  million: measureManySubmissions,
  growth: measureGrowth,
  judges: measureTwoJudges,
  fairness: measureFairness,
  counterexample: measureCounterexamples,
  tutor: measureTutor,
  causes: measureCauses,
  api: measureApi,
  steady: measureSteadyLoad,
  contest: measureContestStart,
  admin: measureAdminScreens,
  video: measureLargeVideo,
  sockets: measureSockets,
  pages: measurePages,
}

/**
 * Measurements that run only if they are named: one asks a language model, which may cost money; one is for a person to read; one
 * fills 15 GB of disk and takes about an hour; one lasts ten minutes.
 */
const onlyNamed: ReadonlySet<string> = new Set(['tutor', 'causes', 'growth', 'steady'])

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(measurements, name))
if (unknown.length === 0) await measure(wanted)
else {
  const known = Object.keys(measurements).join(', ')
  console.error(`There is no measurement "${unknown.join('", "')}"; there are ${known}.`)
  process.exitCode = 1
}

/** Runs the named measurements, or all that cost nothing. Both sides of a ratio alternate, so that other load affects both. */
async function measure(names: readonly string[]): Promise<void> {
  const dataFolder = join(tmpdir(), 'codedojo-bench')
  await using judge = await openJudge({
    slotCount: Math.min(2, availableParallelism()),
    stateFolder: sandboxFolder(dataFolder),
    toolchainFolder: toolchainFolder(dataFolder),
  })
  await using raw = await openRawRunner(tmpdir(), judge)
  const parts = { judge, raw, goals: collectGoals() }

  const [load = 0] = loadavg()
  console.log(`${availableParallelism()} cores, load ${load.toFixed(1)}, limits by ${judge.sandbox.mode}`)
  if (load > 1) console.log('The machine is busy: only the ratios mean something.')
  for (const [name, make] of Object.entries(measurements))
    if (names.length === 0 ? !onlyNamed.has(name) : names.includes(name)) await make(parts)
  parts.goals.print()
}
