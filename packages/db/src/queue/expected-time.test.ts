import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submission } from '../schema/index.ts'
import { openQueueTestbed, type QueueTestbed } from '../testing/index.ts'

let testbed: QueueTestbed
beforeAll(async () => {
  testbed = await openQueueTestbed()
})
afterAll(() => testbed[Symbol.asyncDispose]())

const ended = (status: string, runtimeMs: number, passed = 10) => ({ status, runtimeMs, passed, total: 10 })

test.each([
  ['nobody knows anything of', [], 5000],
  ['whose programs were brief', [ended('Accepted', 20), ended('Wrong Answer', 20, 4)], 675],
  ['who has only what could not be compiled', [ended('Compilation Error', 0, 0)], 5000],
  [
    'with much that could not be compiled',
    [...Array(9).fill(ended('Compilation Error', 0, 0)), ended('Accepted', 20)],
    700,
  ],
  ['whose programs took long', [ended('Accepted', 3000)], 5000],
  ['whose programs slept until they were ended', [ended('Time Limit Exceeded', 2, 0)], 5000],
  [
    'one of whose many programs never ended',
    [...Array(7).fill(ended('Accepted', 20)), ended('Time Limit Exceeded', 0)],
    700,
  ],
])('of somebody %s who comes back, so much is expected', async (_, submissions, expectedMs) => {
  const { database, problemId, newJob, enqueue, addUser, stateOf } = testbed
  const userId = await addUser(randomUUID())
  const who = { userId, problemId, problemRevision: 1, language: 'cpp', code: '' } as const
  const judgedAt = new Date(Date.now() - 24 * 3_600_000)
  for (const each of submissions)
    await database.queries
      .insert(submission)
      .values({ ...who, ...each, id: randomUUID(), createdAt: judgedAt, judgedAt })
  const job = newJob({ userId })

  await enqueue(job)

  expect(await stateOf(job)).toMatchObject({ expectedMs })
})
