import { randomUUID } from 'node:crypto'
import type { JudgeAnswer, Submission } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { registerJudge } from '@codedojo/db/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { sweepDoneJobs } from './queries.ts'

let server: TestApp
let learner: Visitor
beforeAll(async () => {
  server = await startApp({ SUBMIT_LIMIT_PER_MINUTE: '1000', RUN_LIMIT_PER_MINUTE: '1000' })
  learner = await server.signUp()
})
afterAll(() => server[Symbol.asyncDispose]())

const code = 'print(1)'
const submit = (problemId: string, more: object = {}, who = learner) =>
  who.send('POST', `/submission/submit/${problemId}`, { code, language: 'python', ...more })

test('a submission is answered with its verdict and appears in the list', async () => {
  const problemId = await server.addProblem({ title: 'Accepted one' })
  await using _judge = await judgeJobs(server.database, () => ({}))

  const answer = await submit(problemId)

  expect(answer.statusCode).toBe(200)
  const verdict = answer.json<JudgeAnswer>()
  expect(verdict).toMatchObject({
    overallStatus: 'Accepted',
    testCasesPassed: 3,
    testCasesTotal: 3,
    runtime: 12,
  })
  expect(verdict.results[0]).toMatchObject({
    index: 1,
    status: 'Accepted',
    time: 0.012,
    memory: 3400,
    stdin: '3 2\n',
    stdout: 'printed\n',
    expected_output: '1\n',
  })
  const listed = (await learner.get(`/problem/submittedProblem/${problemId}`)).json<Submission[]>()
  expect(listed).toMatchObject([
    { _id: verdict.submissionId, status: 'Accepted', runtime: 12, memory: 3400, code, testCasesPassed: 3 },
  ])
  expect((await learner.get('/problem/problemSolvedbyUser')).json()).toContain(problemId)
  expect((await learner.get(`/submission/result/${verdict.submissionId}`)).json()).toEqual(verdict)
})

const wrong = { status: 'Wrong Answer', stdout: 'what it printed', difference: null } as const

test('of hidden cases only the first that failed is shown, and only if the problem allows it', async () => {
  const open = await server.addProblem({ title: 'Shows the failing case' })
  const closed = await server.addProblem({ title: 'Shows nothing', showFailingCase: false })
  await using _judge = await judgeJobs(server.database, (one) => (one.isVisible ? {} : wrong))

  const shown = (await submit(open)).json<JudgeAnswer>()
  const kept = (await submit(closed)).json<JudgeAnswer>()

  expect(shown.overallStatus).toBe('Wrong Answer')
  expect(shown.results[1]).toMatchObject({
    stdin: '10 4\n',
    stdout: 'what it printed',
    expected_output: '6\n',
  })
  const nothing = {
    stdin: null,
    stdout: null,
    expected_output: null,
    stderr: null,
    difference: null,
    exitCode: null,
  }
  expect(shown.results[2]).toMatchObject({ index: 3, kind: 'hidden', status: 'Wrong Answer', ...nothing })
  expect(kept.results[1]).toMatchObject({ index: 2, status: 'Wrong Answer', time: 0.012, ...nothing })
})

test('a submission of which no case was judged has no runtime and no memory', async () => {
  const problemId = await server.addProblem({ title: 'Does not compile' })
  const status = 'Compilation Error'
  const measured = { runtimeMs: 0, memoryKb: 0, cases: [], passed: 0, total: 3, judgedAt: new Date() }
  const work = {
    id: randomUUID(),
    userId: learner.user._id,
    problemId,
    problemRevision: 1,
    language: 'cpp',
    code,
  } as const
  await server.database.queries.insert(schema.submission).values({ ...work, ...measured, status })

  const listed = await learner.get(`/problem/submittedProblem/${problemId}`)

  expect(listed.json()).toMatchObject([{ status, runtime: null, memory: null, testCasesTotal: 3 }])
})

test('the cases of a problem that has changed since are shown as they were judged', async () => {
  const problemId = await server.addProblem({ title: 'Changes later' })
  const admin = await server.signUpAdmin()
  await using _judge = await judgeJobs(server.database, () => ({}))
  const { submissionId } = (await submit(problemId)).json<JudgeAnswer>()
  const current = (await admin.get(`/problem/problemById/${problemId}`)).json<object>()
  const visibleTestCases = [{ input: 'new', output: 'new', explanation: 'new' }]
  await admin.send('PUT', `/problem/update/${problemId}`, { ...current, visibleTestCases })

  const later = (await learner.get(`/submission/result/${submissionId}`)).json<JudgeAnswer>()

  expect(later.results[0]).toMatchObject({ status: 'Accepted', stdin: '3 2\n', expected_output: '1\n' })
})

