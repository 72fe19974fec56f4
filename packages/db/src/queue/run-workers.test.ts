import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submission } from '../schema/index.ts'
import { openQueueTestbed, outcomeWith, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { claimJudgeJob, finishJudgeJob } from './claimed-job.ts'
import { runWorkers } from './run-workers.ts'

let testbed: QueueTestbed
beforeEach(async () => {
  testbed = await openQueueTestbed()
})
afterEach(() => testbed[Symbol.asyncDispose]())

test('a judge of two slots whose lease lapsed judges its job once more, and its workers do not take it from each other', async () => {
  const { database, newJob, enqueue, stateOf, loseJudge } = testbed
  const job = newJob()
  await enqueue(job)
  const judgeId = await registerJudge(database)
  const attempts: number[] = []
  const workers = runWorkers(database, {
    judgeId,
    concurrency: 2,
    judgeJob: async (claimed) => {
      attempts.push(claimed.attempt)
      await sleep(300)
      await finishJudgeJob(database, claimed, outcomeWith())
    },
  })
  await vi.waitFor(() => expect(attempts).toEqual([1]), 30_000)

  await loseJudge(judgeId)
  await registerJudge(database, { id: judgeId })
  await database.pool.query("select pg_notify('judge_queue', '')")
  await vi.waitFor(async () => expect(await stateOf(job)).toMatchObject({ state: 'done' }), 30_000)
  await workers.drain()

  expect(attempts).toEqual([1, 2])
  expect(await database.queries.select({ status: submission.status }).from(submission)).toEqual([
    { status: 'Accepted' },
  ])
})

/** Workers of a judge with one slot and places for other users; each job ends only when the test tells it to. */
function holdJobs(judgeId: string) {
  const { database } = testbed
  const begun: string[] = []
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const workers = runWorkers(database, {
    judgeId,
    concurrency: 1,
    hasExtraWorkers: true,
    judgeJob: async (claimed) => {
      begun.push(claimed.id)
      await over
      await finishJudgeJob(database, claimed, outcomeWith(), 10)
    },
  })
  return { begun, end, drain: workers.drain }
}

/** Adds a user whose last job took `ranMs`. */
async function addUsual(name: string, { judgeId, ranMs }: { judgeId: string; ranMs: number }) {
  const { database, newJob, enqueue, addUser } = testbed
  const userId = await addUser(name)
  await enqueue(newJob({ userId }))
  const past = await claimJudgeJob(database, judgeId)
  if (past) await finishJudgeJob(database, past, outcomeWith(), ranMs)
  return userId
}

test('jobs of one person leave a place for another, who is not kept waiting by them, and take no second one', async () => {
  const { database, newJob, enqueue, addUser } = testbed
  const [first, second, third] = [newJob(), newJob(), newJob()]
  await enqueue(first, second, third)
  const { begun, end, drain } = holdJobs(await registerJudge(database))
  await vi.waitFor(() => expect(begun).toEqual([first.id]), 30_000)

  const ofAnother = newJob({ userId: await addUser('Bob') })
  const waiting = newJob({ userId: await addUser('Eve') })
  await enqueue(ofAnother)
  await vi.waitFor(() => expect(begun).toEqual([first.id, ofAnother.id]), 30_000)
  await enqueue(waiting)
  await sleep(1500)

  expect(begun).toEqual([first.id, ofAnother.id])
  end()
  await vi.waitFor(() => expect(begun).toHaveLength(5), 30_000)
  await drain()
  expect(begun.toSorted()).toEqual([first, second, third, ofAnother, waiting].map(({ id }) => id).toSorted())
})

test('who is usually brief begins although long jobs of many hold every place, and one who is unknown waits', async () => {
  const { database, newJob, enqueue, addUser } = testbed
  const judgeId = await registerJudge(database)
  const brief = await addUsual('Brief', { judgeId, ranMs: 400 })
  const long = await addUsual('Long', { judgeId, ranMs: 9000 })
  const [first, second] = [newJob({ userId: await addUser('Amy') }), newJob({ userId: await addUser('Bob') })]
  await enqueue(first, second)
  const { begun, end, drain } = holdJobs(judgeId)
  await vi.waitFor(() => expect(begun).toEqual([first.id, second.id]), 30_000)

  const [unknown, known] = [newJob({ userId: await addUser('Eve') }), newJob({ userId: brief })]
  const [heavy, again] = [newJob({ userId: long }), newJob({ userId: brief })]
  await enqueue(unknown, heavy, known, again)
  await vi.waitFor(() => expect(begun).toEqual([first.id, second.id, known.id]), 30_000)
  await sleep(1500)

  expect(begun).toEqual([first.id, second.id, known.id])
  end()
  await vi.waitFor(() => expect(begun).toHaveLength(6), 30_000)
  await drain()
  expect(begun).toContain(again.id)
})

test('who has had much judged in the last minute waits like everybody, however brief each was', async () => {
  const { database, newJob, enqueue, addUser } = testbed
  const judgeId = await registerJudge(database)
  const busy = await addUsual('Busy', { judgeId, ranMs: 4000 })
  const calm = await addUsual('Calm', { judgeId, ranMs: 2000 })
  await enqueue(newJob({ userId: await addUser('Amy') }), newJob({ userId: await addUser('Bob') }))
  const { begun, end, drain } = holdJobs(judgeId)
  await vi.waitFor(() => expect(begun).toHaveLength(2), 30_000)

  const [often, seldom] = [newJob({ userId: busy }), newJob({ userId: calm })]
  await enqueue(often, seldom)
  await vi.waitFor(() => expect(begun).toContain(seldom.id), 30_000)
  await sleep(1500)

  expect(begun).not.toContain(often.id)
  end()
  await drain()
})

test('a job of somebody who is usually brief makes room for the next one when it is long', async () => {
  const { database, newJob, enqueue, addUser } = testbed
  const judgeId = await registerJudge(database)
  const amy = await addUsual('Amy', { judgeId, ranMs: 400 })
  const ben = await addUsual('Ben', { judgeId, ranMs: 400 })
  const long = [newJob({ userId: await addUser('Cid') }), newJob({ userId: await addUser('Dee') })]
  await enqueue(...long)
  const { begun, end, drain } = holdJobs(judgeId)
  await vi.waitFor(() => expect(begun).toHaveLength(2), 30_000)
  const [first, second] = [newJob({ userId: amy }), newJob({ userId: ben })]
  await enqueue(first)
  await vi.waitFor(() => expect(begun).toContain(first.id), 30_000)
  await enqueue(second)

  await vi.waitFor(() => expect(begun).toContain(second.id), 30_000)

  expect(begun).toHaveLength(4)
  end()
  await drain()
})

test('jobs that take a second or two hold half of the places for brief ones, and keep no briefer one from beginning', async () => {
  const { database, newJob, enqueue, addUser } = testbed
  const judgeId = await registerJudge(database)
  const slower = [
    await addUsual('Amy', { judgeId, ranMs: 2000 }),
    await addUsual('Ben', { judgeId, ranMs: 2000 }),
    await addUsual('Cid', { judgeId, ranMs: 2000 }),
  ]
  const quick = await addUsual('Dee', { judgeId, ranMs: 400 })
  const long = [newJob({ userId: await addUser('Eve') }), newJob({ userId: await addUser('Fay') })]
  await enqueue(...long)
  const { begun, end, drain } = holdJobs(judgeId)
  await vi.waitFor(() => expect(begun).toHaveLength(2), 30_000)
  await enqueue(...slower.map((userId) => newJob({ userId })))
  await vi.waitFor(() => expect(begun).toHaveLength(4), 30_000)

  const briefest = newJob({ userId: quick })
  await enqueue(briefest)
  await vi.waitFor(() => expect(begun).toContain(briefest.id), 30_000)

  expect(begun).toHaveLength(5)
  end()
  await drain()
})
