import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Outcome, outcomeSchema } from '@codedojo/contract'
import { type Database, enqueueJob, type NewJob, schema, storeFiles } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { SandboxError } from '@codedojo/sandbox'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { allLanguages } from './testing/all-languages.ts'
import type { TestJudge } from './testing/test-judge.ts'
import { withJudge } from './testing/with-judge.ts'
import { workingStatus } from './work/judge-status.ts'
import { startWorkLoop, type WorkLoop } from './work-loop.ts'

let opened: TestJudge
let database: Database
let loop: WorkLoop | null
const userId = randomUUID()
const problemId = randomUUID()

withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

beforeEach(async () => {
  database = await cloneDatabase()
  const { queries } = database
  await queries
    .insert(schema.user)
    .values({ id: userId, name: 'Ada', firstName: 'Ada', email: 'ada@example.org' })
  await addProblem(database, {
    id: problemId,
    timeLimitMs: 500,
    referenceSolution: [{ language: 'python', completeCode: addition }],
    cases: [
      { in: '1 2', out: '3' },
      { in: '5 6', out: '11' },
    ],
  })
  loop = null
})
afterEach(async () => {
  await loop?.drain()
  await database[Symbol.asyncDispose]()
})

const addition = 'print(sum(map(int, input().split())))'

function jobOf(change: Partial<NewJob>): NewJob {
  const usual = {
    kind: 'submit',
    problemRevision: 1,
    language: 'python',
    code: addition,
    customInputs: [],
    requestKey: null,
  } as const
  return { id: randomUUID(), userId, problemId, ...usual, ...change }
}

async function enqueue(change: Partial<NewJob>): Promise<string> {
  const job = jobOf(change)
  await database.queries.transaction(async (tx) => {
    const { id, userId, language, code } = job
    if (job.kind === 'submit')
      await tx.insert(schema.submission).values({ id, userId, problemId, problemRevision: 1, language, code })
    await enqueueJob(tx, job)
  })
  return job.id
}

async function startLoop(patienceMs = 5000, judge = opened.judge): Promise<WorkLoop> {
  const config = parseConfig({ JUDGE_NAME: 'test', JUDGE_HEARTBEAT_SECONDS: '0.1' })
  const { lease } = config
  const status = () => workingStatus(config, judge, allLanguages)
  loop = await startWorkLoop({ database, judge, status, lease, patienceMs })
  return loop
}

async function outcomeOf(jobId: string): Promise<Outcome> {
  for (;;) {
    const { rows } = await database.pool.query('select outcome from judge_job where id = $1', [jobId])
    if (rows[0]?.outcome) return outcomeSchema.parse(rows[0].outcome)
    await sleep(50)
  }
}

test('a submission of the queue is judged on all cases and stored with its verdict', async () => {
  const id = await enqueue({})

  await startLoop()

  expect(await outcomeOf(id)).toMatchObject({ status: 'Accepted', passed: 2, total: 2 })
  const { rows } = await database.pool.query('select status, passed from submission where id = $1', [id])
  expect(rows).toEqual([{ status: 'Accepted', passed: 2 }])
})

test('a program of a lesson is taken from the queue and run without a problem', async () => {
  const place = { kind: 'lesson', problemId: null, problemRevision: 0 } as const
  const id = await enqueue({ ...place, code: 'print(input() * 2)', customInputs: ['ab'] })

  await startLoop()

  expect(await outcomeOf(id)).toMatchObject({
    status: 'Accepted',
    cases: [{ kind: 'custom', stdout: 'abab\n', expected: null }],
  })
})

async function addLearner(name: string): Promise<string> {
  const id = randomUUID()
  await database.queries
    .insert(schema.user)
    .values({ id, name, firstName: name, email: `${name.toLowerCase()}@example.org` })
  return id
}

test('programs that only sleep keep nobody else waiting', async () => {
  const sleepers: string[] = []
  for (const name of ['Bea', 'Cem', 'Dan'])
    sleepers.push(await enqueue({ userId: await addLearner(name), code: 'import time\ntime.sleep(60)' }))
  await startLoop()
  await expect.poll(() => opened.judge.sandbox.idle.claimants(), { timeout: 30_000 }).toBe(3)

  const id = await enqueue({})
  const outcome = await outcomeOf(id)

  expect(outcome).toMatchObject({ status: 'Accepted' })
  const { rows } = await database.pool.query(
    'select 1 from judge_job where id = any($1) and outcome is null',
    [sleepers],
  )
  expect(rows).toHaveLength(3)
  for (const sleeper of sleepers)
    expect(await outcomeOf(sleeper)).toMatchObject({ status: 'Time Limit Exceeded' })
})

test('a run takes the visible cases and the inputs of the learner', async () => {
  await startLoop()
  const id = await enqueue({ kind: 'run', customInputs: ['20 22'] })

  const outcome = await outcomeOf(id)

  expect(outcome.cases.map(({ kind, status, stdout, expected }) => [kind, status, stdout, expected])).toEqual(
    [
      ['visible', 'Accepted', '3\n', null],
      ['custom', 'Accepted', '42\n', '42\n'],
    ],
  )
})

