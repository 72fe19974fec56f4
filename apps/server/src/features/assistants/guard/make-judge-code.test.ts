import { schema } from '@codedojo/db'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import type { JudgeCode } from './guarded-piece.ts'
import { makeJudgeCode } from './make-judge-code.ts'

const { judgeJob, submission, solved, problemCounter } = schema

let server: TestApp
let visitor: Visitor
let problemId: string
let judge: JudgeCode
beforeEach(async () => {
  server = await startApp()
  visitor = await server.signUp()
  problemId = await server.addProblem()
  const problem = { id: problemId, revision: 1, signature: null }
  judge = makeJudgeCode(server.context, { userId: visitor.user._id, problem })
})
afterEach(() => server[Symbol.asyncDispose]())

const never = new AbortController().signal
const jobs = () => server.database.queries.$count(judgeJob)

test.each([
  { status: 'Accepted', wanted: true },
  { status: 'Wrong Answer', wanted: false },
  { status: 'Internal Error', wanted: null },
] as const)('code whose last hidden case is $status is Accepted: $wanted', async ({ status, wanted }) => {
  const seen: unknown[] = []
  await using _ = await judgeJobs(server.database, (one, { kind, code, language }) => {
    seen.push({ kind, code, language })
    return one.ordinal === 3 ? { status } : {}
  })

  const isAccepted = await judge('print(1)', 'python', never)

  expect(isAccepted).toBe(wanted)
  // All cases of the problem, including hidden ones.
  expect(seen).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'guard', code: 'print(1)', language: 'python' })),
  )
  expect(await jobs()).toBe(0)
})

test('where learners may send a function alone, it is judged as one, too', async () => {
  const signature = { function: 'subtract(a: int, b: int): int', input: 'a b' }
  const id = await server.addProblem({ title: 'With a function', signature })
  const problem = { id, revision: 1, signature: { ...signature, solutions: [] } }
  await using _ = await judgeJobs(server.database, (_one, { mode }) =>
    mode === 'function' ? {} : { status: 'Wrong Answer' },
  )

  const isAccepted = await makeJudgeCode(server.context, { userId: visitor.user._id, problem })(
    'def subtract(a, b): return a - b',
    'python',
    never,
  )

  expect(isAccepted).toBe(true)
})

test('what the guard has judged is no submission, solves nothing and counts nowhere', async () => {
  await using _ = await judgeJobs(server.database, () => ({}))

  await judge('print(1)', 'python', never)

  const { queries } = server.database
  const counts = [submission, solved, problemCounter].map((table) => queries.$count(table))
  expect(await Promise.all(counts)).toEqual([0, 0, 0])
})

test('the person for whom it is judged hears nothing of it, and cannot ask for it', async () => {
  let id = ''
  await using _ = await judgeJobs(server.database, async (_one, job) => {
    id = job.id
    const answer = await visitor.get(`/api/submission/result/${job.id}`)
    expect(answer.statusCode).toBe(404)
    return {}
  })

  await judge('print(1)', 'python', never)

  expect(id).not.toBe('')
})

test('nobody can tell when no judge is there, and the job does not stay', async () => {
  expect(await judge('print(1)', 'python', never)).toBeNull()
  expect(await jobs()).toBe(0)
})

test('a job that nobody waits for any more is taken out of the queue', async () => {
  const stop = new AbortController()
  const judged = judge('print(1)', 'python', stop.signal)
  await vi.waitFor(async () => expect(await jobs()).toBe(1))

  stop.abort()

  expect(await judged).toBeNull()
  expect(await jobs()).toBe(0)
})

test('code that is too long to be submitted is not Accepted, and no judge sees it', async () => {
  expect(await judge('#'.repeat(65 * 1024), 'python', never)).toBe(false)
})
