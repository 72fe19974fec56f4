import type { OwnReport, Report, ReportDetail } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { sampleProblem, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const words = 'The second sentence contradicts the example.'

const send = (who: Visitor, problemId: string, change: object = {}) =>
  who.send('POST', `/problem/report/${problemId}`, { about: 'statement', text: words, ...change })

const mine = async (who: Visitor, problemId: string) =>
  (await who.get(`/problem/report/mine/${problemId}`)).json<OwnReport[]>()

test('a report arrives with problem, version, and the submission with its first failing case', async () => {
  const problemId = await server.addProblem({ title: 'Reported', showFailingCase: false })
  const learner = await server.signUp('Lin')
  await using _judge = await judgeJobs(server.database, ({ ordinal }) =>
    ordinal === 3 ? { status: 'Wrong Answer', stdout: '8\n' } : {},
  )
  const code = 'print("a < b & c")'
  const judged = await learner.send('POST', `/submission/submit/${problemId}`, { code, language: 'python' })
  const { submissionId } = judged.json<{ submissionId: string }>()

  const sent = await send(learner, problemId, { about: 'test', submissionId, version: 1 })

  const { _id } = sent.json<{ _id: string }>()
  const [listed] = (await admin.get('/admin/report?state=open&q=reported')).json<{ reports: Report[] }>()
    .reports
  expect(listed).toMatchObject({ _id, problem: { title: 'Reported', version: 1 }, hasSubmission: true })
  const detail = (await admin.get(`/admin/report/${_id}`)).json<ReportDetail>()
  expect(detail).toMatchObject({
    ...{ about: 'test', text: words, version: 1, state: 'open', reporter: { name: 'Lin' } },
    submission: {
      ...{ _id: submissionId, code, status: 'Wrong Answer', passed: 2, total: 3 },
      firstFailure: {
        ...{ index: 3, kind: 'hidden', stdin: '1 9\n', expected_output: '-8\n', stdout: '8\n' },
      },
    },
  })
})

test('a report outlives its problem and says that it is deleted', async () => {
  const problemId = await server.addProblem({ title: 'Soon deleted' })
  const { _id } = (await send(await server.signUp(), problemId)).json<{ _id: string }>()
  const isDeleted = async () =>
    (await admin.get(`/admin/report/${_id}`)).json<ReportDetail>().problem.isDeleted
  expect(await isDeleted()).toBe(false)

  await admin.send('DELETE', `/problem/delete/${problemId}`)

  expect(await isDeleted()).toBe(true)
})

test('its reporter reads the answer, and nobody else does', async () => {
  const problemId = await server.addProblem({ title: 'Answered' })
  const [learner, other] = [await server.signUp(), await server.signUp()]
  const { _id } = (await send(learner, problemId)).json<{ _id: string }>()

  await admin.send('POST', `/admin/report/${_id}/answer`, { state: 'mended', answer: ' Thank you, mended. ' })

  expect(await mine(learner, problemId)).toMatchObject([
    { _id, text: words, state: 'mended', answer: 'Thank you, mended.', closedAt: expect.any(String) },
  ])
  expect(await mine(other, problemId)).toEqual([])
  const { auditEvent } = schema
  const events = await server.database.queries
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, problemId), eq(auditEvent.action, 'problem.report_closed')))
  expect(events).toMatchObject([
    {
      actorId: admin.user._id,
      ...{ before: { state: 'open' }, after: { state: 'mended', answer: 'Thank you, mended.' } },
    },
  ])
})

test('what is said once more about the same adds to the report that is open; another subject is another report', async () => {
  const problemId = await server.addProblem({ title: 'Said twice' })
  const learner = await server.signUp()

  const answers = [
    await send(learner, problemId),
    await send(learner, problemId, { text: 'And the limit is missing.' }),
    await send(learner, problemId, { about: 'other', text: 'The picture does not load.' }),
  ]

  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
  const reports = await mine(learner, problemId)
  expect(reports.map(({ about, text }) => [about, text])).toEqual([
    ['other', 'The picture does not load.'],
    ['statement', `${words}\n\nAnd the limit is missing.`],
  ])
})