test('a run shows no case that has become hidden since', async () => {
  const admin = await server.signUpAdmin()
  const visible = [1, 2].map((a) => ({ input: `${a} 0\n`, output: `${a}\n`, explanation: 'Nothing less.' }))
  const problemId = await server.addProblem({ title: 'Hides a case', visibleTestCases: visible })
  await using _judge = await judgeJobs(server.database, () => ({}))
  const run = await learner.send('POST', `/submission/run/${problemId}`, { code, language: 'python' })
  const { submissionId } = run.json<JudgeAnswer>()
  const before = (await admin.get(`/problem/problemById/${problemId}`)).json<object>()
  const hidden = [{ input: 'secret question', output: 'secret answer' }]
  const change = { ...before, visibleTestCases: visible.slice(0, 1), hiddenTestCases: hidden }
  expect((await admin.send('PUT', `/problem/update/${problemId}`, change)).statusCode).toBe(200)

  const answer = await learner.get(`/submission/result/${submissionId}`)

  expect(answer.json<JudgeAnswer>().results).toHaveLength(2)
  expect(answer.body).not.toContain('secret')
})

test('a run shows the cases that it judged, whatever has become of the problem, and keeps what was typed', async () => {
  const problemId = await server.addProblem({ title: 'Changes after a run' })
  const admin = await server.signUpAdmin()
  await using _judge = await judgeJobs(server.database, () => ({}))
  const body = { code, language: 'python', customInputs: ['first typed', 'second typed'] }
  const run = await learner.send('POST', `/submission/run/${problemId}`, body)
  const current = (await admin.get(`/problem/problemById/${problemId}`)).json<object>()
  const visibleTestCases = [1, 2].map(() => ({ input: 'other', output: 'other', explanation: 'other' }))
  await admin.send('PUT', `/problem/update/${problemId}`, { ...current, visibleTestCases })

  const later = await learner.get(`/submission/result/${run.json<JudgeAnswer>().submissionId}`)

  expect(later.json<JudgeAnswer>().results).toMatchObject([
    { kind: 'visible', status: 'Accepted', stdin: '3 2\n', expected_output: '1\n' },
    { kind: 'custom', stdin: 'first typed', expected_output: 'wanted\n' },
    { kind: 'custom', stdin: 'second typed', expected_output: 'wanted\n' },
  ])
})

test('a run judges the visible cases and the typed inputs, and is no submission', async () => {
  const problemId = await server.addProblem({ title: 'Only run' })
  await using _judge = await judgeJobs(server.database, () => ({}))

  const answer = await learner.send('POST', `/submission/run/${problemId}`, {
    code,
    language: 'python',
    customInputs: ['first typed', 'second typed'],
  })

  const results = answer.json<JudgeAnswer>().results
  expect(results.map(({ kind, stdin, expected_output }) => [kind, stdin, expected_output])).toEqual([
    ['visible', '3 2\n', '1\n'],
    ['custom', 'first typed', 'wanted\n'],
    ['custom', 'second typed', 'wanted\n'],
  ])
  expect((await learner.get(`/problem/submittedProblem/${problemId}`)).json()).toEqual([])
})

test('repeating a request key answers with the same submission, also at the same moment', async () => {
  const problemId = await server.addProblem({ title: 'Sent twice' })
  await using _judge = await judgeJobs(server.database, () => ({}))
  const requestKey = 'key-of-the-browser'

  const answers = await Promise.all([1, 2, 3].map(() => submit(problemId, { requestKey })))

  const ids = new Set(answers.map((answer) => answer.json<JudgeAnswer>().submissionId))
  expect(ids.size).toBe(1)
  expect((await learner.get(`/problem/submittedProblem/${problemId}`)).json()).toHaveLength(1)
})

test.each<[string, object, { call?: 'run' | 'submit'; isElsewhere?: boolean }]>([
  ['another program', { code: 'print(2)' }, {}],
  ['another language', { language: 'cpp' }, {}],
  ['a run', {}, { call: 'run' }],
  ['another problem', {}, { isElsewhere: true }],
])(
  'a request key of a submission is refused for %s',
  async (name, change, { call = 'submit', isElsewhere }) => {
    const problemId = await server.addProblem({ title: `Key used for ${name}` })
    const other = await server.addProblem({ title: `Elsewhere, key used for ${name}` })
    await using _judge = await judgeJobs(server.database, () => ({}))
    const asked = { code: 'print(1)', language: 'python', requestKey: crypto.randomUUID() }
    const first = await learner.send('POST', `/submission/submit/${problemId}`, asked)

    const place = isElsewhere ? other : problemId
    const answer = await learner.send('POST', `/submission/${call}/${place}`, { ...asked, ...change })

    expect(first.statusCode).toBe(200)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'request_key_used', errors: [{ field: 'requestKey' }] })
    expect((await learner.get(`/problem/submittedProblem/${problemId}`)).json()).toHaveLength(1)
  },
)

