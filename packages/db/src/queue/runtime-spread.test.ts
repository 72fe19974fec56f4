import { randomUUID } from 'node:crypto'
import type { Verdict } from '@codedojo/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '../connection.ts'
import { judgeJob, problem, runtimeSpread, submission, user } from '../schema/index.ts'
import { cloneDatabase } from '../testing/index.ts'
import { type ClaimedJob, finishJudgeJob, keepRuntimeSpread } from './judge-side.ts'

let database: Database
const userId = randomUUID()
const problemId = randomUUID()

beforeEach(async () => {
  database = await cloneDatabase()
  const { queries } = database
  await queries.insert(user).values({ id: userId, name: 'Ada', firstName: 'Ada', email: 'ada@example.org' })
  await queries.insert(problem).values({
    id: problemId,
    number: 1,
    title: 'Sum',
    description: 'Add.',
    difficulty: 'easy',
    tags: 'Math',
    timeLimitMs: 1000,
    memoryLimitKb: 262_144,
    timeLimitSource: 'given',
    comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
    startCode: [],
    referenceSolution: [],
    hints: [],
  })
})
afterEach(() => database[Symbol.asyncDispose]())

async function claimedSubmission(): Promise<ClaimedJob> {
  const asked = {
    id: randomUUID(),
    userId,
    problemId,
    problemRevision: 1,
    language: 'cpp',
    code: '',
  } as const
  const claim = { kind: 'submit', priority: 0, state: 'judging', attempt: 1 } as const
  await database.queries.insert(submission).values(asked)
  const [row] = await database.queries
    .insert(judgeJob)
    .values({ ...asked, ...claim, customInputs: [] })
    .returning()
  if (!row) throw new Error('The job was not stored.')
  return { ...row, ...{ tries: 1 } }
}

async function judged(status: Verdict): Promise<ClaimedJob> {
  const job = await claimedSubmission()
  await finishJudgeJob(database, job, {
    status,
    cases: [],
    passed: 0,
    total: 0,
    runtimeMs: 12,
    memoryKb: 3400,
    compileMessage: null,
    errorMessage: null,
    limitsEnforced: true,
  })
  return job
}

const kept = () => database.queries.select({ runsMs: runtimeSpread.runsMs }).from(runtimeSpread)

test("the judge's role keeps the repeated runs of its own verdict, and the submission stays as it is", async () => {
  await using asJudge = connect(database.url, { role: 'codedojo_judge' })
  const job = await judged('Accepted')
  const before = await database.queries.select().from(submission)

  const isKept = await keepRuntimeSpread(asJudge, job, [11, 14, 12])

  expect(isKept).toBe(true)
  expect(await kept()).toEqual([{ runsMs: [11, 14, 12] }])
  expect(await database.queries.select().from(submission)).toEqual(before)
  await expect(asJudge.pool.query('delete from runtime_spread')).rejects.toThrow(/permission denied/)
})

test('nothing is kept for another attempt, a second time, without a verdict, or for another verdict', async () => {
  const accepted = await judged('Accepted')
  const wrong = await judged('Wrong Answer')
  const open = await claimedSubmission()

  const late = await keepRuntimeSpread(database, { ...accepted, attempt: accepted.attempt + 1 }, [1])
  const first = await keepRuntimeSpread(database, accepted, [12])
  const again = await keepRuntimeSpread(database, accepted, [99])
  const ofWrong = await keepRuntimeSpread(database, wrong, [12])
  const tooEarly = await keepRuntimeSpread(database, open, [12])

  expect({ late, first, again, ofWrong, tooEarly }).toEqual({
    late: false,
    first: true,
    again: false,
    ofWrong: false,
    tooEarly: false,
  })
  expect(await kept()).toEqual([{ runsMs: [12] }])
})

test.each([[[]], [[-1]], [Array(101).fill(1)]])('what cannot be runtimes is refused: %j', async (runsMs) => {
  const job = await judged('Accepted')

  await expect(keepRuntimeSpread(database, job, runsMs)).rejects.toThrow(/runtimes must be/)
})
