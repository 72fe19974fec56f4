import { parseArgs } from 'node:util'
import { soak } from './soak.ts'

/** `node scripts/durability/main.ts --submissions 1000 --seed 7`: one run; exit status 1 if a guarantee was violated. */
const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
  },
})
const startedAt = performance.now()
const { faults, recoveryMs } = await soak({
  submissions: Number(values.submissions),
  seed: Number(values.seed),
  lanes: Number(values.lanes),
  say: console.log,
})
const seconds = (ms: number) => (ms / 1000).toFixed(1)
console.log(
  `all judged ${seconds(recoveryMs)} s after the last kill, ${seconds(performance.now() - startedAt)} s in all`,
)
for (const fault of faults) console.error(fault)
console.log(`${faults.length} broken promises`)
process.exitCode = faults.length === 0 ? 0 : 1
