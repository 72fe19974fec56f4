import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Outcome } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { captureLog } from '@codedojo/log/testing'
import { expect, test } from 'vitest'
import { checkRateLimit } from '../../http/rate-limit.ts'
import { startApp } from '../../testing/start-app.ts'

const token = 'a token that nobody guesses'

test('a program of this machine reads what Prometheus asks for', async () => {
  await using server = await startApp()
  const ada = await server.signUp('Ada')
  await ada.get('/user/check')
  await server.request({ url: '/problem/of/nobody?secret=1' })

  const answer = await server.request({ url: '/metrics' })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toMatch(
    /^codedojo_http_request_seconds_count\{method="GET",route="\/api\/user\/check",status="200"\} 1$/m,
  )
  expect(answer.body).toMatch(/^codedojo_queue_oldest_seconds 0$/m)
  expect(answer.body).toMatch(/^codedojo_sockets 0$/m)
  expect(answer.body).toMatch(/^nodejs_eventloop_lag_seconds /m)
  // URLs and names of people must not become labels.
  expect(answer.body).not.toMatch(/secret|nobody|Ada|example\.org/)
})

test('what was judged, guarded and asked in the last hour is told with its times', async () => {
  await using server = await startApp()
  const ada = await server.signUp('Ada')
  const { queries } = server.database
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000)
  const job = {
    userId: ada.user._id,
    problemId: await server.addProblem(),
    ...{ problemRevision: 1, code: 'x', customInputs: [], priority: 0, state: 'done' as const },
    ...{ createdAt: secondsAgo(100), claimedAt: secondsAgo(98), finishedAt: secondsAgo(95) },
  }
  const nothing = { cases: [], passed: 0, total: 1, runtimeMs: 0, memoryKb: 0, compileMessage: null }
  const outcome: Outcome = { ...nothing, status: 'Wrong Answer', errorMessage: null, limitsEnforced: true }
  await queries.insert(schema.judgeJob).values([
    { ...job, id: randomUUID(), kind: 'submit', language: 'python', faults: 2 },
    { ...job, id: randomUUID(), kind: 'guard', language: 'python', outcome },
    { ...job, id: randomUUID(), kind: 'submit', language: 'cpp', finishedAt: secondsAgo(4000) },
  ])
  const use = { userId: ada.user._id, assistant: 'ninja', provider: 'coach' } as const
  await queries.insert(schema.assistantUse).values([
    { ...use, id: randomUUID(), end: 'withheld' },
    { ...use, id: randomUUID() },
  ])

  const { body } = await server.request({ url: '/metrics' })

  expect(body).toMatch(/^codedojo_claim_wait_seconds_last_hour\{quantile="0.95"\} 2(\.\d+)?$/m)
  expect(body).toMatch(/^codedojo_judging_seconds_last_hour\{language="python",quantile="1"\} 3(\.\d+)?$/m)
  expect(body).not.toContain('codedojo_judging_seconds_last_hour{language="cpp"')
  expect(body).toMatch(/^codedojo_judge_faults_last_hour 2$/m)
  expect(body).toMatch(/^codedojo_guard_verdicts_last_hour\{verdict="Wrong Answer"\} 1$/m)
  expect(body).toMatch(
    /^codedojo_assistant_answers_last_hour\{assistant="ninja",provider="coach",end="withheld"\} 1$/m,
  )
  expect(body).toMatch(
    /^codedojo_assistant_answers_last_hour\{assistant="ninja",provider="coach",end="open"\} 1$/m,
  )
})

test('what is refused because it was done too often is counted by the rule, and not by the person', async () => {
  await using server = await startApp()
  const rule = { name: 'sample-rule', most: 1, windowSeconds: 60, message: 'Once a minute.' }
  const once = () => checkRateLimit(server.database, rule, 'ada-lovelace')
  await once()
  await expect(once()).rejects.toThrow('Once a minute.')

  const { body } = await server.request({ url: '/metrics' })

  expect(body).toMatch(/^codedojo_rate_limited_total\{rule="sample-rule"\} 1$/m)
  expect(body).not.toContain('lovelace')
})

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'what a proxy passes on, as %s tells, finds nothing',
  async (name) => {
    await using server = await startApp()

    const answer = await server.request({ url: '/metrics', headers: { [name]: '127.0.0.1' } })

    expect(answer.statusCode).toBe(404)
  },
)

test('with a token set, who has it reads from anywhere, and nobody else', async () => {
  await using server = await startApp({ METRICS_TOKEN: token })
  const ask = (authorization: string) =>
    server.request({ url: '/metrics', headers: { authorization, 'x-forwarded-for': '203.0.113.5' } })

  const codes = await Promise.all([`Bearer ${token}`, 'Bearer another', ''].map(ask))

  expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404])
})

test('a server is ready for people while its database has the tables that it knows', async () => {
  await using server = await startApp()
  const before = await server.request({ url: '/readyz' })
  await server.database.pool.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  )

  using heard = captureLog()
  const after = await server.request({ url: '/readyz' })
  await server.request({ url: '/readyz' })

  expect([before.statusCode, before.body]).toEqual([200, 'ok\n'])
  expect([after.statusCode, after.body]).toEqual([503, 'not ready\n'])
  expect(heard.lines.join('').match(/not ready.*missing="?migrations of the database: \d{4}_/g)).toHaveLength(
    1,
  )
})

test.each(['prometheus-alerts.yml', 'grafana-dashboard.json'])(
  '%s asks for nothing that is not told',
  async (name) => {
    await using server = await startApp()
    const told = (await server.request({ url: '/metrics' })).body
    const text = await readFile(new URL(`../../../../../deploy/${name}`, import.meta.url), 'utf8')

    const asked = new Set(text.match(/\b(?:codedojo|nodejs)_[a-z0-9_]+/g))

    const known = new Set(Array.from(told.matchAll(/^# TYPE (\S+)/gm), ([, metric]) => metric))
    const unknown = [...asked].filter((metric) => !known.has(metric.replace(/_(?:bucket|count|sum)$/, '')))
    expect(asked.size).toBeGreaterThan(5)
    expect(unknown).toEqual([])
  },
)
