import { randomUUID } from 'node:crypto'
import type { DetailedSubmission, HistoryEntry } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest, moveContest } from '../contests/testing/add-contest.ts'

let server: TestApp
let learner: Visitor
beforeAll(async () => {
  const many = '1000'
  server = await startApp({ SUBMIT_LIMIT_PER_MINUTE: many, SIGN_UP_LIMIT_PER_10_MINUTES: many })
  learner = await server.signUp('Meera')
})
afterAll(() => server[Symbol.asyncDispose]())

const read = async (id: string, who = learner) =>
  (await who.get(`/submission/attempt/${id}`)).json<DetailedSubmission>()

let minute = 0
type Row = typeof schema.submission.$inferInsert
async function add(problemId: string, status: string, change: Partial<Row> = {}): Promise<string> {
  const id = randomUUID()
  minute += 1
  const judgedAt = new Date(Date.UTC(2026, 0, 1, 0, minute))
  const row = { id, userId: learner.user._id, problemId, problemRevision: 1, language: 'cpp' as const }
  const judged = {
    status,
    judgedAt,
    createdAt: judgedAt,
    cases: [],
    passed: 0,
    total: 0,
    limitsEnforced: true,
  }
  await server.database.queries
    .insert(schema.submission)
    .values({ ...row, code: 'x', ...judged, runtimeMs: 1, memoryKb: 1, ...change })
  return id
}

test('an attempt shows its cases as the verdict did, and only to its author and admins', async () => {
  const problemId = await server.addProblem({ title: 'Seen again' })
  const wrong = { status: 'Wrong Answer', stdout: 'mine' } as const
  await using _judge = await judgeJobs(server.database, (one) => (one.isVisible ? {} : wrong))
  const body = { code: 'print(1)', language: 'python' }
  const verdict = (await learner.send('POST', `/submission/submit/${problemId}`, body)).json()

  const own = await read(verdict.submissionId)
  const toAdmin = await read(verdict.submissionId, await server.signUpAdmin())
  const toOther = await (await server.signUp()).get(`/submission/attempt/${verdict.submissionId}`)

  expect(own.results).toEqual(verdict.results)
  const versions = { problemVersion: 1, currentVersion: 1, isJudgedAsNow: true, isProblemOpen: true }
  expect(own).toMatchObject({ ...body, status: 'Wrong Answer', author: null, turn: null, ...versions })
  expect(toAdmin).toEqual({ ...own, author: { _id: learner.user._id, name: learner.user.name } })
  expect(toOther.statusCode).toBe(404)
})

test('an attempt names those before and after it at the same problem', async () => {
  const [problemId, other] = [
    await server.addProblem({ title: 'In a row' }),
    await server.addProblem({ title: 'Beside the row' }),
  ]
  const first = await add(problemId, 'Wrong Answer')
  await add(other, 'Accepted')
  const second = await add(problemId, 'Wrong Answer')

  expect(await read(first)).toMatchObject({ previousId: null, nextId: second, turn: null })
  expect(await read(second)).toMatchObject({ previousId: first, nextId: null })
})

test('the turn is from the last judged attempt to the first Accepted one', async () => {
  const problemId = await server.addProblem({ title: 'A turn' })
  await add(problemId, 'Time Limit Exceeded')
  const lastWrongId = await add(problemId, 'Wrong Answer')
  await add(problemId, 'Internal Error')
  await add(problemId, 'In Queue', { judgedAt: null, cases: null })
  const firstAcceptedId = await add(problemId, 'Accepted')
  await add(problemId, 'Runtime Error')
  const newest = await add(problemId, 'Accepted')

  expect((await read(newest)).turn).toEqual({ lastWrongId, firstAcceptedId })
})

test('who was right at once has no turn', async () => {
  const problemId = await server.addProblem({ title: 'At once' })
  const only = await add(problemId, 'Accepted')
  await add(problemId, 'Wrong Answer')

  expect((await read(only)).turn).toBeNull()
})

test('an attempt at a problem that is gone stays readable, and says that the problem is closed', async () => {
  const problemId = await server.addProblem({ title: 'Soon gone' })
  const id = await add(problemId, 'Accepted')
  const { problem } = schema
  await server.database.queries
    .update(problem)
    .set({ deletedAt: new Date(), version: 4, revision: 3 })
    .where(eq(problem.id, problemId))

  const shown = await read(id)

  expect(shown).toMatchObject({ problemTitle: 'Soon gone', code: 'x', isProblemOpen: false })
  expect(shown).toMatchObject({ problemVersion: null, currentVersion: 4, isJudgedAsNow: false })
})

test('while its contest runs an attempt tells its verdict and what the compiler said, and afterwards everything', async () => {
  const problemId = await server.addProblem({ title: 'Contested', tags: 'Graphs' })
  const people = [learner.user._id]
  const contestId = await insertContest(server.database, { problems: [problemId], people })
  const facts = { contestId, compileMessage: 'a warning', errorMessage: 'case 2', runtimeMs: 5, memoryKb: 6 }
  const id = await add(problemId, 'Wrong Answer', { ...facts, total: 3 })
  const history = async () =>
    (await learner.get(`/submission/history?problem=${problemId}`)).json<HistoryEntry[]>()[0]

  const [during, listed] = [await read(id), await history()]
  await moveContest(server.database, contestId, { starts: -60, ends: 0 })
  const after = await read(id)

  const hidden = { runtime: null, memory: null, testCasesPassed: null, testCasesTotal: null, tags: '' }
  const contest = { _id: contestId, name: 'Autumn round', letter: 'A', isRunning: true }
  expect(listed).toMatchObject({ ...hidden, status: 'Wrong Answer', contest })
  expect(during).toMatchObject({ ...hidden, status: 'Wrong Answer', contest, results: null })
  expect(during).toMatchObject({ errorMessage: null, compileMessage: 'a warning' })
  expect(after).toMatchObject({ tags: 'Graphs', testCasesTotal: 3, results: [], errorMessage: 'case 2' })
  expect(after.contest?.isRunning).toBe(false)
})
