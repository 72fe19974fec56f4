import { randomUUID } from 'node:crypto'
import { type CodeMode, outcomeSchema } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { type CapturedLog, captureLog } from '@codedojo/log/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBuildCache } from '../build/build-cache.ts'
import type { JudgeParts } from '../judge-parts.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { judgeJob } from './judge-job.ts'
import { cacheProblems } from './problem-cache.ts'

let opened: TestJudge
let database: Database
let logged: CapturedLog
const userId = randomUUID()
const problemId = randomUUID()

withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

beforeEach(async () => {
  logged = captureLog()
  database = await cloneDatabase()
  const { queries } = database
  await queries
    .insert(schema.user)
    .values({ id: userId, name: 'Ada', firstName: 'Ada', email: 'ada@example.org' })
  const checker = {
    role: 'output_validator',
    program: 'output_validators/check.py',
    language: 'python',
    name: 'check.py',
    content: Buffer.from('def the_answer_is_42('),
  } as const
  const validation = { outputFlags: [], inputFlags: [], limits }
  await addProblem(database, { id: problemId, validation, files: [checker], cases: [{ in: '', out: '42' }] })
})
afterEach(async () => {
  logged[Symbol.dispose]()
  await database[Symbol.asyncDispose]()
})

const limits = { timeMs: 1000, memoryBytes: 128 * 1024 * 1024, outputBytes: 1024 * 1024 }