test('two first reports at the same moment are one', async () => {
  const problemId = await server.addProblem({ title: 'At once' })
  const learner = await server.signUp()

  await Promise.all([send(learner, problemId), send(learner, problemId)])

  expect(await mine(learner, problemId)).toHaveLength(1)
})

test('a report is not added to beyond 4000 characters, and after an answer a new one begins', async () => {
  const problemId = await server.addProblem({ title: 'Long' })
  const learner = await server.signUp()
  const { _id } = (await send(learner, problemId, { text: 'x'.repeat(4000) })).json<{ _id: string }>()

  const added = await send(learner, problemId)
  await admin.send('POST', `/admin/report/${_id}/answer`, { state: 'declined', answer: 'Say it in words.' })
  const anew = await send(learner, problemId)

  expect(added.json()).toMatchObject({ status: 400, errors: [{ field: 'text' }] })
  expect(anew.statusCode).toBe(200)
  expect((await mine(learner, problemId)).map(({ state }) => state)).toEqual(['open', 'declined'])
})

test.each([
  ['too few words', { text: '   short   ' }, 400],
  ['too many words', { text: 'x'.repeat(4001) }, 400],
  ['a NUL', { text: 'There is a \0 in the input.' }, 400],
  ['an unknown subject', { about: 'weather' }, 400],
  ['a submission that there is not', { submissionId: crypto.randomUUID() }, 404],
  ['a submission that is none', { submissionId: 'x' }, 404],
])('%s are refused, and nothing is kept', async (name, change, status) => {
  const problemId = await server.addProblem({ title: `Refused: ${name}` })
  const learner = await server.signUp()

  const answer = await send(learner, problemId, change)

  expect(answer.statusCode).toBe(status)
  expect(await mine(learner, problemId)).toEqual([])
})

test("somebody else's submission cannot be attached", async () => {
  const problemId = await server.addProblem({ title: 'Of somebody else' })
  const [learner, other] = [await server.signUp(), await server.signUp()]
  await using _judge = await judgeJobs(server.database, () => ({}))
  const body = { code: 'print(1)', language: 'python' }
  const judged = await other.send('POST', `/submission/submit/${problemId}`, body)
  const { submissionId } = judged.json<{ submissionId: string }>()

  const answer = await send(learner, problemId, { submissionId })

  expect(answer.json()).toMatchObject({ code: 'submission_not_found' })
})

test('a sixth report within an hour is refused with the time to wait', async () => {
  const learner = await server.signUp()
  const problemId = await server.addProblem({ title: 'Often' })

  const codes: number[] = []
  for (let at = 1; at <= 6; at++) codes.push((await send(learner, problemId)).statusCode)

  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
})

test('a draft is reported by nobody but admins, who alone see it', async () => {
  const problemId = await server.addProblem({ ...sampleProblem, title: 'Hidden', status: 'draft' })
  const learner = await server.signUp()

  const answers = [await send(learner, problemId), await send(admin, problemId)]

  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 200])
})

test('the list is filtered, counted and paged', async () => {
  const problemId = await server.addProblem({ title: 'Filtered 100% _really_' })
  const learners = await Promise.all([server.signUp(), server.signUp(), server.signUp()])
  for (const learner of learners) await send(learner, problemId, { about: 'test' })
  await send(learners[0], problemId, { about: 'other' })
  const ask = async (query: string) => {
    const answer = await admin.get(`/admin/report?${query}`)
    return { total: answer.headers['x-total-count'], ...answer.json<{ counts: object; reports: Report[] }>() }
  }

  const byProblem = await ask(`problem=${problemId}&about=test&pageSize=2`)
  const byTitle = await ask(`q=${encodeURIComponent('100% _')}`)
  const byNobody = await ask('problem=nothing')

  expect(byProblem).toMatchObject({ total: '3', counts: { open: 3, mended: 0, declined: 0 } })
  expect(byProblem.reports).toHaveLength(2)
  expect(byTitle.total).toBe('4')
  expect(byNobody).toMatchObject({ total: '0', reports: [] })
})
