import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

test('a problem that somebody has opened costs the next one four queries: who asks, the problem, the moment, the visit', async () => {
  const problemId = await server.addProblem()
  const [first, next] = [await server.signUp(), await server.signUp()]
  await first.get(`/problem/problemById/${problemId}`)
  // Warms up the caches per person.
  await next.get('/user/check')

  const asked = vi.spyOn(server.context.database.pool, 'query')
  const shown = await next.get(`/problem/problemById/${problemId}`)

  expect(shown.statusCode).toBe(200)
  expect(asked).toHaveBeenCalledTimes(4)
  asked.mockRestore()
})

test('readers of a problem get one answer until its counters change, and their browsers keep none', async () => {
  const problemId = await server.addProblem({ title: 'Read by two' })
  const [first, next] = [await server.signUp(), await server.signUp()]
  const path = `/problem/problemById/${problemId}`
  const before = await first.get(path)
  await server.database.pool.query(
    `insert into problem_counter (problem_id, submitted, accepted) values ($1, 7, 3)
     on conflict (problem_id) do update set submitted = 7, accepted = 3`,
    [problemId],
  )

  const after = await next.get(path)

  expect(before.json()).toMatchObject({ submittedCount: 0, acceptedCount: 0 })
  expect(after.json()).toEqual({ ...before.json(), submittedCount: 7, acceptedCount: 3 })
  expect(after.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(after.headers.etag).toBeUndefined()
})
