import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Database } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { judge, judgeJob, problem, problemCounter, solved, submission } from '../schema/index.ts'
import { openQueueTestbed, outcomeWith, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { type ClaimedJob, claimJudgeJob, finishJudgeJob, reportProgress } from './claimed-job.ts'
import { type JudgeRow, releaseLostJudges, retireJudge } from './judge-list.ts'
import { listen } from './listen.ts'
import { readProblemToJudge } from './problem-to-judge.ts'
import { runWorkers } from './run-workers.ts'

let testbed: QueueTestbed
let database: Database

beforeEach(async () => {
  testbed = await openQueueTestbed()
  database = testbed.database
})
afterEach(() => testbed[Symbol.asyncDispose]())

const newJob: QueueTestbed['newJob'] = (change) => testbed.newJob(change)
const enqueue: QueueTestbed['enqueue'] = (...jobs) => testbed.enqueue(...jobs)
const addUser = (name: string) => testbed.addUser(name)
const loseJudge = (judgeId: string) => testbed.loseJudge(judgeId)

async function claim(judgeId?: string): Promise<ClaimedJob> {
  const claimed = await claimJudgeJob(database, judgeId ?? (await registerJudge(database)))
  if (!claimed) throw new Error('The job was not there to claim.')
  return claimed
}

const stateOf: QueueTestbed['stateOf'] = (job) => testbed.stateOf(job)

test('a finished submission carries its verdict, its solved mark and its counters', async () => {
  const job = newJob()
  await enqueue(job)

  const finished = await finishJudgeJob(database, await claim(), outcomeWith())

  expect(finished).toBe(true)
  const [stored] = await database.queries.select().from(submission).where(eq(submission.id, job.id))
  expect(stored).toMatchObject({ status: 'Accepted', runtimeMs: 12, memoryKb: 3400, passed: 3, total: 3 })
  expect(await database.queries.select().from(solved)).toMatchObject([
    { userId: job.userId, problemId: job.problemId, submissionId: job.id },
  ])
  expect(await database.queries.select().from(problemCounter)).toMatchObject([{ submitted: 1, accepted: 1 }])
})

test('a job keeps when a judge took it last', async () => {
  await enqueue(newJob())
  const silent = await registerJudge(database)
  await claim(silent)
  const [first] = await database.queries.select().from(judgeJob)
  await loseJudge(silent)

  await claim()

  const [last] = await database.queries.select().from(judgeJob)
  expect(first?.claimedAt).toBeInstanceOf(Date)
  expect(Number(last?.claimedAt)).toBeGreaterThan(Number(first?.claimedAt))
})

test('a problem is solved by the Accepted submission that was made first, in whichever order they are judged', async () => {
  const [first, second, third] = [newJob(), newJob(), newJob()]
  for (const job of [first, second, third]) await enqueue(job)
  const claimed = [await claim(), await claim(), await claim()]
  const finish = async ({ id }: { id: string }) => {
    const job = claimed.find((each) => each.id === id)
    if (job) await finishJudgeJob(database, job, outcomeWith())
    const [mark] = await database.queries.select().from(solved)
    return mark
  }
  const madeAt = async ({ id }: { id: string }) => {
    const [row] = await database.queries.select().from(submission).where(eq(submission.id, id))
    return row?.createdAt
  }

  const marks = [await finish(second), await finish(third), await finish(first)]

  expect(marks).toMatchObject([
    { submissionId: second.id, solvedAt: await madeAt(second) },
    { submissionId: second.id },
    { submissionId: first.id, solvedAt: await madeAt(first) },
  ])
})

test('a judge that was given up for dead cannot write', async () => {
  await enqueue(newJob())
  const silent = await registerJudge(database)
  const lost = await claim(silent)
  await loseJudge(silent)
  const whileQueued = await finishJudgeJob(database, lost, outcomeWith({ status: 'Wrong Answer' }))
  const successor = await claim()

  const late = await finishJudgeJob(database, lost, outcomeWith({ status: 'Wrong Answer' }))
  const right = await finishJudgeJob(database, successor, outcomeWith())
  const again = await finishJudgeJob(database, successor, outcomeWith({ status: 'Runtime Error' }))

  expect([whileQueued, late, right, again]).toEqual([false, false, true, false])
  const [stored] = await database.queries.select().from(submission)
  expect(stored?.status).toBe('Accepted')
  expect(await database.queries.select().from(problemCounter)).toMatchObject([{ submitted: 1 }])
})

test('a judge is given only jobs in languages that work on it, and the others wait for one that has theirs', async () => {
  const [java, python] = [newJob({ language: 'java' }), newJob({ language: 'python' })]
  await enqueue(java)
  await enqueue(python)
  const knows = (languages: JudgeRow['languages']) => registerJudge(database, { languages })

  const few = await knows([
    { language: 'java', version: '21', works: false },
    { language: 'python', version: '3.12', works: true },
  ])
  const claimed = [await claimJudgeJob(database, few), await claimJudgeJob(database, few, [python.id])]
  const other = await claimJudgeJob(database, await knows([{ language: 'java', version: '21', works: true }]))

  expect(claimed.map((job) => job?.id)).toEqual([python.id, undefined])
  expect(await stateOf(java)).toMatchObject({ attempt: 1 })
  expect(other?.id).toBe(java.id)
})

test('a judge whose lease has run out is given no job until it renews it', async () => {
  await enqueue(newJob())
  const judgeId = await registerJudge(database)
  await database.queries.update(judge).set({ leaseUntil: sql`now() - interval '1 second'` })

  const without = await claimJudgeJob(database, judgeId)
  await registerJudge(database, { id: judgeId })
  const renewed = await claimJudgeJob(database, judgeId)

  expect(without).toBeNull()
  expect(renewed).not.toBeNull()
})

test('a job that costs eight judges their lives ends as a visible Internal Error, and the next is taken', async () => {
  const poison = newJob()
  const harmless = newJob({ userId: await addUser('Bob') })
  await enqueue(poison)
  for (let judges = 0; judges < 8; judges++) {
    const judgeId = await registerJudge(database)
    await claim(judgeId)
    await loseJudge(judgeId)
  }
  await enqueue(harmless)

  const ninth = await claim()

  expect(ninth.id).toBe(harmless.id)
  const [stored] = await database.queries.select().from(submission).where(eq(submission.id, poison.id))
  expect(stored?.status).toBe('Internal Error')
  expect(stored?.errorMessage).toContain('eight judges')
  expect(await database.queries.select().from(problemCounter)).toEqual([])
})

test('a judge that stops in good order gives its job back, and that counts as no try', async () => {
  const job = newJob()
  await enqueue(job)
  for (let stops = 0; stops < 20; stops++) {
    const judgeId = await registerJudge(database)
    await claim(judgeId)
    await retireJudge(database, judgeId)
  }

  const claimed = await claim()

  expect(claimed).toMatchObject({ id: job.id, attempt: 21, tries: 1 })
})

test('a job whose claim was never answered goes back with the next claim of the same judge', async () => {
  const job = newJob()
  const other = newJob()
  await enqueue(job)
  await enqueue(other)
  const judgeId = await registerJudge(database)
  await claimJudgeJob(database, judgeId, [])

  const next = await claimJudgeJob(database, judgeId, [])
  const held = await claimJudgeJob(database, judgeId, [job.id])

  expect(next).toMatchObject({ id: job.id, attempt: 2 })
  expect(held).toMatchObject({ id: other.id, attempt: 1 })
})

test('repeating a request key makes no second job', async () => {
  const first = await enqueue(newJob({ kind: 'run', requestKey: 'same-key-1' }))
  const second = await enqueue(newJob({ kind: 'run', requestKey: 'same-key-1' }))

  expect([first, second]).toEqual([[true], [false]])
  expect(await database.queries.$count(judgeJob)).toBe(1)
})

test("a user's later jobs stand behind another user's first, and runs before submissions", async () => {
  const firsts = [newJob(), newJob(), newJob()]
  for (const job of firsts) await enqueue(job)
  const run = newJob({ kind: 'run', userId: await addUser('Bob') })
  await enqueue(run)

  const order: string[] = []
  const workers = runWorkers(database, {
    judgeId: await registerJudge(database),
    concurrency: 1,
    judgeJob: async (job) => {
      order.push(job.id)
      await finishJudgeJob(database, job, outcomeWith())
    },
  })
  await vi.waitFor(() => expect(order).toHaveLength(4), 30_000)
  await workers.drain()

  expect(order).toEqual([run.id, ...firsts.map((job) => job.id)])
})

test("another user's submission is taken next, however many one user has put into the queue at once", async () => {
  await Promise.all(Array.from({ length: 30 }, () => enqueue(newJob())))
  const judgeId = await registerJudge(database)
  const inHand = await claim(judgeId)
  const others = newJob({ userId: await addUser('Bob') })
  await enqueue(others)

  const next = await claimJudgeJob(database, judgeId, [inHand.id])

  expect(next?.id).toBe(others.id)
})

test('the jobs of a silent judge go to another', async () => {
  const job = newJob()
  await enqueue(job)
  const stuck = Promise.withResolvers<void>()
  const silentId = await registerJudge(database)
  const silent = runWorkers(database, { judgeId: silentId, concurrency: 1, judgeJob: () => stuck.promise })
  await vi.waitFor(async () => expect(await stateOf(job)).toMatchObject({ state: 'judging' }), 30_000)
  expect(await releaseLostJudges(database)).toBe(0)

  const lost = await loseJudge(silentId)
  const taken: string[] = []
  const successor = runWorkers(database, {
    judgeId: await registerJudge(database),
    concurrency: 1,
    judgeJob: async (claimed) => {
      taken.push(claimed.id)
      await finishJudgeJob(database, claimed, outcomeWith())
    },
  })
  await vi.waitFor(() => expect(taken).toEqual([job.id]), 30_000)
  stuck.resolve()
  await Promise.all([silent.drain(), successor.drain()])

  expect(lost).toBe(1)
})

test('the jobs of a judge that is known to be dead are given back at once, and of no other', async () => {
  const [first, second] = [newJob(), newJob()]
  for (const job of [first, second]) await enqueue(job)
  const [dead, living] = [await registerJudge(database), await registerJudge(database)]
  await claim(dead)
  await claim(living)

  const lost = await releaseLostJudges(database, [dead])

  expect(lost).toBe(1)
  expect(await stateOf(first)).toMatchObject({ state: 'queued' })
  expect(await stateOf(second)).toMatchObject({ state: 'judging' })
})

test('progress and the end of a job are announced to whoever listens', async () => {
  const heard: string[] = []
  const connected = Promise.withResolvers<void>()
  await using listener = listen(database, {
    channel: 'judge_job',
    onNotification: (jobId) => heard.push(jobId),
    onGap: () => connected.resolve(),
  })
  await connected.promise
  const job = newJob()
  await enqueue(job)

  const claimed = await claim()
  await reportProgress(database, claimed, { stage: 'compiling', total: 3, cases: [] })
  await finishJudgeJob(database, claimed, outcomeWith())

  await vi.waitFor(() => expect(heard).toEqual([job.id, job.id, job.id]), 30_000)
  expect(listener.isConnected()).toBe(true)
})

test("the judge's role works the queue and reads problems, and nothing of learners", async () => {
  await using asJudge = connect(database.url, { role: 'codedojo_judge', poolSize: 3 })
  const job = newJob()
  await enqueue(job)

  const verdicts: boolean[] = []
  const judgeId = await registerJudge(asJudge)
  const workers = runWorkers(asJudge, {
    judgeId,
    concurrency: 1,
    judgeJob: async (claimed) => {
      verdicts.push(await finishJudgeJob(asJudge, claimed, outcomeWith()))
    },
  })
  await vi.waitFor(() => expect(verdicts).toEqual([true]), 30_000)
  await workers.drain()
  await releaseLostJudges(asJudge)
  await retireJudge(asJudge, judgeId)

  expect(await readProblemToJudge(asJudge, { problemId: testbed.problemId, revision: 1 })).toMatchObject({
    timeLimitMs: 1000,
    revision: 1,
  })
  await expect(asJudge.pool.query('select email from "user"')).rejects.toThrow(/permission denied/)
  await expect(asJudge.pool.query('select code from submission')).rejects.toThrow(/permission denied/)
  await expect(asJudge.pool.query("update judge_job set state = 'done'")).rejects.toThrow(/permission denied/)
  await expect(asJudge.pool.query("select put_back_judge_jobs('{}', 0)")).rejects.toThrow(/permission denied/)
})

test('many servers may migrate the same database at once, also one that is up to date', async () => {
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])

  expect(await database.queries.$count(problem)).toBe(1)
})
