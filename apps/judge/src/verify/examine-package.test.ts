import { readProblemPackage } from '@codedojo/problem-package'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import type { OpenJudge } from '../open-judge.ts'
import { type ExaminedPackage, examinePackage } from './examine-package.ts'
import { openPackageJudge } from './open-package-judge.ts'
import { makePackage, packageFolder } from './testing/package-folder.ts'

const folder = packageFolder()
let judge: OpenJudge
beforeAll(async () => {
  judge = await openPackageJudge({ ...parseConfig({ DATA_DIR: folder() }), slotCount: 1 }, () => {})
})
afterAll(() => judge[Symbol.asyncDispose]())
const packageOf = (name: string, files: Readonly<Record<string, string>>) =>
  makePackage(folder(), { ...echo, ...files }, name)

const echo = {
  'problem.yaml': 'problem_format_version: 2025-09\nname: Echo\nlimits: {time_resolution: 0.1}\n',
  'data/secret/1.in': '5\n',
  'data/secret/1.ans': '5\n',
  'submissions/accepted/echo.py': 'print(input())\n',
}
const timed = { 'problem.yaml': 'name: Echo\n', '.timelimit': '1' }
const rejecting = { 'input_validators/no.py': 'raise SystemExit("five is too much")\n' }

const inOrder = { timeLimit: null, rejections: [] }

interface PackageExamination {
  readonly lines: readonly string[]
  readonly found: ExaminedPackage | 'refused'
}

async function examine(path: string, { skipInputValidators = false } = {}): Promise<PackageExamination> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const found = await examinePackage(await readProblemPackage(path), judge, { print, skipInputValidators })
  return { lines, found }
}

test('a limit that is not named is measured, one that is named is left alone', {
  timeout: 180_000,
}, async () => {
  const untimed = await examine(await packageOf('untimed', {}))
  const named = await examine(await packageOf('timed', timed))

  expect(named.found).toEqual(inOrder)
  expect(untimed.found).toMatchObject({
    rejections: [],
    timeLimit: {
      timeSource: expect.stringContaining('accepted/echo.py'),
      basis: {
        slowest: { submission: 'accepted/echo.py', language: 'python', case: 'secret/1' },
        multiplier: 2,
        resolutionMs: 100,
        tools: { python: expect.stringMatching(/^Python 3/) },
        warnings: [],
      },
    },
  })
})

test('a package whose own input validator rejects a case is refused, unless these are skipped', {
  timeout: 180_000,
}, async () => {
  const path = await packageOf('rejected', { ...timed, ...rejecting })

  const refused = await examine(path)
  const skipped = await examine(path, { skipInputValidators: true })

  expect(refused.found).toBe('refused')
  expect(refused.lines[0]).toMatch(/input_validators\/no\.py.*data\/secret\/1\.in.*five is too much/)
  expect(refused.lines[1]).toContain('--skip-input-validators')
  expect(skipped.found).toEqual(inOrder)
})

test('a package whose output validator does not compile is refused with the reason', {
  timeout: 180_000,
}, async () => {
  const custom = { 'problem.yaml': 'name: Echo\nvalidation: custom\n', '.timelimit': '1' }
  const checker = (code: string) => ({ ...custom, 'output_validators/check.py': code })

  const broken = await examine(await packageOf('broken', checker('def no(:\n')))
  const working = await examine(await packageOf('working', checker('raise SystemExit(42)\n')))

  expect([broken.found, working.found]).toEqual(['refused', inOrder])
  expect(broken.lines).toEqual([
    expect.stringMatching(/^broken\toutput_validators\/check\.py\tpython.*\tFAIL\t.*SyntaxError/),
    expect.stringMatching(/^broken\trefused\t/),
  ])
})

test('a package without anything to measure is refused with the reason, once', {
  timeout: 180_000,
}, async () => {
  const { 'submissions/accepted/echo.py': _, ...none } = echo

  const { lines, found } = await examine(await makePackage(folder(), none, 'none'))

  expect(found).toBe('refused')
  expect(lines).toEqual([expect.stringMatching(/^none\trefused\t.*no accepted submission/)])
})

test('a package whose accepted programs are all wrong is refused with program, verdict and case', {
  timeout: 180_000,
}, async () => {
  const wrong = {
    'submissions/accepted/echo.py': 'print(1)\n',
    'submissions/accepted/no.py': 'raise SystemExit(1)\n',
  }

  const { lines, found } = await examine(await packageOf('wrong', wrong))

  expect(found).toBe('refused')
  expect(lines).toEqual([
    expect.stringMatching(/^wrong\twarning\t.*accepted\/no\.py .* got Runtime Error on data\/secret\/1\./),
    'wrong\trefused\tNo time limit can be derived: submissions/accepted/echo.py must be Accepted and got Wrong Answer on data/secret/1. Expected "5", got "1" on line 1. Off by 4: too small. Mend that, or name a limit with limits.time_limit in problem.yaml.',
  ])
})

const wrongOn3 = 'import sys\nn = input()\nprint(4 if n == "3" else n)\n'

test('each program that must be Accepted and is not is named, whichever becomes a reference solution', {
  timeout: 180_000,
}, async () => {
  const programs = {
    'data/secret/2.in': '3\n',
    'data/secret/2.ans': '3\n',
    'submissions/accepted/wrong.py': wrongOn3,
    'submissions/mixed/expects.py': `# @EXPECTED_RESULTS@: CORRECT\n${wrongOn3}`,
    'submissions/accepted/parts/main.py': 'import part\n',
    'submissions/accepted/parts/part.py': 'print(input())\n',
  }

  const named = await examine(await packageOf('named', { ...timed, ...programs }))
  const derived = await examine(await packageOf('derived', programs))

  const rejections = ['accepted/wrong.py', 'mixed/expects.py'].map(
    (path) =>
      `submissions/${path} must be Accepted and got Wrong Answer on data/secret/2. Expected "3", got "4" on line 1. Off by 1: too large.`,
  )
  expect(named.found).toEqual({ timeLimit: null, rejections })
  expect(derived.found).toMatchObject({ timeLimit: { basis: {} }, rejections })
})