/** Judges a submission that this judge has claimed. */
async function judged(
  parts: JudgeParts,
  kind: 'submit' | 'rejudge' | 'mistake' = 'submit',
  { expectedMs = 0, mode = 'stdin' }: { readonly expectedMs?: number; readonly mode?: CodeMode } = {},
) {
  const { queries } = database
  const asked = {
    id: randomUUID(),
    userId,
    problemId,
    problemRevision: 1,
    language: 'python',
    code: 'print(42)',
  } as const
  await queries.insert(schema.submission).values(asked)
  const claim = { kind, priority: 0, state: 'judging', attempt: 1 } as const
  const customInputs: string[] = []
  await queries.insert(schema.judgeJob).values({ ...asked, ...claim, customInputs })
  const idleWork = {
    whileJudging: () => Promise.resolve(),
    verdictGiven: () => {},
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
  const { signal } = new AbortController()
  const place = { database, parts, problems: cacheProblems(database), idleWork, signal }
  await judgeJob(place, {
    ...asked,
    ...claim,
    customInputs,
    isContest: false,
    expectedMs,
    tries: 1,
    packageHash: null,
    mode,
  })
  const [row] = await queries.select().from(schema.judgeJob)
  return { ...outcomeSchema.parse(row?.outcome), ranMs: row?.ranMs }
}

test('what the compiler says of a broken checker is in the judge’s log, and not told to the learner', async () => {
  const outcome = await judged(opened.judge)

  expect(outcome.status).toBe('Internal Error')
  expect(outcome.errorMessage).toBe('The checker of this problem could not be built. Tell the operator.')
  expect(logged.lines).toEqual([
    expect.stringMatching(
      /output_validators\/check\.py does not compile: .*the_answer_is_42.* job=[\w-]+\n$/,
    ),
  ])
})

test('how to install a language that is missing is in the judge’s log', async () => {
  const missing = [{ language: 'python', cure: 'Run the installer of Python.' }] as const
  const toolchain = { ...opened.judge.toolchain, tools: new Map(), missing }

  const outcome = await judged({ ...opened.judge, toolchain })

  expect(outcome.errorMessage).toBe('Python is not installed on this judge. Tell the operator.')
  expect(logged.lines).toEqual([expect.stringContaining('Run the installer of Python.')])
})

test('a submission to a problem without cases is not Accepted, and the operator reads why', async () => {
  await database.queries.delete(schema.testCase)
  await database.queries.delete(schema.problemFile)

  const outcome = await judged(opened.judge)

  expect(outcome).toMatchObject({ status: 'Internal Error', total: 0 })
  expect(outcome.errorMessage).toBe('There is no test case to judge this on. Tell the operator.')
  expect(logged.lines).toEqual([expect.stringMatching(/no test case.* job=[\w-]+\n$/)])
})

test.each([
  ['was removed', null],
  ['is not read any more', { function: 'answer(', input: 'n', solutions: [] }],
])('a function whose signature %s is not judged, and is no fault of the judge', async (_, signature) => {
  await database.queries.update(schema.problemVersion).set({ signature })

  for (const kind of ['submit', 'rejudge'] as const) {
    const outcome = await judged(opened.judge, kind, { mode: 'function' })

    expect(outcome).toMatchObject({ status: 'Internal Error', total: 0 })
    expect(outcome.errorMessage).toBe(
      'This problem has no function to write any more. Write a whole program, or tell the operator.',
    )
    await database.queries.delete(schema.judgeJob)
  }
})

test.each([
  { kind: 'submit', expectedMs: 1234, expected: [1234] },
  { kind: 'submit', expectedMs: 60_000, expected: [3500] },
  { kind: 'rejudge', expectedMs: 5000, expected: [] },
  { kind: 'mistake', expectedMs: 5000, expected: [] },
] as const)(
  'whose $kind is expected to take $expectedMs ms is taken to have used $expected ms until it is judged',
  async ({ kind, expectedMs, expected }) => {
    const { sandbox } = opened.judge
    const end = vi.fn<() => void>()
    const expectUse = vi.fn<typeof sandbox.expectUse>(() => end)

    await judged({ ...opened.judge, sandbox: { ...sandbox, expectUse } }, kind, { expectedMs })

    expect(expectUse.mock.calls).toEqual(expected.map((ms) => [userId, ms]))
    expect(end).toHaveBeenCalledTimes(expected.length)
  },
)

test.each([
  { kind: 'submit', whose: 'its learner', isTheirs: true },
  { kind: 'rejudge', whose: 'nobody', isTheirs: false },
  { kind: 'mistake', whose: 'nobody', isTheirs: false },
] as const)(
  'what a $kind compiles and runs takes its turns in the name of $whose',
  async ({ kind, isTheirs }) => {
    await database.queries.delete(schema.problemFile)
    const claimants: unknown[] = []
    const { sandbox } = opened.judge
    const acquire: typeof sandbox.acquire = (signal, claimant) => {
      claimants.push(claimant)
      return sandbox.acquire(signal, claimant)
    }

    await using builds = makeBuildCache(sandbox)
    const outcome = await judged({ ...opened.judge, builds, sandbox: { ...sandbox, acquire } }, kind)

    expect(outcome.status).toBe('Accepted')
    expect(outcome.ranMs).toBeGreaterThan(0)
    // One box for compiling, one for the only case.
    expect(claimants.map((claimant) => claimant === userId)).toEqual([isTheirs, isTheirs])
    expect(claimants).not.toContain(undefined)
  },
)

test('a program and its interactor take their turns in the name of the learner, too, and their time counts', async () => {
  const interactor = 'import sys\nsys.exit(42 if sys.stdin.readline() == "42\\n" else 43)'
  await database.queries.update(schema.problemFile).set({ content: Buffer.from(interactor) })
  const validation = { outputFlags: [], inputFlags: [], limits, isInteractive: true }
  await database.queries.update(schema.problemVersion).set({ validation })
  const claimants: unknown[] = []
  const { sandbox } = opened.judge
  const acquirePair: typeof sandbox.acquirePair = (signal, claimant) => {
    claimants.push(claimant)
    return sandbox.acquirePair(signal, claimant)
  }

  const outcome = await judged({ ...opened.judge, sandbox: { ...sandbox, acquirePair } })

  expect(outcome.status).toBe('Accepted')
  expect(claimants).toEqual([userId])
  expect(outcome.ranMs).toBeGreaterThan(0)
})
