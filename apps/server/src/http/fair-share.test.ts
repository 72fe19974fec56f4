import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Locks the table until disposed, like a slow query. */
async function lockTable(name: string): Promise<AsyncDisposable> {
  const client = server.database.makeClient()
  await client.connect()
  await client.query(`begin; lock table ${name} in access exclusive mode`)
  return { [Symbol.asyncDispose]: () => client.end() }
}

async function untilWaiting(queries: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect
    .poll(async () => (await server.database.pool.query(waiting)).rowCount)
    .toBeGreaterThanOrEqual(queries)
}

test('however much one person asks for at once, others are answered', async () => {
  const [busy, calm] = [await server.signUp(), await server.signUp()]
  await Promise.all([busy.get('/user/check'), calm.get('/user/check')])
  const held = await lockTable('preference')
  const slow = Array.from({ length: 60 }, () => busy.get('/settings'))
  await untilWaiting(4)

  const answers = [await calm.get('/user/check'), await server.signUp().then(({ get }) => get('/user/check'))]

  await held[Symbol.asyncDispose]()
  const statuses = new Set((await Promise.all(slow)).map(({ statusCode }) => statusCode))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(statuses).toEqual(new Set([200]))
})

test('a class behind one address has a share for each person, before anybody has looked at their cookies', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => server.signUp()))
  const held = await lockTable('session')
  const first = people.map(({ get }) => get('/user/check'))

  // The share of one is four.
  await untilWaiting(people.length)

  await held[Symbol.asyncDispose]()
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200))
})

test('a network of visitors has the share of one person', async () => {
  const { user } = await server.signUp()
  const held = await lockTable('profile')
  const url = `/api/profile/${user._id}`
  const slow = Array.from({ length: 60 }, (_, n) =>
    server.request({ url, remoteAddress: `2001:db8:1:2::${(n + 1).toString(16)}` }),
  )
  await untilWaiting(4)

  const payload = { token: 'x'.repeat(24) }
  const check = { method: 'POST', url: '/api/user/resetPassword/check', payload } as const
  const answer = await server.request({ ...check, remoteAddress: '2001:db8:1:3::1' })

  await held[Symbol.asyncDispose]()
  await Promise.all(slow)
  expect(answer.statusCode).toBe(200)
})

test('who wants far more at once than there is room for is told to wait, and is served again later', async () => {
  const busy = await server.signUp()
  await busy.get('/user/check')
  const held = await lockTable('preference')
  const codes: string[] = []
  const asked = Array.from({ length: 700 }, async () =>
    codes.push((await busy.get('/settings')).json().code ?? 'ok'),
  )
  await expect.poll(() => codes.length).toBeGreaterThan(0)
  const refused = new Set(codes)
  await held[Symbol.asyncDispose]()
  await Promise.all(asked)

  expect(refused).toEqual(new Set(['too_many_requests']))
  expect(codes.filter((code) => code === 'ok').length).toBeGreaterThanOrEqual(500)
  expect((await busy.get('/settings')).statusCode).toBe(200)
})
