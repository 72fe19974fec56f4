import { dirname } from 'node:path'
import { parseConfig as parseJudgeConfig } from '../../apps/judge/src/config.ts'
import { parseConfig } from '../../apps/server/src/config.ts'
import { readEnvironment } from './environment.ts'
import { supervise } from './supervise.ts'

const root = dirname(dirname(import.meta.dirname))
process.chdir(root)
// A closed terminal or pipe must not end the supervisor: it only has nobody to tell.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const environment = await readEnvironment(root)
  const config = parseConfig(environment)
  // The judge reads its settings itself; here a wrong one is named before anything starts.
  parseJudgeConfig(environment)
  await supervise({ root, environment, config, say: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
