import { randomUUID } from 'node:crypto'
import type { Outcome } from '@codedojo/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Database } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { judge, judgeJob, problem, problemCounter, solved, submission, user } from '../schema/index.ts'
import { cloneDatabase } from '../testing/index.ts'
import { enqueueJob, type NewJob } from './enqueue-job.ts'
import {
  claimJudgeJob,
  finishJudgeJob,
  readProblemToJudge,
  releaseLostJudges,
  renewJudge,
  reportProgress,
} from './judge-side.ts'
import { listenToJobs } from './listen.ts'
import { runWorkers } from './run-workers.ts'

let database: Database
let userId: string
let problemId: string

beforeEach(async () => {
  database = await cloneDatabase()
  userId = randomUUID()
  problemId = randomUUID()
  const { queries } = database
  await queries.insert(user).values({ id: userId, name: 'Ada', firstName: 'Ada', email: 'ada@example.org' })
  await queries.insert(problem).values({
    id: problemId,
    number: 1,
    title: 'Sum',
    description: 'Add.',
    difficulty: 'easy',
    tags: 'Math',
    timeLimitMs: 1000,
    memoryLimitKb: 262_144,
    timeLimitSource: 'given',
    comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
    startCode: [],
    referenceSolution: [],
    hints: [],
  })
})

afterEach(() => database[Symbol.asyncDispose]())

const newJob = (change: Partial<NewJob> = {}): NewJob => ({
  id: randomUUID(),
  kind: 'submit',
  userId,
  problemId,
  problemRevision: 1,
  language: 'cpp',
  code: 'int main() {}',
  customInputs: [],
  requestKey: null,
  ...change,
})

async function enqueue(job: NewJob): Promise<boolean> {
  return database.queries.transaction(async (tx) => {
    if (job.kind === 'submit') {
      const { id, language, code } = job
      await tx.insert(submission).values({ id, userId, problemId, problemRevision: 1, language, code })
    }
    return enqueueJob(tx, job)
  })
}

const outcome = (change: Partial<Outcome> = {}): Outcome => ({
  status: 'Accepted',
  cases: [],
  passed: 3,
  total: 3,
  runtimeMs: 12,
  memoryKb: 3400,
  compileMessage: null,
  errorMessage: null,
  limitsEnforced: true,
  ...change,
})

async function claim(job: NewJob) {
  const claimed = await claimJudgeJob(database, job.id, randomUUID())
  if (!claimed) throw new Error('The job was not there to claim.')
  return claimed
}

test('a finished submission carries its verdict, its solved mark and its counters', async () => {
  const job = newJob()
  await enqueue(job)

  const finished = await finishJudgeJob(database, await claim(job), outcome())

  expect(finished).toBe(true)
  const [stored] = await database.queries.select().from(submission).where(eq(submission.id, job.id))
  expect(stored).toMatchObject({ status: 'Accepted', runtimeMs: 12, memoryKb: 3400, passed: 3, total: 3 })
  expect(await database.queries.select().from(solved)).toMatchObject([
    { userId, problemId, submissionId: job.id },
  ])
  expect(await database.queries.select().from(problemCounter)).toMatchObject([{ submitted: 1, accepted: 1 }])
})

test('a judge that was given up for dead cannot write', async () => {
  const job = newJob()
  await enqueue(job)
  const lost = await claim(job)
  const successor = await claim(job)

  const late = await finishJudgeJob(database, lost, outcome({ status: 'Wrong Answer' }))
  const right = await finishJudgeJob(database, successor, outcome())
  const again = await finishJudgeJob(database, successor, outcome({ status: 'Runtime Error' }))

  expect([late, right, again]).toEqual([false, true, false])
  const [stored] = await database.queries.select().from(submission)
  expect(stored?.status).toBe('Accepted')
  expect(await database.queries.select().from(problemCounter)).toMatchObject([{ submitted: 1 }])
})

test('a job that costs eight judges their lives ends as a visible Internal Error', async () => {
  const job = newJob()
  await enqueue(job)
  for (let judges = 0; judges < 8; judges++) await claim(job)

  const ninth = await claimJudgeJob(database, job.id, randomUUID())

  expect(ninth).toBeNull()
  const [stored] = await database.queries.select().from(submission)
  expect(stored?.status).toBe('Internal Error')
  expect(stored?.errorMessage).toContain('eight judges')
  expect(await database.queries.select().from(problemCounter)).toEqual([])
})

