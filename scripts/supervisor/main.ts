import { dirname } from 'node:path'
import { parseConfig } from '../../apps/server/src/config.ts'
import { readEnvironment } from './environment.ts'
import { supervise } from './supervise.ts'

const root = dirname(dirname(import.meta.dirname))
process.chdir(root)

try {
  const environment = await readEnvironment(root)
  await supervise({ root, environment, config: parseConfig(environment), say: console.log })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
