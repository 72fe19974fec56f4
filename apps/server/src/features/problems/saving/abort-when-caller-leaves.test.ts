import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { sampleProblem, startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'

let server: TestApp
let admin: Visitor
let address: string
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Sends a call over a connection of its own; no judge is running. */
function call(method: 'POST' | 'PUT', path: string, body: object) {
  const caller = new AbortController()
  const headers = { cookie: admin.cookie, 'content-type': 'application/json' }
  const init = { method, headers, body: JSON.stringify(body), signal: caller.signal }
  const ended = fetch(`${address}/api${path}`, init).then(
    () => 'answered',
    () => 'gone',
  )
  return { leave: () => caller.abort(), ended }
}

const openJobs = () => server.database.queries.$count(schema.judgeJob)
const candidates = () =>
  server.database.queries.$count(schema.problemVersion, eq(schema.problemVersion.isCandidate, true))
const problemsNamed = (title: string) =>
  server.database.queries.$count(schema.problem, eq(schema.problem.title, title))

test('a save whose caller has gone is cancelled, and nothing of it is left', async () => {
  const title = 'Left alone'
  const { leave, ended } = call('POST', '/problem/create', { ...sampleProblem, title })
  await vi.waitFor(async () => expect(await openJobs()).toBe(1), 30_000)

  leave()

  expect(await ended).toBe('gone')
  await vi.waitFor(async () => expect(await candidates()).toBe(0), 30_000)
  expect([await openJobs(), await problemsNamed(title)]).toEqual([0, 0])
})

test('a new version whose caller has gone leaves the problem as it was', async () => {
  const id = await server.addProblem({ title: 'Stays' })
  const change = { title: 'Stays not', hiddenTestCases: [{ input: '5 5\n', output: '0\n' }] }
  const { leave } = call('PUT', `/problem/update/${id}`, { ...sampleProblem, ...change })
  await vi.waitFor(async () => expect(await openJobs()).toBe(1), 30_000)

  leave()

  await vi.waitFor(async () => expect(await candidates()).toBe(0), 30_000)
  expect([await openJobs(), await problemsNamed('Stays')]).toEqual([0, 1])
})

test('outputs that nobody waits for are not produced', async () => {
  const order = { language: 'python', code: 'print(1)', inputs: [{ input: '1\n' }] }
  const { leave } = call('POST', '/problem/outputs', order)
  await vi.waitFor(async () => expect(await openJobs()).toBe(1), 30_000)

  leave()

  await vi.waitFor(async () => expect(await openJobs()).toBe(0), 30_000)
})

test('a caller who stays is answered', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))

  const { ended } = call('POST', '/problem/create', { ...sampleProblem, title: 'Waited for' })

  expect(await ended).toBe('answered')
  expect(await problemsNamed('Waited for')).toBe(1)
})
