import type { ManagedUser } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { localDay } from '../accounts/index.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

async function found(query: string): Promise<ManagedUser[]> {
  return (await admin.get(`/user/getallprofile?${query}`)).json<ManagedUser[]>()
}

test('the list tells of everybody what the screen shows, and no secret', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const learner = await server.signUp('Listed')
  const problemId = await server.addProblem({ title: 'To be listed', difficulty: 'medium' })
  await learner.send('POST', `/submission/submit/${problemId}`, { code: 'print(1)', language: 'python' })

  const answer = await admin.get('/user/getallprofile?q=listed')

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual([
    {
      ...learner.user,
      isPremium: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      suspendedAt: null,
      suspendedReason: '',
      hasSecondFactor: false,
      hasPasskeys: false,
      silencedUntil: null,
      lastActiveDay: localDay(new Date()),
      problemSolved: [{ _id: problemId, difficulty: 'medium' }],
    },
  ])
})

test('the list is complete unless it is paged, and the newest come first', async () => {
  await using own = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  const boss = await own.signUpAdmin()
  const people = [await own.signUp('One'), await own.signUp('Two'), await own.signUp('Three')]

  const whole = await boss.get('/user/getallprofile')
  const second = await boss.get('/user/getallprofile?page=2&pageSize=3')

  const names = (answer: typeof whole) => answer.json<ManagedUser[]>().map(({ firstName }) => firstName)
  expect(names(whole)).toEqual([...people.map(({ user }) => user.firstName).reverse(), 'Grace'])
  expect(names(second)).toEqual(['Grace'])
  expect(second.headers['x-total-count']).toBe('4')
})

test('thousands of people are read to the last one', async () => {
  await using own = await startApp()
  const boss = await own.signUpAdmin()
  await own.database.pool.query(
    `insert into "user" (id, name, first_name, email)
     select gen_random_uuid(), 'Person ' || n, 'Person', 'p' || n || '@example.org' from generate_series(1, 1201) n`,
  )

  const whole = await boss.get('/user/getallprofile')

  const emails = new Set(whole.json<ManagedUser[]>().map(({ emailId }) => emailId))
  expect(emails.size).toBe(1202)
})

test.each([
  ['the first name, whatever the case', 'ZEPHYRINE', 1],
  ['the last name', 'quillfeather', 1],
  ['accents and wide letters that it does not have', 'Zéphyrine Ｑuillfeather', 1],
  ['the email', 'zeph.q@', 1],
  ['a sign that means anything to the database', '%', 0],
  ['a sign that means one letter to the database', 'zeph_q', 0],
  ['nobody', 'nobody-at-all', 0],
])('a search finds by %s', async (_, q, count) => {
  const body = {
    firstName: 'Zephyrine',
    lastName: 'Quillfeather',
    emailId: 'zeph.q@example.org',
    password,
    role: 'user',
  }
  await admin.send('POST', '/user/admin/register', body)

  const people = await found(`q=${encodeURIComponent(q)}`)

  expect(people).toHaveLength(count)
})

test('the list is narrowed by role and status, and both are refused when unknown', async () => {
  const suspended = await server.signUp('Narrow')
  await server.signUp('Narrow')
  await admin.send('POST', `/user/suspend/${suspended.user._id}`, { reason: 'Spam' })

  const ids = (people: ManagedUser[]) => people.map(({ _id }) => _id)

  expect(ids(await found('q=narrow&status=suspended'))).toEqual([suspended.user._id])
  expect(await found('q=narrow&status=active')).toHaveLength(1)
  expect(ids(await found('role=admin'))).toContain(admin.user._id)
  expect(await found('q=narrow&role=admin')).toEqual([])
  expect((await admin.get('/user/getallprofile?role=boss')).statusCode).toBe(400)
})

test('an admin registers an account and stays signed in as themself', async () => {
  const body = { firstName: 'Al', emailId: 'Al@Example.org', password }

  const answer = await admin.send('POST', '/user/admin/register', body)

  expect(answer.json()).toMatchObject({ user: { firstName: 'Al', emailId: 'al@example.org', role: 'admin' } })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await admin.get('/user/check')).json()).toEqual({
    user: expect.objectContaining({ _id: admin.user._id }),
  })
  const payload = { emailId: 'al@example.org', password }
  expect((await server.request({ method: 'POST', url: '/api/user/login', payload })).statusCode).toBe(200)
})

