import { randomUUID } from 'node:crypto'
import type { SmallestInput } from '@codedojo/contract'
import { type ClaimedJob, type Database, finishJudgeJob, runWorkers, schema } from '@codedojo/db'
import { addProblem, registerJudge } from '@codedojo/db/testing'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { findFoundInput } from './smallest-queries.ts'

let server: TestApp
let address: string
let learner: Visitor
beforeAll(async () => {
  server = await startApp()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server[Symbol.asyncDispose]())

const { judgeJob } = schema
const validation = {
  ...{ outputFlags: [], inputFlags: [] },
  limits: { timeMs: 1000, memoryBytes: 128 * 1024 * 1024, outputBytes: 1024 * 1024 },
}
const validator = {
  role: 'input_validator',
  program: 'input_validators/check.py',
  language: 'python',
  name: 'check.py',
  content: Buffer.from('exit(42)'),
} as const
const referenceSolution = [{ language: 'python', completeCode: 'print(1)' }] as const

/** A problem that supports the search, with the given changes, and a learner without a search. */
async function addSearchableProblem(given: Parameters<typeof addProblem>[1] = {}): Promise<string> {
  learner = await server.signUp()
  const cases = [
    { in: '1\n', out: '1\n' },
    { in: 'hidden question\n', out: 'hidden answer\n' },
  ]
  const searchable = { validation, files: [validator], referenceSolution: [...referenceSolution], cases }
  return addProblem(server.database, {
    title: randomUUID(),
    ...searchable,
    publishedAt: new Date(0),
    ...given,
  })
}

const search = (problemId: string, more: object = {}, who = learner) =>
  who.send('POST', `/submission/smallest/${problemId}`, { code: 'print(2)', language: 'python', ...more })

const smallest: SmallestInput = {
  found: { input: '2\n', expected: '1\n', actual: '2\n', status: 'Wrong Answer', values: 1 },
  tried: 7,
}

/** Ends every job with the given result, and records the jobs. */
async function searchJobs(database: Database, ended: object = { smallest }) {
  const jobs: ClaimedJob[] = []
  const workers = runWorkers(database, {
    judgeId: await registerJudge(database),
    concurrency: 1,
    judgeJob: async (job) => {
      jobs.push(job)
      const none = { cases: [], passed: 0, total: 0, runtimeMs: 0, memoryKb: 0 }
      const said = { compileMessage: null, errorMessage: null, limitsEnforced: true }
      await finishJudgeJob(database, job, { status: 'Accepted', ...none, ...said, ...ended })
    },
  })
  return { jobs, [Symbol.asyncDispose]: workers.drain }
}

test('a search is answered with what a judge has found, and leaves no submission', async () => {
  const problemId = await addSearchableProblem()
  await using judge = await searchJobs(server.database)

  const answer = await search(problemId)

  expect([answer.statusCode, answer.json()]).toEqual([200, smallest])
  const job = { kind: 'smallest', code: 'print(2)', language: 'python', problemId, customInputs: [] }
  expect(judge.jobs).toMatchObject([job])
  expect((await learner.get(`/problem/submittedProblem/${problemId}`)).json()).toEqual([])
})

test('a search begins with the hidden case that the verdict on the program has shown', async () => {
  const problemId = await addSearchableProblem()
  const failed = { index: 2, kind: 'hidden', status: 'Wrong Answer', cpuMs: 1, memoryKb: 1, exitCode: 0 }
  const texts = { signal: null, stdout: '', stdoutIsCut: false, stderr: '', difference: null, expected: null }
  const verdict = { status: 'Wrong Answer', smallest, cases: [{ ...failed, ...texts }], total: 2 }
  await using judge = await searchJobs(server.database, verdict)
  await learner.send('POST', `/submission/submit/${problemId}`, { code: 'print(2)', language: 'python' })

  await search(problemId)

  expect(judge.jobs.map(({ customInputs }) => customInputs)).toEqual([[], ['hidden question\n']])
})

test('what was found is known for this program only, with whether the search began with a hidden case', async () => {
  const problemId = await addSearchableProblem()
  const failed = { index: 2, kind: 'hidden', status: 'Wrong Answer', cpuMs: 1, memoryKb: 1, exitCode: 0 }
  const texts = { signal: null, stdout: '', stdoutIsCut: false, stderr: '', difference: null, expected: null }
  const verdict = { status: 'Wrong Answer', cases: [{ ...failed, ...texts }], total: 2 }
  const known = (code: string) =>
    findFoundInput(server.database, {
      ...{ userId: learner.user._id, problem: { id: problemId, revision: 1 } },
      ...{ language: 'python', code },
    })

  {
    await using _judge = await searchJobs(server.database)
    await search(problemId)
    expect(await known('print(2)')).toEqual({ ...smallest.found, isOfHidden: false })
    expect(await known('print(3)')).toBeNull()
  }
  const shrunk = { found: { ...smallest.found, input: 'hidden\n' }, tried: 1 }
  await using _judge = await searchJobs(server.database, { ...verdict, smallest: shrunk })
  await learner.send('POST', `/submission/submit/${problemId}`, { code: 'print(3)', language: 'python' })
  await search(problemId, { code: 'print(3)' })
  expect(await known('print(3)')).toEqual({ ...shrunk.found, isOfHidden: true })
})

test('of what a judge hands over only what was found is told', async () => {
  const problemId = await addSearchableProblem()
  const notes = { judgeMessage: 'hidden answer', compileMessage: 'hidden question', errorMessage: 'hidden' }
  await using _judge = await searchJobs(server.database, { smallest, ...notes })

  const answer = await search(problemId)

  expect(answer.json()).toEqual(smallest)
  expect(answer.body).not.toContain('hidden')
})

test.each([
  ['without a reference solution', { referenceSolution: [] }, 'reference solution'],
  ['without an input validator', { files: [] }, 'which inputs are valid'],
  [
    'whose validators are called in several ways',
    { validation: { ...validation, inputFlags: null } },
    'which inputs',
  ],
  ['that has no programs at all', { validation: null, files: [] }, 'which inputs are valid'],
])('a problem %s cannot be searched, and that costs nothing', async (_, given, reason) => {
  const problemId = await addSearchableProblem(given)

  const answer = await search(problemId)

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'no_smallest_input', message: expect.stringContaining(reason) })
  const counted = eq(schema.rateLimit.key, `smallest:${learner.user._id}`)
  expect(await server.database.queries.$count(schema.rateLimit, counted)).toBe(0)
})

