import { expect, test } from 'vitest'
import type { JudgeParts } from '../judge-parts.ts'
import { limitsOf } from '../limits.ts'
import { makeRetryBudget } from '../run/retry-budget.ts'
import { exampleCase, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { acquireValidators } from '../validators/acquire-validators.ts'
import { runValidator } from '../validators/validator-box.ts'
import { inputScript } from '../validators/validator-script.ts'
import { runCase } from './run-case.ts'

let opened: TestJudge
let parts: JudgeParts
withJudge.beforeAll(async ({ testJudge }) => {
  opened = testJudge
  parts = opened.judge
}, 120_000)

const mebibyte = 1024 * 1024
/** This CPU time limit gives 3 s of real time. */
const limits = { timeMs: 1000, memoryBytes: 128 * mebibyte, outputBytes: mebibyte }
const { signal } = new AbortController()

/** Computes for half a second. In its first run it also takes more real time than its limit, as on a crowded machine. */
const starving = `
import sys, time
while time.process_time() < 0.5: pass
time.sleep(2.8)
`
const sourcesOf = (code: string) => [{ name: 'main.py', bytes: Buffer.from(code) }]

test('two cases that starve side by side are both run again', { timeout: 180_000 }, async () => {
  const tool = parts.toolchain.tools.get('python')
  if (!tool) throw new Error('Python is missing.')
  const program = { language: 'python', sources: sourcesOf(starving) } as const
  await using cached = await parts.builds.acquire(tool, program)
  const { build } = cached
  if (build.kind === 'failed') throw new Error(build.message)
  const caseLimits = limitsOf('python', { ...limits, sameLimits: true })
  // Enough for one full retry, but not for two.
  const programUnderTest = { tool, build, limits: caseLimits, retryBudget: makeRetryBudget(16_000) }
  const task = { ...exampleCase('', ''), keptBytes: 0 }

  const runs = await Promise.all([1, 2].map(() => runCase(parts.sandbox, programUnderTest, task, signal)))

  expect(runs.map(({ facts }) => facts.limitHit)).toEqual([null, null])
})

test('validators share the time that their job has for retries', { timeout: 180_000 }, async () => {
  const program = { path: 'check', language: 'python', sources: sourcesOf(starving) } as const
  await using acquired = await acquireValidators(parts, [program])
  const [validator] = acquired.validators
  if (!validator) throw new Error(acquired.fault ?? 'The validator is missing.')
  const retryBudget = makeRetryBudget(20_000)
  const call = { validator, limits, retryBudget, script: inputScript([]), stdin: new Uint8Array(), files: {} }

  const first = await runValidator(parts.sandbox, call)
  await retryBudget.spend(async () => ({ result: null, usedMs: 20_000 }))
  const second = await runValidator(parts.sandbox, call)

  expect([first, second].map(({ facts }) => facts.limitHit)).toEqual([null, 'wall'])
})
