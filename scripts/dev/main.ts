import { dirname } from 'node:path'
import { develop } from './develop.ts'

const root = dirname(dirname(import.meta.dirname))
process.chdir(root)
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  await develop(root)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
