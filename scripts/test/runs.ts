import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { testOnCgroup2 } from '../cgroup2/test-on-cgroup2.ts'
import { exitOf } from '../supervisor/exit-of.ts'
import type { Count } from './count.ts'

interface TestRun {
  /** Where the runner writes its results as JSON. */
  readonly report: string
  readonly isFull: boolean
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** The checks count as one test. */
export async function runCheck(root: string): Promise<Count> {
  const code = await run(root, ['scripts/check/main.ts'], {})
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export async function runVitest(root: string, { report, isFull }: TestRun): Promise<Count> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const mode = isFull ? ['--mode', 'full'] : []
  const code = await run(root, ['node_modules/vitest/vitest.mjs', 'run', ...mode, ...reporters], {})
  return countOf(code, async () => {
    const { numPassedTests, numFailedTests } = vitestReport.parse(await readJson(report))
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

export async function runPlaywright(root: string, { report, isFull }: TestRun): Promise<Count> {
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(isFull && { E2E_FULL: '1' }) }
  const code = await run(root, words, env)
  return countOf(code, async () => {
    const { expected, unexpected, flaky } = playwrightReport.parse(await readJson(report)).stats
    return { passed: expected, failed: unexpected + flaky }
  })
}

/** The tests of the sandbox in a virtual machine. One that cannot be built here is one failure, with its reason. */
export async function runCgroup2(root: string): Promise<Count> {
  try {
    return await testOnCgroup2(root)
  } catch (error) {
    console.error('The tests on cgroup v2 could not be run:', error)
    return { passed: 0, failed: 1 }
  }
}

/** A runner that fails without a failing test, or leaves no results, is one failure: it never looks like success. */
async function countOf(code: number | null, read: () => Promise<Count>): Promise<Count> {
  const count = await read().catch(() => ({ passed: 0, failed: 0 }))
  return code === 0 || count.failed > 0 ? count : { ...count, failed: 1 }
}

function run(root: string, words: string[], env: Readonly<Record<string, string>>): Promise<number | null> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return exitOf(child)
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(path), 'utf8'))
}
