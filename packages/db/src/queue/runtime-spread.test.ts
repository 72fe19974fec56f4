import type { Verdict } from '@codedojo/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '../connection.ts'
import { runtimeSpread, submission } from '../schema/index.ts'
import { openQueueTestbed, outcomeWith, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { type ClaimedJob, claimJudgeJob, finishJudgeJob, storeRuntimeSpread } from './claimed-job.ts'

let testbed: QueueTestbed
let database: Database

beforeEach(async () => {
  testbed = await openQueueTestbed()
  database = testbed.database
})
afterEach(() => testbed[Symbol.asyncDispose]())

async function claimedSubmission(): Promise<ClaimedJob> {
  await testbed.enqueue(testbed.newJob())
  const job = await claimJudgeJob(database, await registerJudge(database))
  if (!job) throw new Error('The job was not there to claim.')
  return job
}

async function judged(status: Verdict): Promise<ClaimedJob> {
  const job = await claimedSubmission()
  await finishJudgeJob(database, job, outcomeWith({ status }))
  return job
}

const kept = () => database.queries.select({ runsMs: runtimeSpread.runsMs }).from(runtimeSpread)

test("the judge's role keeps the repeated runs of its own verdict, and the submission stays as it is", async () => {
  await using asJudge = connect(database.url, { role: 'codedojo_judge' })
  const job = await judged('Accepted')
  const before = await database.queries.select().from(submission)

  const isKept = await storeRuntimeSpread(asJudge, job, [11, 14, 12])

  expect(isKept).toBe(true)
  expect(await kept()).toEqual([{ runsMs: [11, 14, 12] }])
  expect(await database.queries.select().from(submission)).toEqual(before)
  await expect(asJudge.pool.query('delete from runtime_spread')).rejects.toThrow(/permission denied/)
})

test('nothing is kept for another attempt, a second time, without a verdict, or for another verdict', async () => {
  const accepted = await judged('Accepted')
  const wrong = await judged('Wrong Answer')
  const open = await claimedSubmission()

  const late = await storeRuntimeSpread(database, { ...accepted, attempt: accepted.attempt + 1 }, [1])
  const first = await storeRuntimeSpread(database, accepted, [12])
  const again = await storeRuntimeSpread(database, accepted, [99])
  const ofWrong = await storeRuntimeSpread(database, wrong, [12])
  const tooEarly = await storeRuntimeSpread(database, open, [12])

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

  await expect(storeRuntimeSpread(database, job, runsMs)).rejects.toThrow(/runtimes must be/)
})
