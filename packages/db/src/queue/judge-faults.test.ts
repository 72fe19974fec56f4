import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '../connection.ts'
import { judgeJob, submission } from '../schema/index.ts'
import { openQueueTestbed, outcomeWith, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { type ClaimedJob, claimJudgeJob, finishJudgeJob, reportJudgeFault } from './claimed-job.ts'
import type { NewJob } from './enqueue-job.ts'
import { makeFaultBackoff } from './fault-backoff.ts'
import { faultText } from './fault-text.ts'
import { runWorkers, type Workers } from './run-workers.ts'

let testbed: QueueTestbed
beforeEach(async () => {
  testbed = await openQueueTestbed()
})
afterEach(() => testbed[Symbol.asyncDispose]())

async function startJudge(judgeJob: (job: ClaimedJob) => Promise<void>): Promise<Workers> {
  return runWorkers(testbed.database, {
    judgeId: await registerJudge(testbed.database),
    concurrency: 1,
    judgeJob,
  })
}

const accept = async (job: ClaimedJob) => {
  await finishJudgeJob(testbed.database, job, outcomeWith())
}

async function claim(): Promise<ClaimedJob> {
  const job = await claimJudgeJob(testbed.database, await registerJudge(testbed.database))
  if (!job) throw new Error('The job was not there to claim.')
  return job
}

const verdicts = async () => {
  const rows = await testbed.database.queries.select({ status: submission.status }).from(submission)
  return rows.map(({ status }) => status)
}

test('a job that was thrown is tried again after a pause, and that counts as no try', async () => {
  await testbed.enqueue(testbed.newJob())
  const seen: { attempt: number; tries: number; at: number }[] = []
  const judge = await startJudge(async (job) => {
    seen.push({ attempt: job.attempt, tries: job.tries, at: performance.now() })
    if (job.attempt < 3) throw new Error('the sandbox broke')
    await accept(job)
  })

  await vi.waitFor(async () => expect(await verdicts()).toEqual(['Accepted']), 30_000)
  await judge.drain()

  expect(seen.map(({ attempt, tries }) => [attempt, tries])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ])
  const [first = 0, second = 0, third = 0] = seen.map(({ at }) => at)
  expect(second - first).toBeGreaterThan(190)
  expect(third - second).toBeGreaterThan(390)
})

test('a judge on which everything fails leaves the jobs to the others', async () => {
  let faults = 0
  const sick = await startJudge(async () => {
    faults++
    throw new Error('ENOSPC: no space left on device')
  })
  const healthy = await startJudge(async (job) => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    await accept(job)
  })

  await testbed.enqueue(...Array.from({ length: 40 }, () => testbed.newJob()))
  await vi.waitFor(async () => expect(new Set(await verdicts())).toEqual(new Set(['Accepted'])), 15_000)
  await Promise.all([sick.drain(), healthy.drain()])

  expect(faults).toBeGreaterThan(0)
  expect(faults).toBeLessThan(10)
})

test('a job that always meets a fault does not keep its judge from the others', async () => {
  const poison = testbed.newJob()
  await testbed.enqueue(poison, ...Array.from({ length: 10 }, () => testbed.newJob()))
  const judge = await startJudge((job) =>
    job.id === poison.id ? Promise.reject(new Error('broken')) : accept(job),
  )

  const done = eq(judgeJob.state, 'done')
  await vi.waitFor(async () => expect(await testbed.database.queries.$count(judgeJob, done)).toBe(10), 30_000)
  await judge.drain()

  expect(await testbed.stateOf(poison)).toMatchObject({ state: 'queued' })
})

const meetFaults = (faults: number, minutesAgo: number) =>
  testbed.database.queries.update(judgeJob).set({
    faults,
    firstFaultAt: sql`now() - make_interval(mins => ${minutesAgo})`,
    retryAt: null,
  })

/** Queues and judges another learner's job. */
async function judgeAnother(change: Partial<NewJob>): Promise<void> {
  await testbed.enqueue(testbed.newJob({ userId: await testbed.addUser('Bob'), ...change }))
  await accept(await claim())
}

const minutesADay = 24 * 60

test.each([
  { faults: 500, minutesAgo: 9, others: 'cpp', why: 'within ten minutes' },
  { faults: 6, minutesAgo: 60, others: 'cpp', why: 'that were few' },
  { faults: 500, minutesAgo: minutesADay - 1, others: 'java', why: 'that all jobs of its language meet' },
] as const)('faults $why end no job', async ({ faults, minutesAgo, others }) => {
  await judgeAnother({ language: others })
  const job = testbed.newJob()
  await testbed.enqueue(job)
  await meetFaults(faults, minutesAgo)

  await reportJudgeFault(testbed.database, await claim(), 'The disk is full.')

  expect(await testbed.stateOf(job)).toMatchObject({ state: 'queued', attempt: 1, givenBack: 1 })
})

test.each([
  { minutesAgo: 11, others: 'cpp', why: 'for ten minutes in which others of its language were judged' },
  { minutesAgo: minutesADay + 1, others: 'java', why: 'for a day' },
] as const)('a job that met faults $why ends as an Internal Error with the reason', async (met) => {
  await judgeAnother({ language: met.others })
  const job = testbed.newJob()
  await testbed.enqueue(job)
  await meetFaults(7, met.minutesAgo)

  await using asJudge = connect(testbed.database.url, { role: 'codedojo_judge' })
  const reported = await reportJudgeFault(asJudge, await claim(), 'The disk is full.')

  expect(reported).toBe(true)
  const [stored] = await testbed.database.queries.select().from(submission).where(eq(submission.id, job.id))
  expect(stored?.status).toBe('Internal Error')
  expect(stored?.errorMessage).toMatch(/given up after faults of the judges.* The disk is full\./)
})

test('a fault of a judge that was given up for dead changes nothing', async () => {
  const job = testbed.newJob()
  await testbed.enqueue(job)
  const judgeId = await registerJudge(testbed.database)
  const lost = await claimJudgeJob(testbed.database, judgeId)
  await testbed.loseJudge(judgeId)
  await claim()

  const reported = lost && (await reportJudgeFault(testbed.database, lost, 'late'))

  expect(reported).toBe(false)
  expect(await testbed.stateOf(job)).toMatchObject({ state: 'judging', attempt: 2, faults: 0 })
})

test('the pause doubles from 0.2 s to 10 s with every fault after it, and ends with a job that does', () => {
  let now = 0
  const pause = makeFaultBackoff(() => now)
  const lengths = Array.from({ length: 8 }, () => {
    pause.jobFailed()
    // A fault of another worker that had claimed its job before.
    pause.jobFailed()
    const length = pause.leftMs()
    now += length
    return length
  })

  pause.jobFailed()
  pause.jobEnded()

  expect(lengths).toEqual([200, 400, 800, 1600, 3200, 6400, 10_000, 10_000])
  expect(pause.leftMs()).toBe(0)
})

test.each([
  [new Error('ENOSPC: no space left on device, write'), 'ENOSPC: no space left on device, write.'],
  [
    new Error("EMFILE: too many open files, open '/srv/codedojo/data/a.txt'"),
    "EMFILE: too many open files, open '…'.",
  ],
  [new Error('failed query', { cause: new Error('The box\0broke.\n') }), 'The box broke.'],
  ['and/or', 'and/or.'],
])('a fault is told without paths: %s', (error, text) => {
  expect(faultText(error)).toBe(text)
})