test('code with characters that a text of the database cannot hold is the same when it is repeated', async () => {
  const problemId = await server.addProblem({ title: 'Sent twice, oddly' })
  await using _judge = await judgeJobs(server.database, () => ({}))
  const asked = { requestKey: crypto.randomUUID(), code: `print("\0\ud800")` }

  const [first, again] = [await submit(problemId, asked), await submit(problemId, asked)]

  expect(first.statusCode).toBe(200)
  expect(again.json<JudgeAnswer>().submissionId).toBe(first.json<JudgeAnswer>().submissionId)
})

test('a request key of a run is refused for other inputs, and for a submission', async () => {
  const problemId = await server.addProblem({ title: 'Key of a run' })
  await using _judge = await judgeJobs(server.database, () => ({}))
  const asked = { code: 'print(1)', language: 'python', requestKey: crypto.randomUUID() }
  const run = (customInputs: string[]) =>
    learner.send('POST', `/submission/run/${problemId}`, { ...asked, customInputs })

  expect((await run(['5'])).statusCode).toBe(200)
  expect((await run(['5'])).statusCode).toBe(200)
  expect((await run(['6'])).json()).toMatchObject({ code: 'request_key_used' })
  expect((await learner.send('POST', `/submission/submit/${problemId}`, asked)).json()).toMatchObject({
    code: 'request_key_used',
  })
  expect((await learner.get(`/problem/submittedProblem/${problemId}`)).json()).toEqual([])
})

test('a submission that is sent again hours after its verdict is the same one still', async () => {
  const problemId = await server.addProblem({ title: 'Sent again late' })
  await using _judge = await judgeJobs(server.database, () => ({}))
  const requestKey = 'key-of-a-laptop-that-slept'
  const { submissionId } = (await submit(problemId, { requestKey })).json<JudgeAnswer>()
  const { queries } = server.database
  const isItsJob = eq(schema.judgeJob.requestKey, requestKey)
  await queries.update(schema.judgeJob).set({ finishedAt: sql`now() - interval '2 hours'` }).where(isItsJob)
  await sweepDoneJobs(server.database)
  expect(await queries.$count(schema.judgeJob, isItsJob)).toBe(0)

  const again = await submit(problemId, { requestKey })

  expect(again.json()).toMatchObject({ submissionId, overallStatus: 'Accepted' })
  const other = await submit(problemId, { requestKey, code: 'print(2)' })
  expect(other.json()).toMatchObject({ code: 'request_key_used' })
  expect((await learner.get(`/problem/submittedProblem/${problemId}`)).json()).toHaveLength(1)
  expect(await queries.$count(schema.judgeJob, isItsJob)).toBe(0)
})

test('a submission waits in the list while no judge runs, and is judged when one comes', async () => {
  const problemId = await server.addProblem({ title: 'Waits' })
  const answer = submit(problemId)
  const statusNow = async () =>
    (await learner.get(`/problem/submittedProblem/${problemId}`)).json<Submission[]>()[0]?.status
  await vi.waitFor(async () => expect(await statusNow()).toBe('In Queue'), 30_000)
  const [waiting] = (await learner.get(`/problem/submittedProblem/${problemId}`)).json<Submission[]>()
  expect((await learner.get(`/submission/result/${waiting?._id}`)).statusCode).toBe(202)

  await using _judge = await judgeJobs(server.database, () => ({}))

  expect((await answer).json()).toMatchObject({ overallStatus: 'Accepted' })
  expect(await statusNow()).toBe('Accepted')
})

test('work that no judge takes says so, in its answer and in the stream, until a judge comes', async () => {
  await using own = await startApp()
  const problemId = await own.addProblem()
  const ada = await own.signUp()
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' })
  const heard = await listen(address, ada.cookie)
  const lastHeard = () =>
    heard
      .text()
      .split('\n\n')
      .findLast((message) => message.includes('"ahead"'))
  const answer = submit(problemId, {}, ada)
  await vi.waitFor(() => expect(lastHeard()).toContain('"lacksJudge":true'), 30_000)
  const [waiting] = (await ada.get(`/problem/submittedProblem/${problemId}`)).json<Submission[]>()
  const submissionId = waiting?._id
  const pending = () => ada.get(`/submission/result/${submissionId}`)
  expect((await pending()).json()).toEqual({ submissionId, lacksJudge: true })

  // The judge takes no job yet, as if its slots were full: its registration alone must count as a judge.
  await registerJudge(own.database)

  await vi.waitFor(() => expect(lastHeard()).not.toContain('lacksJudge'), 30_000)
  expect(lastHeard()).toContain('"stage":"queued"')
  expect((await pending()).json()).toEqual({ submissionId })
  await using _judge = await judgeJobs(own.database, () => ({}))
  expect((await answer).statusCode).toBe(200)
  heard.stop()
})

