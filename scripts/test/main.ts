import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCgroup2, runCheck, runPlaywright, runVitest } from './runs.ts'
import { browserTestsAmong, changedFiles, type SelectedTests, selectTests } from './select-tests.ts'
import { sumCounts, type TestCounts } from './test-counts.ts'

const root = dirname(dirname(import.meta.dirname))
const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
})
const isFull = values.full
const chosen = chosenOrEnd()
const folder = await mkdtemp(join(tmpdir(), 'codedojo-results-'))

const counts: TestCounts[] = []
try {
  if (values.changed) await runChanged()
  else if (paths.length > 0) await runChosen()
  else await runAll()
} finally {
  await rm(folder, { recursive: true, force: true })
}

const { passed, failed, failures, unsteady } = sumCounts(counts)
if (failed > 0) process.exitCode = 1
for (const test of unsteady) console.log(`unsteady, passed when tried again: ${test}`)
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)

/** The tests that the paths select; ends this program with the reason if one does not exist. */
function chosenOrEnd(): SelectedTests {
  try {
    return selectTests(root, { from: process.env.INIT_CWD ?? process.cwd(), paths })
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

async function runAll(): Promise<void> {
  counts.push(await runCheck(root))
  await vitest('run')
  await playwright()
  if (isFull) counts.push(await runCgroup2(root))
}

async function runChosen(): Promise<void> {
  const { tests, sources, journeys } = chosen
  if (tests.length > 0) await vitest('run', ...tests)
  if (sources.length > 0) await vitest('related', '--run', ...sources)
  if (journeys.length > 0) await playwright(...journeys)
}

async function runChanged(): Promise<void> {
  const { since, files } = changedFiles(root)
  const journeys = browserTestsAmong(files)
  await vitest('run', `--changed=${since}`, '--passWithNoTests')
  if (journeys.length > 0) await playwright(...journeys)
}

async function vitest(...words: string[]): Promise<void> {
  counts.push(await runVitest(root, { report: join(folder, 'vitest.json'), isFull, words }))
}

async function playwright(...words: string[]): Promise<void> {
  counts.push(await runPlaywright(root, { report: join(folder, 'playwright.json'), isFull, words }))
}