test('repeating a request key makes no second job', async () => {
  const first = await enqueue(newJob({ kind: 'run', requestKey: 'same-key-1' }))
  const second = await enqueue(newJob({ kind: 'run', requestKey: 'same-key-1' }))

  expect([first, second]).toEqual([true, false])
  expect(await database.queries.$count(judgeJob)).toBe(1)
})

test("a user's later jobs stand behind another user's first, and runs before submissions", async () => {
  const other = randomUUID()
  await database.queries
    .insert(user)
    .values({ id: other, name: 'Bob', firstName: 'Bob', email: 'bob@example.org' })
  const firsts = [newJob(), newJob(), newJob()]
  for (const job of firsts) await enqueue(job)
  const run = newJob({ kind: 'run', userId: other })
  await database.queries.transaction((tx) => enqueueJob(tx, run))

  const order: string[] = []
  const workers = await runWorkers(database, {
    concurrency: 1,
    judgeJob: async (jobId) => {
      order.push(jobId)
    },
  })
  await vi.waitFor(() => expect(order).toHaveLength(4), 5000)
  await workers.drain()

  expect(order).toEqual([run.id, ...firsts.map((job) => job.id)])
})

test('the jobs of a silent judge go to another', async () => {
  const job = newJob()
  await enqueue(job)
  const stuck = Promise.withResolvers<void>()
  const silent = await runWorkers(database, { concurrency: 1, judgeJob: () => stuck.promise })
  await vi.waitFor(async () => {
    const locked = await database.pool.query('select from graphile_worker.jobs where locked_at is not null')
    expect(locked.rowCount).toBe(1)
  }, 5000)
  const row = {
    id: randomUUID(),
    name: 'silent',
    slots: 1,
    sandbox: 'cgroup1' as const,
    limitsEnforced: true,
    works: true,
    detail: 'works',
    cure: null,
    languages: [],
    lockName: silent.lockName,
  }
  await renewJudge(database, row)
  await renewJudge(database, row)
  expect(await releaseLostJudges(database)).toBe(0)
  await database.queries.update(judge).set({ heartbeatAt: new Date(Date.now() - 16_000) })

  const lost = await releaseLostJudges(database)
  const taken: string[] = []
  const successor = await runWorkers(database, {
    concurrency: 1,
    judgeJob: async (jobId) => {
      taken.push(jobId)
    },
  })
  await vi.waitFor(() => expect(taken).toEqual([job.id]), 5000)
  stuck.resolve()
  await Promise.all([silent.drain(), successor.drain()])

  expect(lost).toBe(1)
})

test('progress and the end of a job are announced to whoever listens', async () => {
  const heard: string[] = []
  const connected = Promise.withResolvers<void>()
  await using listener = listenToJobs(database.url, (jobId) => heard.push(jobId), connected.resolve)
  await connected.promise
  const job = newJob()
  await enqueue(job)

  const claimed = await claim(job)
  await reportProgress(database, claimed, { stage: 'compiling', total: 3, cases: [] })
  await finishJudgeJob(database, claimed, outcome())

  await vi.waitFor(() => expect(heard).toEqual([job.id, job.id, job.id]), 5000)
  expect(listener.isConnected()).toBe(true)
})

test("the judge's role works the queue and reads problems, and nothing of learners", async () => {
  await using asJudge = connect(database.url, { role: 'codedojo_judge', poolSize: 3 })
  const job = newJob()
  await enqueue(job)

  const verdicts: boolean[] = []
  const workers = await runWorkers(asJudge, {
    concurrency: 1,
    judgeJob: async (jobId) => {
      const claimed = await claimJudgeJob(asJudge, jobId, randomUUID())
      if (claimed) verdicts.push(await finishJudgeJob(asJudge, claimed, outcome()))
    },
  })
  await vi.waitFor(() => expect(verdicts).toEqual([true]), 5000)
  await workers.drain()

  expect(await readProblemToJudge(asJudge, problemId)).toMatchObject({ timeLimitMs: 1000, revision: 1 })
  await expect(asJudge.pool.query('select email from "user"')).rejects.toThrow(/permission denied/)
  await expect(asJudge.pool.query('select code from submission')).rejects.toThrow(/permission denied/)
  await expect(asJudge.pool.query("update judge_job set state = 'done'")).rejects.toThrow(/permission denied/)
})

test('many servers may migrate the same database at once, also one that is up to date', async () => {
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])

  expect(await database.queries.$count(problem)).toBe(1)
})
