import { randomUUID } from 'node:crypto'
import type { ClaimedJob, Database } from '@codedojo/db'
import { addProblem, cloneDatabase, type TestProblemOptions } from '@codedojo/db/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findCounterexample } from '../counterexample/find-counterexample.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { cacheProblems } from './problem-cache.ts'
import { counterexampleRequestOfJob } from './submission-of-job.ts'

let opened: TestJudge
let database: Database
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(() => database[Symbol.asyncDispose]())

const from3To9 = `
import sys
text = sys.stdin.read()
sys.exit(42 if text[-1:] == "\\n" and text.strip() in "3456789" else 43)
`
const limits = { timeMs: 2000, memoryBytes: 128 * 1024 * 1024, outputBytes: 1024 * 1024 }
const validation = { outputFlags: [], inputFlags: [], limits }
const validator = {
  role: 'input_validator',
  program: 'input_validators/check.py',
  language: 'python',
  name: 'check.py',
  content: Buffer.from(from3To9),
} as const

/** The task is to print a number from 3 to 9; 3 and 5 are hidden cases. */
async function requestOf(
  code: string,
  { shown = [], ...change }: TestProblemOptions & { shown?: readonly string[] } = {},
) {
  const cases = ['9', '4', '3', '5'].map((digit, at) => ({
    in: `${digit}\n`,
    out: `${digit}\n`,
    isVisible: at < 2,
  }))
  const referenceSolution = [{ language: 'python' as const, completeCode: 'print(input())' }]
  const given = { validation, files: [validator], referenceSolution, cases, ...change }
  const problemId = await addProblem(database, given)
  const cached = await cacheProblems(database).read({ problemId, revision: 1 })
  if (!cached) throw new Error('The problem is missing.')
  const job: ClaimedJob = {
    id: randomUUID(),
    attempt: 1,
    tries: 1,
    userId: randomUUID(),
    kind: 'smallest',
    language: 'python',
    code,
    customInputs: shown,
    isContest: false,
    expectedMs: 0,
    problemId,
    problemRevision: 1,
    packageHash: null,
    mode: 'stdin',
  }
  return counterexampleRequestOfJob(job, cached, new Set(['python']))
}

async function search(
  code: string,
  { signal, ...change }: TestProblemOptions & { signal?: AbortSignal; shown?: readonly string[] } = {},
) {
  const request = await requestOf(code, change)
  if (!request) throw new Error('There is nothing to search with.')
  return findCounterexample(request, opened.judge, { onProgress: () => {}, ...(signal && { signal }) })
}

test('what is found is valid and no hidden case, though a hidden case and an invalid input are simpler', async () => {
  const { status, smallest } = await search('n = int(input())\nprint(n if n == 4 else 0)')

  expect(status).toBe('Accepted')
  expect(smallest?.found).toEqual({
    input: '6\n',
    expected: '6\n',
    actual: '0\n',
    status: 'Wrong Answer',
    values: 1,
  })
})

test('a program that is wrong where a hidden case is learns nothing of that case', async () => {
  const cases = ['9', '4', '424242'].map((n, at) => ({ in: `${n}\n`, out: `${n}\n`, isVisible: at < 2 }))
  const files = [{ ...validator, content: Buffer.from('import sys\nint(input())\nsys.exit(42)\n') }]

  const { smallest } = await search('n = int(input())\nprint(n if n < 421000 else 0)', { cases, files })

  expect(smallest?.found).toBeNull()
  expect(smallest?.tried).toBeGreaterThan(0)
})

/** The search of a program that is wrong from this number on, whose author has been shown the hidden case 424242. */
async function searchWhereWrongFrom(least: number) {
  const cases = ['9', '4', '424242'].map((n, at) => ({ in: `${n}\n`, out: `${n}\n`, isVisible: at < 2 }))
  const files = [{ ...validator, content: Buffer.from('import sys\nint(input())\nsys.exit(42)\n') }]
  const code = `n = int(input())\nprint(n if n < ${least} else 0)`
  return search(code, { cases, files, shown: ['424242\n'] })
}

test('a hidden case that the author has been shown is shrunk', async () => {
  const { smallest } = await searchWhereWrongFrom(300_000)

  expect(Number(smallest?.found?.input)).toBeLessThan(424_242)
})

test('a hidden case that the author has been shown is the answer where nothing smaller fails', async () => {
  const { smallest } = await searchWhereWrongFrom(424_242)

  expect(smallest?.found).toMatchObject({ input: '424242\n', expected: '424242\n', actual: '0\n' })
})

test('where nothing was found, the kinds of inputs that may show the fault are named', async () => {
  const { smallest } = await search('print(int(input()))')

  expect(smallest).toMatchObject({ found: null, isTimeOver: false, toTry: [] })
})

test('a crash is found where there is no wrong answer', async () => {
  const { smallest } = await search('n = int(input())\nprint([n][0 if n != 7 else 1])')

  expect(smallest?.found).toMatchObject({ input: '7\n', status: 'Runtime Error' })
})

test('an endless loop is found under the real limit', async () => {
  const { smallest } = await search('n = int(input())\nwhile n == 8: pass\nprint(n)', { timeLimitMs: 200 })

  expect(smallest?.found).toMatchObject({ input: '8\n', status: 'Time Limit Exceeded' })
})

test('nothing is found for a program that is right', async () => {
  const { smallest } = await search('print(int(input()))')

  expect(smallest?.found).toBeNull()
  expect(smallest?.tried).toBeGreaterThan(0)
})

test('a program that does not compile is not searched', async () => {
  expect(await search('print(')).toMatchObject({ status: 'Compilation Error' })
})

test('a judge that is told to stop gives no outcome of a search', async () => {
  const signal = AbortSignal.abort(new Error('The judge stops.'))

  await expect(search('print(0)', { signal })).rejects.toThrow('The judge stops.')
})

test.each([
  ['no reference solution', { referenceSolution: [] }],
  [
    'none in a language of this judge',
    { referenceSolution: [{ language: 'cpp' as const, completeCode: '' }] },
  ],
  ['no input validator', { files: [] }],
  ['input validators that nobody knows how to call', { validation: { ...validation, inputFlags: null } }],
])('a problem with %s is not searched', async (_, change) => {
  expect(await requestOf('print(0)', change)).toBeNull()
})