test('a problem that is not published is not there', async () => {
  const problemId = await addSearchableProblem({ publishedAt: null })

  expect((await search(problemId)).statusCode).toBe(404)
  expect((await search(randomUUID())).statusCode).toBe(404)
})

test('a program that does not compile has no smallest input', async () => {
  const problemId = await addSearchableProblem()
  await using _judge = await searchJobs(server.database, { status: 'Compilation Error' })

  const answer = await search(problemId)

  expect(answer.json()).toMatchObject({ code: 'no_smallest_input', message: 'The program does not compile.' })
})

test('the same request key waits for the same search and counts once', async () => {
  const problemId = await addSearchableProblem()
  await using judge = await searchJobs(server.database)
  const requestKey = 'key-of-the-browser'

  const answers = []
  for (let time = 0; time < 12; time++) answers.push(await search(problemId, { requestKey }))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(judge.jobs).toHaveLength(1)
})

test('a request key of a search is none of a run, and none of somebody else', async () => {
  const problemId = await addSearchableProblem()
  const other = await server.signUp()
  await using judge = await searchJobs(server.database)
  const requestKey = 'key-that-two-have'
  await search(problemId, { requestKey })

  await search(problemId, { requestKey }, other)
  const run = { code: 'print(2)', language: 'python', requestKey }
  await learner.send('POST', `/submission/run/${problemId}`, run)

  expect(judge.jobs.map(({ kind }) => kind)).toEqual(['smallest', 'smallest', 'run'])
})

test('the same request key with another program is refused, and says which field is wrong', async () => {
  const problemId = await addSearchableProblem()
  await using _judge = await searchJobs(server.database)
  const requestKey = 'key-of-one-program'
  await search(problemId, { requestKey })

  const answer = await search(problemId, { requestKey, code: 'print(3)' })

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'request_key_used', errors: [{ field: 'requestKey' }] })
})

test('a second search of one person is refused while the first is open, and nobody else is', async () => {
  const problemId = await addSearchableProblem()
  const leaving = new AbortController()
  const first = searchUntil(leaving.signal, problemId)
  await vi.waitFor(async () => expect(await queued()).toBe(1), 30_000)

  const second = await search(problemId)

  expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '10'])
  expect(await queued()).toBe(1)
  await using _judge = await searchJobs(server.database)
  expect(JSON.parse(await first)).toEqual(smallest)
  expect((await search(problemId)).statusCode).toBe(200)
})

test('more than ten searches in ten minutes are too many', async () => {
  const problemId = await addSearchableProblem()
  await using _judge = await searchJobs(server.database)
  for (let time = 0; time < 10; time++) expect((await search(problemId)).statusCode).toBe(200)

  const answer = await search(problemId)

  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ code: 'too_many_requests' })
})

/** Response to a page with its own connection; 'left' when `leaving` has closed it before. */
function searchUntil(leaving: AbortSignal, problemId: string, more: object = {}): Promise<string> {
  const asked = fetch(`${address}/api/submission/smallest/${problemId}`, {
    method: 'POST',
    headers: { cookie: learner.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'print(2)', language: 'python', ...more }),
    signal: leaving,
  })
  return asked.then(
    (response) => response.text(),
    () => 'left',
  )
}

/** Open connections of pages. */
function connected(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  return promise
}

function queued(): Promise<number> {
  const own = and(eq(judgeJob.userId, learner.user._id), eq(judgeJob.kind, 'smallest'))
  return server.database.queries.$count(judgeJob, own)
}

test('a search that nobody waits for any more is not begun', async () => {
  const problemId = await addSearchableProblem()
  const leaving = new AbortController()
  const asked = searchUntil(leaving.signal, problemId)
  await vi.waitFor(async () => expect(await queued()).toBe(1), 30_000)

  leaving.abort()

  expect(await asked).toBe('left')
  await vi.waitFor(async () => expect(await queued()).toBe(0), 30_000)
})

test('a search that one of two pages still waits for goes on', async () => {
  const problemId = await addSearchableProblem()
  const requestKey = 'key-of-two-pages'
  const waits = vi.spyOn(server.context.jobs, 'untilDone')
  const leaving = new AbortController()
  const left = searchUntil(leaving.signal, problemId, { requestKey })
  const stayed = searchUntil(new AbortController().signal, problemId, { requestKey })
  await vi.waitFor(() => expect(waits).toHaveBeenCalledTimes(2), 30_000)

  leaving.abort()

  expect(await left).toBe('left')
  await vi.waitFor(async () => expect(await connected()).toBe(1), 30_000)
  await using _judge = await searchJobs(server.database)
  expect(JSON.parse(await stayed)).toEqual(smallest)
})
