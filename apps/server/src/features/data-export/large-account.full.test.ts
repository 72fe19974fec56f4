import { expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'

const many = 10_000

test('ten thousand submissions are sent without being in memory at one time', {
  timeout: 300_000,
}, async () => {
  await using server = await startApp()
  const ada = await server.signUp()
  const problemId = await server.addProblem({ title: 'Asked for long' })
  // 40 KB each, 400 MB in total.
  await server.database.pool.query(
    `insert into submission (id, user_id, problem_id, problem_revision, language, code, status, created_at)
     select gen_random_uuid(), $1, $2, 1, 'python',
        convert_to(repeat(md5(random()::text), 1250), 'UTF8'), 'Accepted', now() - make_interval(secs => at)
       from generate_series(1, ${many}) as at`,
    [ada.user._id, problemId],
  )
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const inUse = () => process.memoryUsage().heapUsed + process.memoryUsage().external
  const before = inUse()

  const answer = await fetch(`${address}/api/user/download`, { headers: { cookie: ada.cookie } })
  let bytes = 0
  let most = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    most = Math.max(most, inUse() - before)
  }

  expect(answer.status).toBe(200)
  expect(bytes).toBeGreaterThan(many * 100)
  expect(most / 1024 / 1024).toBeLessThan(200)
})
