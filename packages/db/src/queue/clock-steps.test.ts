import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judge, judgeJob } from '../schema/index.ts'
import { openQueueTestbed, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { claimJudgeJob, reportJudgeFault } from './claimed-job.ts'
import { releaseLostJudges, renewJudge } from './judge-list.ts'

let testbed: QueueTestbed
beforeEach(async () => {
  testbed = await openQueueTestbed()
})
afterEach(() => testbed[Symbol.asyncDispose]())

const after = (column: typeof judge.leaseUntil | typeof judgeJob.retryAt, hours: number) =>
  sql`${column} + make_interval(hours => ${hours})`

test('after the clock was set back a lease ends a length from now: the living renew theirs, the dead are lost then', async () => {
  const [ofDead, ofLiving] = [testbed.newJob(), testbed.newJob()]
  await testbed.enqueue(ofDead)
  await testbed.enqueue(ofLiving)
  const [dead, living] = [await registerJudge(testbed.database), await registerJudge(testbed.database)]
  await claimJudgeJob(testbed.database, dead)
  await claimJudgeJob(testbed.database, living)
  await testbed.database.queries
    .update(judge)
    .set({ leaseUntil: after(judge.leaseUntil, 3), heartbeatAt: after(judge.heartbeatAt, 3) })

  expect(await releaseLostJudges(testbed.database)).toBe(0)
  const leases = await testbed.database.queries
    .select({ id: judge.id, isNear: sql<boolean>`${judge.leaseUntil} < now() + interval '2 hours'` })
    .from(judge)
  expect(new Map(leases.map(({ id, isNear }) => [id, isNear]))).toEqual(
    new Map([
      [dead, true],
      [living, true],
    ]),
  )

  await testbed.database.queries
    .update(judge)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(judge.id, dead))
  expect(await releaseLostJudges(testbed.database)).toBe(1)
  expect(await testbed.stateOf(ofDead)).toMatchObject({ state: 'queued' })
  expect(await testbed.stateOf(ofLiving)).toMatchObject({ state: 'judging' })
})

test('the longest lease that the settings allow is none that is lost', async () => {
  const id = await registerJudge(testbed.database)
  const [row] = await testbed.database.queries.select().from(judge)
  if (row) await renewJudge(testbed.database, row, 3_600_000)

  const lost = await releaseLostJudges(testbed.database)

  expect([row?.id, lost]).toEqual([id, 0])
})

test('a job that waits after faults is due when its time lies further ahead than any pause', async () => {
  const job = testbed.newJob()
  await testbed.enqueue(job)
  const judgeId = await registerJudge(testbed.database)
  for (const reason of ['The disk is full.', 'It still is.']) {
    const claimed = await claimJudgeJob(testbed.database, judgeId)
    if (claimed) await reportJudgeFault(testbed.database, claimed, reason)
  }

  const early = await claimJudgeJob(testbed.database, judgeId)
  await testbed.database.queries.update(judgeJob).set({ retryAt: after(judgeJob.retryAt, 3) })
  const afterwards = await claimJudgeJob(testbed.database, judgeId)

  expect([early, afterwards?.id]).toEqual([null, job.id])
})
