import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Count, sum } from './count.ts'
import { runCgroup2, runCheck, runPlaywright, runVitest } from './runs.ts'

const root = dirname(dirname(import.meta.dirname))
const isFull = process.argv.includes('--full')
const folder = await mkdtemp(join(tmpdir(), 'codedojo-results-'))

const counts: Count[] = []
try {
  counts.push(await runCheck(root))
  counts.push(await runVitest(root, { report: join(folder, 'vitest.json'), isFull }))
  counts.push(await runPlaywright(root, { report: join(folder, 'playwright.json'), isFull }))
  if (isFull) counts.push(await runCgroup2(root))
} finally {
  await rm(folder, { recursive: true, force: true })
}

const { passed, failed, failures, unsteady } = sum(counts)
if (failed > 0) process.exitCode = 1
for (const test of unsteady) console.log(`unsteady, passed when tried again: ${test}`)
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
