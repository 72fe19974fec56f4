import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { testOnCgroup2 } from '../cgroup2/test-on-cgroup2.ts'
import { waitForExit } from '../supervisor/wait-for-exit.ts'
import { readPlaywrightReport, readVitestReport } from './reports.ts'
import type { TestCounts } from './test-counts.ts'

interface TestRun {
  /** Path of the runner's JSON report. */
  readonly report: string
  readonly isFull: boolean
  /** Further arguments of the runner, such as files. */
  readonly words: readonly string[]
}

/** The checks count as one test. */
export async function runCheck(root: string): Promise<TestCounts> {
  const code = await run(root, ['scripts/check/main.ts'], {})
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : failure('npm run check')
}

/**
 * A failed test is retried once: among seven thousand tests that start programs and wait for them, a few meet a busy machine. If
 * it then passes (and is no full test, see reports.ts), it is reported as unsteady; one that is reported repeatedly has a fault.
 */
export async function runVitest(root: string, { report, isFull, words }: TestRun): Promise<TestCounts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const mode = isFull ? ['--mode', 'full'] : []
  const code = await run(
    root,
    ['node_modules/vitest/vitest.mjs', ...words, '--retry=1', ...mode, ...reporters],
    {},
  )
  return countOf(code, {
    runner: 'vitest',
    read: async () => readVitestReport(await readFile(report, 'utf8'), root),
  })
}

export async function runPlaywright(root: string, { report, isFull, words }: TestRun): Promise<TestCounts> {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...words]
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(isFull && { E2E_FULL: '1' }),
    ...(words.length > 0 && { E2E_BOTH_SIZES: '1' }),
  }
  const code = await run(root, command, env)
  return countOf(code, {
    runner: 'playwright',
    read: async () => readPlaywrightReport(await readFile(report, 'utf8')),
  })
}

/** The tests of the sandbox in a virtual machine. If the machine cannot be built here, that counts as one failure. */
export async function runCgroup2(root: string): Promise<TestCounts> {
  try {
    return await testOnCgroup2(root)
  } catch (error) {
    console.error('The tests on cgroup v2 could not be run:', error)
    return failure('npm run test:cgroup2')
  }
}

/** A runner that fails without a failing test, or leaves no report, counts as one failure, never as success. */
async function countOf(
  code: number | null,
  { runner, read }: { readonly runner: string; readonly read: () => Promise<TestCounts> },
): Promise<TestCounts> {
  const failed = failure(`${runner} ended with ${code}`)
  const count = await read().catch(() => failed)
  return code === 0 || count.failed > 0 ? count : { ...failed, passed: count.passed }
}

function failure(line: string): TestCounts {
  return { passed: 0, failed: 1, failures: [line] }
}

function run(root: string, words: string[], env: Readonly<Record<string, string>>): Promise<number | null> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return waitForExit(child)
}