test("nobody sees another's submissions, whatever id they put into the path", async () => {
  const problemId = await server.addProblem({ title: 'Private' })
  const other = await server.signUp('Other')
  const admin = await server.signUpAdmin()
  await using _judge = await judgeJobs(server.database, () => ({}))
  const { submissionId } = (await submit(problemId)).json<JudgeAnswer>()
  const path = (id: string) => `/problem/submittedProblem/${id}`

  const refused = await Promise.all([
    other.get(path(learner.user._id)),
    other.get(path('0192f0a0-0000-7000-8000-000000000000')),
    other.get(path('not-an-id')),
    other.get(path(submissionId)),
  ])

  expect(refused.map((answer) => [answer.statusCode, answer.body])).toEqual(
    refused.map(() => [404, refused[0]?.body]),
  )
  expect((await other.get(path(problemId))).json()).toEqual([])
  expect((await other.get(`/submission/result/${submissionId}`)).statusCode).toBe(404)
  expect((await learner.get(path(learner.user._id))).json<unknown[]>().length).toBeGreaterThan(0)
  expect((await admin.get(path(learner.user._id))).json<unknown[]>().length).toBeGreaterThan(0)
})

test('submitting is limited per user, with the time to wait', async () => {
  await using own = await startApp({ SUBMIT_LIMIT_PER_MINUTE: '2' })
  const problemId = await own.addProblem()
  const [ada, bob] = [await own.signUp('Ada'), await own.signUp('Bob')]
  await using _judge = await judgeJobs(own.database, () => ({}))
  await submit(problemId, {}, ada)
  await submit(problemId, {}, ada)

  const third = await submit(problemId, {}, ada)

  expect(third.statusCode).toBe(429)
  expect(third.json()).toMatchObject({ code: 'too_many_requests' })
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  expect((await submit(problemId, {}, bob)).statusCode).toBe(200)
  expect((await ada.get(`/problem/submittedProblem/${problemId}`)).json()).toHaveLength(2)
})

test('the event stream tells a user of the stages of their own work only', async () => {
  const problemId = await server.addProblem({ title: 'Followed' })
  const other = await server.signUp('Other')
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const heard = await listen(address, learner.cookie)
  const overheard = await listen(address, other.cookie)
  await using _judge = await judgeJobs(server.database, async () => {
    await vi.waitFor(() => expect(heard.text()).toContain('"stage":"running"'), 30_000)
    return {}
  })

  await submit(problemId, { requestKey: 'followed-request' })

  await vi.waitFor(() => expect(heard.text()).toContain('"stage":"done"'), 30_000)
  expect(heard.text()).toContain('"requestKey":"followed-request"')
  expect(overheard.text()).not.toContain('progress')
  heard.stop()
  overheard.stop()
})

async function listen(address: string, cookie: string) {
  const ending = new AbortController()
  const stream = await fetch(`${address}/api/submission/events`, {
    headers: { cookie },
    signal: ending.signal,
  })
  let text = ''
  const read = async () => {
    for await (const chunk of stream.body ?? []) text += Buffer.from(chunk).toString('utf8')
  }
  read().catch(() => {})
  return { text: () => text, stop: () => ending.abort() }
}

test('what was submitted stays readable when its problem is gone, and nobody learns what is being prepared', async () => {
  const admin = await server.signUpAdmin()
  const problemId = await server.addProblem({ title: 'Soon gone' })
  const draftId = await server.addProblem({ title: 'In preparation', status: 'draft' })
  await using _judge = await judgeJobs(server.database, () => ({}))
  await submit(problemId)
  const stranger = await server.signUp()

  await admin.send('DELETE', `/problem/delete/${problemId}`)

  expect((await learner.get(`/problem/submittedProblem/${problemId}`)).json()).toHaveLength(1)
  const absent = (await stranger.get(`/problem/submittedProblem/${randomUUID()}`)).body
  expect((await stranger.get(`/problem/submittedProblem/${problemId}`)).body).toBe(absent)
  expect((await stranger.get(`/problem/submittedProblem/${draftId}`)).body).toBe(absent)
})
