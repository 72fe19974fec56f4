import { afterEach, beforeEach, expect, test } from 'vitest'
import { openQueueTestbed, outcomeWith, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { claimJudgeJob, finishJudgeJob } from './claimed-job.ts'
import type { NewJob } from './enqueue-job.ts'
import { retireJudge } from './judge-list.ts'

let testbed: QueueTestbed
beforeEach(async () => {
  testbed = await openQueueTestbed()
})
afterEach(() => testbed[Symbol.asyncDispose]())

/** A judge with two slots claims jobs and dies; returns the jobs it held. */
async function dieOfTwo(): Promise<string[]> {
  const judgeId = await registerJudge(testbed.database)
  const held = await takeAll(judgeId)
  await testbed.loseJudge(judgeId)
  return held
}

async function takeAll(judgeId: string, slots = 2): Promise<string[]> {
  const held: string[] = []
  while (held.length < slots) {
    const job = await claimJudgeJob(testbed.database, judgeId, held)
    if (!job) break
    held.push(job.id)
  }
  return held
}

/** Queues jobs in this order, each of a different learner. */
async function enqueueOfEach(...names: readonly string[]): Promise<NewJob[]> {
  const jobs: NewJob[] = []
  for (const name of names) {
    const job = testbed.newJob({ userId: await testbed.addUser(name) })
    await testbed.enqueue(job)
    jobs.push(job)
  }
  return jobs
}

/** Sets the number of judges lost on a job. */
const loseOften = (job: NewJob | undefined, times: number) =>
  testbed.database.pool.query('update judge_job set attempt = given_back + $2 where id = $1', [
    job?.id,
    times,
  ])

test('a job that kills its judges takes none down with it that was only beside it', async () => {
  const [poison, harmless] = await enqueueOfEach('Eve', 'Bob')
  const together = [await dieOfTwo(), await dieOfTwo(), await dieOfTwo()]
  const alone = []
  for (let judges = 3; judges < 8; judges++) alone.push(await dieOfTwo())

  const judgeId = await registerJudge(testbed.database)
  const next = await claimJudgeJob(testbed.database, judgeId)
  const isJudged = next && (await finishJudgeJob(testbed.database, next, outcomeWith()))

  expect(together.map((held) => held.length)).toEqual([2, 2, 2])
  expect(alone).toEqual(Array.from({ length: 5 }, () => [poison?.id]))
  expect([next?.id, isJudged]).toEqual([harmless?.id, true])
  expect(poison && (await testbed.stateOf(poison))).toMatchObject({ outcome: { status: 'Internal Error' } })
  expect(harmless && (await testbed.stateOf(harmless))).toMatchObject({ outcome: { status: 'Accepted' } })
})

test('a judge that has jobs in hand takes no other until it can take the suspect one alone', async () => {
  const [busy, suspect, other] = await enqueueOfEach('Ann', 'Eve', 'Bob')
  await loseOften(suspect, 3)
  const judgeId = await registerJudge(testbed.database)

  const first = await claimJudgeJob(testbed.database, judgeId)
  const meanwhile = first && (await claimJudgeJob(testbed.database, judgeId, [first.id]))
  if (first) await finishJudgeJob(testbed.database, first, outcomeWith())
  const alone = await takeAll(judgeId)

  expect([first?.id, meanwhile, alone]).toEqual([busy?.id, null, [suspect?.id]])
  expect(other && (await testbed.stateOf(other))).toMatchObject({ attempt: 0 })
})

test('another judge takes the jobs behind a suspect one that is judged', async () => {
  const [suspect, other] = await enqueueOfEach('Eve', 'Bob')
  await loseOften(suspect, 3)

  const alone = await takeAll(await registerJudge(testbed.database))
  const beside = await takeAll(await registerJudge(testbed.database))

  expect([alone, beside]).toEqual([[suspect?.id], [other?.id]])
})

test('a job that was lost twice, or that living judges gave back, is judged beside others', async () => {
  const [lostTwice, givenBack] = await enqueueOfEach('Eve', 'Bob')
  for (let stops = 0; stops < 4; stops++) {
    const judgeId = await registerJudge(testbed.database)
    await takeAll(judgeId)
    await retireJudge(testbed.database, judgeId)
  }
  await loseOften(lostTwice, 2)

  const held = await takeAll(await registerJudge(testbed.database))

  expect(held).toEqual([lostTwice?.id, givenBack?.id])
})
