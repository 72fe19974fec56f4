import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judge, judgeJob } from '../schema/index.ts'
import { openQueueTestbed, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { claimJudgeJob, reportJudgeFault } from './claimed-job.ts'
import { releaseLostJudges, renewJudge } from './judge-list.ts'

let bed: QueueTestbed
beforeEach(async () => {
  bed = await openQueueTestbed()
})
afterEach(() => bed[Symbol.asyncDispose]())

const after = (column: typeof judge.leaseUntil | typeof judgeJob.retryAt, hours: number) =>
  sql`${column} + make_interval(hours => ${hours})`

test('after the clock was set back a lease ends a length from now: the living renew theirs, the dead are lost then', async () => {
  const [ofDead, ofLiving] = [bed.newJob(), bed.newJob()]
  await bed.enqueue(ofDead)
  await bed.enqueue(ofLiving)
  const [dead, living] = [await registerJudge(bed.database), await registerJudge(bed.database)]
  await claimJudgeJob(bed.database, dead)
  await claimJudgeJob(bed.database, living)
  await bed.database.queries
    .update(judge)
    .set({ leaseUntil: after(judge.leaseUntil, 3), heartbeatAt: after(judge.heartbeatAt, 3) })

  expect(await releaseLostJudges(bed.database)).toBe(0)
  const leases = await bed.database.queries
    .select({ id: judge.id, isNear: sql<boolean>`${judge.leaseUntil} < now() + interval '2 hours'` })
    .from(judge)
  expect(new Map(leases.map(({ id, isNear }) => [id, isNear]))).toEqual(
    new Map([
      [dead, true],
      [living, true],
    ]),
  )

  await bed.database.queries
    .update(judge)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(judge.id, dead))
  expect(await releaseLostJudges(bed.database)).toBe(1)
  expect(await bed.stateOf(ofDead)).toMatchObject({ state: 'queued' })
  expect(await bed.stateOf(ofLiving)).toMatchObject({ state: 'judging' })
})

test('the longest lease that the settings allow is none that is lost', async () => {
  const id = await registerJudge(bed.database)
  const [row] = await bed.database.queries.select().from(judge)
  if (row) await renewJudge(bed.database, row, 3_600_000)

  const lost = await releaseLostJudges(bed.database)

  expect([row?.id, lost]).toEqual([id, 0])
})

test('a job that waits after faults is due when its time lies further ahead than any pause', async () => {
  const job = bed.newJob()
  await bed.enqueue(job)
  const judgeId = await registerJudge(bed.database)
  for (const reason of ['The disk is full.', 'It still is.']) {
    const claimed = await claimJudgeJob(bed.database, judgeId)
    if (claimed) await reportJudgeFault(bed.database, claimed, reason)
  }

  const early = await claimJudgeJob(bed.database, judgeId)
  await bed.database.queries.update(judgeJob).set({ retryAt: after(judgeJob.retryAt, 3) })
  const afterwards = await claimJudgeJob(bed.database, judgeId)

  expect([early, afterwards?.id]).toEqual([null, job.id])
})