test.each([
  ['a taken email', { emailId: 'taken@example.org' }, 409],
  ['a short password', { password: '1234567' }, 400],
  ['no name', { firstName: '  ' }, 400],
  ['an unknown role', { role: 'owner' }, 400],
])('an account with %s is not registered', async (_, change, status) => {
  const good = { firstName: 'Bo', emailId: 'bo@example.org', password, role: 'user' }
  await admin.send('POST', '/user/admin/register', { ...good, emailId: 'taken@example.org' })
  const before = await server.database.queries.$count(schema.user)

  const answer = await admin.send('POST', '/user/admin/register', { ...good, ...change })

  expect(answer.statusCode).toBe(status)
  expect(await server.database.queries.$count(schema.user)).toBe(before)
})

test('a changed role counts from the very next call on', async () => {
  const learner = await server.signUp()
  const path = `/user/update/${learner.user._id}`

  const raised = await admin.send('PATCH', path, { role: 'admin' })
  const asAdmin = await learner.get('/user/getallprofile?pageSize=1')
  await admin.send('PATCH', path, { role: 'user' })
  const asUser = await learner.get('/user/getallprofile?pageSize=1')

  expect(raised.json()).toEqual({ message: 'Role updated successfully!' })
  expect([asAdmin.statusCode, asUser.statusCode]).toEqual([200, 403])
})

test('only the role is taken from the body of a change', async () => {
  const learner = await server.signUp()

  await admin.send('PATCH', `/user/update/${learner.user._id}`, {
    role: 'user',
    firstName: 'Mallory',
    isPremium: true,
  })

  const [row] = await server.database.queries
    .select()
    .from(schema.user)
    .where(eq(schema.user.id, learner.user._id))
  expect(row?.firstName).toBe('Ada')
})

test('premium shows in list, filter, totals and export while it runs, and no longer', async () => {
  const until = new Date(Date.now() + 60_000)
  const reader = await server.signUp('Tierful')
  const { user } = schema
  await server.database.queries.update(user).set({ premiumUntil: until }).where(eq(user.id, reader.user._id))
  const look = async () => ({
    premium: (await found('q=tierful&tier=premium')).length,
    free: (await found('q=tierful&tier=free')).length,
    premiumUsers: (await admin.get('/user/totals')).json<{ premiumUsers: number }>().premiumUsers,
    line: (await admin.get('/user/export?q=tierful')).body.split('\r\n')[1],
  })

  const running = await look()
  vi.useFakeTimers({ toFake: ['Date'], now: until })
  const ended = await look()
  vi.useRealTimers()

  expect(running).toMatchObject({ premium: 1, free: 0, premiumUsers: 1 })
  expect(running.line).toContain(`,yes,${until.toISOString()},`)
  expect(ended).toMatchObject({ premium: 0, free: 1, premiumUsers: 0 })
  expect(ended.line).toContain(',no,')
  expect((await admin.get('/user/getallprofile?tier=gold')).statusCode).toBe(400)
})

test('the totals count everybody', async () => {
  const { users } = (await admin.get('/user/totals')).json<{ users: number }>()

  await server.signUp()

  expect((await admin.get('/user/totals')).json()).toMatchObject({ users: users + 1 })
})

test('the export is a table for spreadsheets that runs nothing in them', async () => {
  const body = { firstName: '=HYPERLINK("x")', emailId: 'formula@example.org', password, role: 'user' }
  await admin.send('POST', '/user/admin/register', body)

  const answer = await admin.get('/user/export?q=formula')

  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('users.csv')
  const [heads, line, rest] = answer.body.split('\r\n')
  expect(heads).toBe(
    '\uFEFFfirstName,lastName,email,role,status,premium,premiumUntil,problemsSolved,easy,medium,hard,createdAt,lastActiveDay',
  )
  expect(line).toMatch(/^"'=HYPERLINK\(""x""\)",,formula@example\.org,user,active,no,,0,0,0,0,\d{4}-.*Z,$/)
  expect(rest).toBe('')
})
