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
