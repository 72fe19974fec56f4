import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judge, judgeJob } from '../schema/index.ts'
import { enterJudge, openQueueBed, type QueueBed } from '../testing/index.ts'
import { releaseLostJudges, renewJudge } from './judge-list.ts'
import { claimJudgeJob, reportJudgeFault } from './judge-side.ts'

let bed: QueueBed
beforeEach(async () => {
  bed = await openQueueBed()
})
afterEach(() => bed[Symbol.asyncDispose]())

const after = (column: typeof judge.leaseUntil | typeof judgeJob.retryAt, hours: number) =>
  sql`${column} + make_interval(hours => ${hours})`

test.each([
  { what: 'with the last sign of life', both: true },
  { what: 'alone', both: false },
])(
  'a lease is lost that reaches, $what, so far into the future that the clock must have been set back',
  async ({ both }) => {
    const job = bed.newJob()
    await bed.enqueue(job)
    const [dead, living] = [await enterJudge(bed.database), await enterJudge(bed.database)]
    await claimJudgeJob(bed.database, dead)
    await bed.database.queries
      .update(judge)
      .set({
        leaseUntil: after(judge.leaseUntil, 3),
        ...(both && { heartbeatAt: after(judge.heartbeatAt, 3) }),
      })
      .where(eq(judge.id, dead))

    const lost = await releaseLostJudges(bed.database)

    expect(lost).toBe(1)
    expect(await bed.stateOf(job)).toMatchObject({ state: 'queued' })
    expect(await bed.database.queries.select({ id: judge.id }).from(judge)).toEqual([{ id: living }])
  },
)

test('the longest lease that the settings allow is none that is lost', async () => {
  const id = await enterJudge(bed.database)
  const [row] = await bed.database.queries.select().from(judge)
  if (row) await renewJudge(bed.database, row, 3_600_000)

  const lost = await releaseLostJudges(bed.database)

  expect([row?.id, lost]).toEqual([id, 0])
})

test('a job that waits after faults is due when its time lies further ahead than any pause', async () => {
  const job = bed.newJob()
  await bed.enqueue(job)
  const judgeId = await enterJudge(bed.database)
  for (const reason of ['The disk is full.', 'It still is.']) {
    const claimed = await claimJudgeJob(bed.database, judgeId)
    if (claimed) await reportJudgeFault(bed.database, claimed, reason)
  }

  const early = await claimJudgeJob(bed.database, judgeId)
  await bed.database.queries.update(judgeJob).set({ retryAt: after(judgeJob.retryAt, 3) })
  const afterwards = await claimJudgeJob(bed.database, judgeId)

  expect([early, afterwards?.id]).toEqual([null, job.id])
})
