import type { JudgedCase } from '@codedojo/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgedMistake, knownMistake, user } from '../schema/index.ts'
import { openQueueTestbed, outcomeWith, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { claimJudgeJob, finishJudgeJob } from './claimed-job.ts'
import { enqueueMistakes } from './enqueue-mistakes.ts'

let testbed: QueueTestbed
let judgeId: string
let userId: string

beforeEach(async () => {
  testbed = await openQueueTestbed()
  judgeId = await registerJudge(testbed.database)
  userId = await testbed.addUser('Grace')
  const mistake = { problemId: testbed.problemId, sentence: 'takes the largest coin', code: 'int main() {}' }
  await testbed.database.queries.insert(knownMistake).values([
    { ...mistake, path: 'wrong_answer/greedy.cpp', language: 'cpp' },
    { ...mistake, path: 'wrong_answer/greedy.py', language: 'python' },
  ])
})
afterEach(() => testbed[Symbol.asyncDispose]())

const enqueue = (revision = 1) =>
  enqueueMistakes(testbed.database.queries, { problemId: testbed.problemId, revision, userId })

async function judgeNext(change: Parameters<typeof outcomeWith>[0]) {
  const job = await claimJudgeJob(testbed.database, judgeId)
  if (!job) throw new Error('No job waits.')
  await finishJudgeJob(testbed.database, job, outcomeWith(change))
  return job
}

const judged = () =>
  testbed.database.queries.select().from(judgedMistake).orderBy(judgedMistake.revision, judgedMistake.path)

const wrong: JudgedCase = {
  ...{ index: 1, kind: 'visible', status: 'Wrong Answer', cpuMs: 1, memoryKb: 1, exitCode: 0, signal: null },
  ...{ stdout: '', stdoutIsCut: false, stderr: '', difference: null, expected: null, wrongDigest: 'abc' },
}

test('each is judged once on a revision, after everything that somebody waits for', async () => {
  expect(await enqueue()).toBe(2)
  expect(await enqueue()).toBe(0)
  const submit = testbed.newJob()
  await testbed.enqueue(submit)

  expect((await judgeNext({})).id).toBe(submit.id)
  const first = await judgeNext({ status: 'Wrong Answer', cases: [wrong] })
  await judgeNext({ status: 'Compilation Error', cases: [] })

  expect(first).toMatchObject({
    kind: 'mistake',
    code: 'int main() {}',
    problemRevision: 1,
    isContest: false,
  })
  expect((await judged()).map(({ cases }) => cases)).toEqual(
    expect.arrayContaining([[], [{ index: 1, status: 'Wrong Answer', wrongDigest: 'abc' }]]),
  )
  expect(await enqueue()).toBe(0)
  expect(await enqueue(2)).toBe(2)
})

test('the jobs do not lower the rank of the work of their owner', async () => {
  await enqueue()
  const own = testbed.newJob({ userId })
  await testbed.enqueue(testbed.newJob(), own)

  const order = [
    await claimJudgeJob(testbed.database, judgeId),
    await claimJudgeJob(testbed.database, judgeId),
  ]

  expect(order.map((job) => job?.kind)).toEqual(['submit', 'submit'])
  expect((await testbed.stateOf(own))?.priority).toBe(1)
})

test('one that could not be judged is not tried again; one whose owner was erased is', async () => {
  await enqueue()
  await judgeNext({ status: 'Internal Error', cases: [wrong] })
  await testbed.database.queries.delete(user).where(eq(user.id, userId))
  userId = await testbed.addUser('Ada the second')

  expect(await enqueue()).toBe(1)
  await judgeNext({ status: 'Wrong Answer', cases: [wrong] })
  expect((await judged()).map(({ cases }) => cases?.length).toSorted()).toEqual([0, 1])
})

test('two who are wrong at once have them judged once', async () => {
  const added = await Promise.all([enqueue(), enqueue(), enqueue()])
  expect(added.toSorted()).toEqual([0, 0, 2])
})

test('the next submission of their owner does not wait for them', async () => {
  await enqueue()
  const held = await claimJudgeJob(testbed.database, judgeId)
  const own = testbed.newJob({ userId })
  await testbed.enqueue(own)

  const next = await claimJudgeJob(testbed.database, judgeId, [held?.id ?? ''], 'others')

  expect(held?.kind).toBe('mistake')
  expect(next?.id).toBe(own.id)
})

test('one in a language that no judge has does not wait in the queue', async () => {
  await testbed.loseJudge(judgeId)
  expect(await enqueue()).toBe(0)
  expect(await judged()).toEqual([])
})

test('how they were judged goes with them', async () => {
  await enqueue()
  await testbed.database.queries.delete(knownMistake)
  expect(await judged()).toEqual([])
})
