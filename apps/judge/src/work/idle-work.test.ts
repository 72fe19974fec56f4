import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '@codedojo/contract'
import { type ClaimedJob, type Database, finishJudgeJob, schema } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnedBuildCache } from '../build/build-cache.ts'
import { judgeSubmission } from '../judge-submission.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { type IdleWork, startIdleWork } from './idle-work.ts'
import { cacheProblems, type ProblemCache } from './problem-cache.ts'
import { submissionOfJob } from './submission-of-job.ts'

let opened: TestJudge
let database: Database
let problems: ProblemCache
let idleWork: IdleWork
/** Number of repetitions started, including aborted ones. */
let repetitions: number
const userId = randomUUID()
const problemId = randomUUID()
const addition = 'print(sum(map(int, input().split())))'

withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

beforeEach(async () => {
  database = await cloneDatabase()
  const { queries } = database
  await queries
    .insert(schema.user)
    .values({ id: userId, name: 'Ada', firstName: 'Ada', email: 'ada@example.org' })
  const cases = [
    { in: '1 2', out: '3', isVisible: false },
    { in: '5 6', out: '11' },
  ]
  await addProblem(database, { id: problemId, timeLimitMs: 2000, cases })
  problems = cacheProblems(database)
  repetitions = 0
  const { builds } = opened.judge
  const acquire: OwnedBuildCache['acquire'] = (...asked) => {
    repetitions++
    return builds.acquire(...asked)
  }
  idleWork = startIdleWork({
    database,
    parts: { ...opened.judge, builds: { ...builds, acquire } },
    problems,
  })
})
afterEach(async () => {
  await idleWork[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

/** Judges a submission as the work loop does. */
async function judged(code = addition): Promise<{ job: ClaimedJob; outcome: Outcome }> {
  const { queries } = database
  const asked = { id: randomUUID(), userId, problemId, problemRevision: 1, language: 'python', code } as const
  await queries.insert(schema.submission).values(asked)
  const claim = { kind: 'submit', priority: 0, state: 'judging', attempt: 1 } as const
  const [row] = await queries
    .insert(schema.judgeJob)
    .values({ ...asked, ...claim, customInputs: [] })
    .returning()
  const problem = await problems.read({ problemId, revision: 1 })
  if (!row || !problem) throw new Error('The job and its problem were not stored.')
  const job = { ...row, tries: 1 }
  const submission = submissionOfJob(job, problem, new Set(['python']))
  const outcome = await judgeSubmission(submission, opened.judge, { onProgress: () => {} })
  await finishJudgeJob(database, job, outcome)
  return { job, outcome }
}

const kept = () => database.queries.select().from(schema.runtimeSpread)
const untilKept = (count: number) =>
  vi.waitFor(async () => expect(await kept()).toHaveLength(count), { timeout: 30_000, interval: 100 })

test('an accepted program is run five times more when there is nothing else to do, and its verdict stays', async () => {
  const { job, outcome } = await judged()
  const before = await database.queries.select().from(schema.submission)

  idleWork.verdictGiven(job, outcome)
  await untilKept(1)

  const [spread] = await kept()
  expect(spread?.submissionId).toBe(job.id)
  expect(spread?.runsMs).toHaveLength(5)
  expect(spread?.runsMs.every((ms) => Number.isInteger(ms) && ms >= 0 && ms <= 2000)).toBe(true)
  expect(await database.queries.select().from(schema.submission)).toEqual(before)
})

test('a job that arrives breaks the measuring off, which goes on when the job has ended', async () => {
  const { job, outcome } = await judged(`import time\ntime.sleep(0.3)\n${addition}`)
  const finish = Promise.withResolvers<void>()
  idleWork.verdictGiven(job, outcome)
  await vi.waitFor(() => expect(repetitions).toBe(1), 30_000)

  const inHand = idleWork.whileJudging(() => finish.promise)
  await sleep(1000)
  const whileInHand = repetitions
  finish.resolve()
  await inHand
  await untilKept(1)

  expect(whileInHand).toBe(1)
  // The aborted repetition is done again.
  expect(repetitions).toBe(6)
})

test('the newest is measured first, because its learner is looking, and the others after it', async () => {
  const first = await judged()
  const second = await judged(`${addition}\n`)
  idleWork.verdictGiven(first.job, first.outcome)
  idleWork.verdictGiven(second.job, second.outcome)

  await untilKept(2)

  const order = (await kept()).toSorted((a, b) => a.measuredAt.getTime() - b.measuredAt.getTime())
  expect(order.map(({ submissionId }) => submissionId)).toEqual([second.job.id, first.job.id])
})

const others: [
  string,
  (judgement: { job: ClaimedJob; outcome: Outcome }) => { job: ClaimedJob; outcome: Outcome },
][] = [
  ['a run', ({ job, outcome }) => ({ job: { ...job, kind: 'run' }, outcome })],
  ['another verdict', ({ job, outcome }) => ({ job, outcome: { ...outcome, status: 'Wrong Answer' } })],
  [
    'limits that were not enforced',
    ({ job, outcome }) => ({ job, outcome: { ...outcome, limitsEnforced: false } }),
  ],
  [
    'a program that runs too long',
    ({ job, outcome }) => ({ job, outcome: { ...outcome, runtimeMs: 10_001 } }),
  ],
  [
    'a program that fails when it is repeated',
    ({ job, outcome }) => ({ job: { ...job, code: 'print(0)' }, outcome }),
  ],
  ['a problem that is gone', ({ job, outcome }) => ({ job: { ...job, problemRevision: 0 }, outcome })],
]

test.each(others)('nothing is measured of %s', async (_, changed) => {
  const other = await judged()
  const { job, outcome } = changed(await judged())
  idleWork.verdictGiven(other.job, other.outcome)
  // Without the check the newest would be measured first.
  idleWork.verdictGiven(job, outcome)

  await untilKept(1)

  expect((await kept()).map(({ submissionId }) => submissionId)).toEqual([other.job.id])
})

const repairs = () => database.queries.select().from(schema.submissionRepair)
const wrong = 'a, b = map(int, input().split())\nprint(a - b)\n'

test('a wrong program gets the small change that makes every case right, and its verdict stays', async () => {
  const { job, outcome } = await judged(wrong)
  const before = await database.queries.select().from(schema.submission)

  idleWork.verdictGiven(job, outcome)
  await vi.waitFor(async () => expect(await repairs()).toHaveLength(1), { timeout: 30_000, interval: 100 })

  const [found] = await repairs()
  expect(found).toMatchObject({
    submissionId: job.id,
    repair: { kind: 'sign', line: 2, was: '-', becomes: '+' },
  })
  expect(await database.queries.select().from(schema.submission)).toEqual(before)
})

const unmended: typeof others = [
  ['a run', ({ job, outcome }) => ({ job: { ...job, kind: 'run' }, outcome })],
  ['a submission of a contest', ({ job, outcome }) => ({ job: { ...job, isContest: true }, outcome })],
  [
    'a program that is too slow',
    ({ job, outcome }) => ({ job, outcome: { ...outcome, status: 'Time Limit Exceeded' } }),
  ],
  [
    'limits that were not enforced',
    ({ job, outcome }) => ({ job, outcome: { ...outcome, limitsEnforced: false } }),
  ],
  ['a problem that is gone', ({ job, outcome }) => ({ job: { ...job, problemRevision: 0 }, outcome })],
  [
    'a program that is wrong otherwise',
    ({ job, outcome }) => ({ job: { ...job, code: 'print(input())' }, outcome }),
  ],
]

test.each(unmended)('no change is searched for %s', async (_, changed) => {
  const other = await judged(wrong)
  const { job, outcome } = changed(await judged(wrong))
  idleWork.verdictGiven(other.job, other.outcome)
  // The newest would be mended first.
  idleWork.verdictGiven(job, outcome)

  await vi.waitFor(async () => expect(await repairs()).toHaveLength(1), { timeout: 30_000, interval: 100 })

  expect((await repairs())[0]?.submissionId).toBe(other.job.id)
})