test('a submission is judged on the cases of the revision that it was made for', async () => {
  const { queries } = database
  const [output] = await storeFiles(queries, [Buffer.from('12')])
  await queries.execute(sql`
    insert into problem_version select problem_id, 2, 2, is_candidate, title, description, difficulty, tags, time_limit_ms,
      memory_limit_kb, time_limit_source, time_limit_basis, output_limit_bytes, same_limits, language_limits, comparison,
      validation, show_failing_case, start_code, reference_solution, explanations, hints, editorial, attribution
      from problem_version`)
  await queries.execute(sql`
    insert into test_case (problem_id, revision, ordinal, is_visible, input_hash, output_hash)
      select problem_id, 2, ordinal, is_visible, input_hash, ${output} from test_case`)
  await startLoop()

  const before = await outcomeOf(await enqueue({}))
  const after = await outcomeOf(await enqueue({ problemRevision: 2 }))

  expect(before).toMatchObject({ status: 'Accepted' })
  expect(after).toMatchObject({ status: 'Wrong Answer', passed: 0 })
})

test('a solution prints the expected outputs in full, however long, and no case shows what is stored', async () => {
  const code = 'print(input(), "x" * 100_000)'
  const id = await enqueue({ kind: 'outputs', code })

  await startLoop()

  expect(await outcomeOf(id)).toMatchObject({ status: 'Accepted', passed: 2 })
  const { rows } = await database.pool.query(
    `select ordinal, convert_from(content, 'UTF8') as printed from judged_output
       join stored_file using (hash) where job_id = $1 order by ordinal`,
    [id],
  )
  expect(rows).toEqual([
    { ordinal: 1, printed: `1 2 ${'x'.repeat(100_000)}\n` },
    { ordinal: 2, printed: `5 6 ${'x'.repeat(100_000)}\n` },
  ])
})

test('a reference solution is judged on every case, hidden ones too', async () => {
  const id = await enqueue({ kind: 'reference', code: 'print(3)' })

  await startLoop()

  expect(await outcomeOf(id)).toMatchObject({ status: 'Wrong Answer', passed: 1, total: 2 })
})

test('a submission that is judged once more keeps its verdict until somebody applies the new one', async () => {
  const { pool, queries } = database
  const submission = await enqueue({ code: 'print(0)' })
  await startLoop()
  await outcomeOf(submission)
  const id = randomUUID()
  await queries
    .insert(schema.rejudge)
    .values({ id, problemId, revision: 1, version: 1, filter: { earlierOnly: false }, total: 1 })
  const jobId = randomUUID()
  await queries
    .insert(schema.rejudgedSubmission)
    .values({ rejudgeId: id, submissionId: submission, jobId, statusBefore: 'Wrong Answer' })

  await outcomeOf(await enqueue({ id: jobId, kind: 'rejudge' }))

  const { rows } = await pool.query(
    'select status, status_after from submission join rejudged_submission on submission_id = id',
  )
  expect(rows).toEqual([{ status: 'Wrong Answer', status_after: 'Accepted' }])
})

test('a deleted problem ends its waiting jobs with a reason', async () => {
  const id = await enqueue({ kind: 'run' })
  await database.pool.query('alter table judge_job drop constraint judge_job_problem_id_problem_id_fk')
  await database.pool.query('delete from problem')

  await startLoop()

  expect(await outcomeOf(id)).toMatchObject({
    status: 'Internal Error',
    errorMessage: expect.stringContaining('deleted'),
  })
})

test('a full disk costs no verdict, and the judge is listed as failing until it judges again', async () => {
  let isFull = true
  const { builds } = opened.judge
  const acquire: typeof builds.acquire = async (...asked) => {
    if (isFull) throw new SandboxError('A file could not be written: ENOSPC: no space left on device.')
    return builds.acquire(...asked)
  }
  const failing: typeof builds = { ...builds, acquire, compiledIn: () => failing }
  const ids = await Promise.all([1, 2, 3, 4].map(() => enqueue({})))
  await startLoop(5000, { ...opened.judge, builds: failing })
  const listed = () => database.pool.query('select works, detail, cure from judge').then(({ rows }) => rows)

  await expect.poll(listed).toMatchObject([{ works: false, cure: expect.any(String) }])
  await sleep(2000)
  const whileFull = await database.pool.query('select state, attempt - given_back as tries from judge_job')
  isFull = false
  const outcomes = await Promise.all(ids.map(outcomeOf))

  expect(whileFull.rows.map(({ tries }) => tries).every((tries) => tries <= 1)).toBe(true)
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('Accepted'))
  await expect.poll(listed).toMatchObject([{ works: true }])
})

test('a working judge is on the list until it has drained', async () => {
  const { drain } = await startLoop()
  const listed = await database.pool.query('select name, works from judge')

  await drain()
  loop = null

  expect(listed.rows).toEqual([{ name: 'test', works: true }])
  expect((await database.pool.query('select name from judge')).rows).toEqual([])
})

test('draining waits for the job in hand', async () => {
  const id = await enqueue({ code: `import time\ntime.sleep(0.5)\n${addition}` })
  const { drain } = await startLoop()
  await untilState(id, 'judging')

  await drain()
  loop = null

  expect(await outcomeOf(id)).toMatchObject({ status: 'Accepted' })
})

test('a job that outlasts the patience goes back to the queue without a verdict', async () => {
  const id = await enqueue({ code: 'import time\ntime.sleep(60)' })
  const { drain } = await startLoop(100)
  await untilState(id, 'judging')

  await drain()
  loop = null

  const { rows } = await database.pool.query('select state, outcome, attempt, given_back from judge_job')
  expect(rows).toEqual([{ state: 'queued', outcome: null, attempt: 1, given_back: 1 }])
})

async function untilState(jobId: string, state: string): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query('select state from judge_job where id = $1', [jobId])
    if (rows[0]?.state === state) return
    await sleep(20)
  }
}
