import type { AuditEvent } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { localDay } from '../accounts/index.ts'
import { recordEvent } from './record-event.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

async function events(query: string): Promise<AuditEvent[]> {
  return (await admin.get(`/admin/audit?${query}`)).json<AuditEvent[]>()
}
const login = ({ user }: Visitor) =>
  server.request({ method: 'POST', url: '/api/user/login', payload: { emailId: user.emailId, password } })

test('everything that is done to an account is told with who did it, before and after', async () => {
  const learner = await server.signUp('Watched')
  const { _id } = learner.user
  await login(learner)
  await admin.send('PATCH', `/user/update/${_id}`, { role: 'admin' })
  await admin.send('PATCH', `/user/update/${_id}`, { role: 'admin' })
  await admin.send('POST', `/user/signOutEverywhere/${_id}`)
  await admin.send('POST', `/user/suspend/${_id}`, { reason: 'Spam' })
  await login(learner)
  await admin.send('POST', `/user/unsuspend/${_id}`)

  const told = await events(`person=${_id}`)

  expect(told.map(({ actor, action, before, after }) => [actor?.name, action, before, after])).toEqual([
    ['Grace', 'user.unsuspended', { reason: 'Spam' }, null],
    ['Watched', 'user.sign_in_refused', null, { address: '127.0.0.1', tries: 1 }],
    ['Grace', 'user.suspended', null, { reason: 'Spam' }],
    ['Grace', 'user.signed_out', null, null],
    ['Grace', 'user.role_changed', { role: 'user' }, { role: 'admin' }],
    ['Watched', 'user.signed_in', null, null],
    ['Watched', 'user.signed_up', null, null],
  ])
  expect(new Set(told.map(({ subject }) => subject.name))).toEqual(new Set(['Watched']))
})

test('wrong passwords are told without filling the log, and those for no account without its email', async () => {
  const learner = await server.signUp('Guessed')
  const guess = (emailId: string) => {
    const payload = { emailId, password: 'not the password' }
    return server.request({ method: 'POST', url: '/api/user/login', payload })
  }
  // The number of entries after this many attempts. The response to an attempt does not wait for its entry.
  const toldOf = (tries: number) => (tries === 0 ? 0 : Math.floor(Math.log2(tries)) + 1)
  const untilTold = (count: number) =>
    expect.poll(async () => (await events('action=user.sign_in_failed&pageSize=100')).length).toBe(count)
  // Resets the login delay counter, so that the test need not wait.
  const forget = () => server.database.pool.query("delete from rate_limit where key like 'wrong-password:%'")

  for (let tries = 1; tries <= 5; tries++) {
    await forget()
    expect((await guess(learner.user.emailId)).statusCode).toBe(401)
    await untilTold(toldOf(tries) + toldOf(tries - 1))
    await guess(`unknown-${tries}@example.org`)
    await untilTold(2 * toldOf(tries))
  }

  const told = await events(`action=user.sign_in_failed&pageSize=100`)
  const said = told.map(({ actor, subject, after }) => [actor, subject.kind, subject.name, after])
  const address = '127.0.0.1'
  expect(said).toEqual([
    [null, 'installation', '', { address, tries: 4 }],
    [null, 'user', 'Guessed', { address, tries: 4 }],
    [null, 'installation', '', { address, tries: 2 }],
    [null, 'user', 'Guessed', { address, tries: 2 }],
    [null, 'installation', '', { address, tries: 1 }],
    [null, 'user', 'Guessed', { address, tries: 1 }],
  ])
  expect(JSON.stringify(told)).not.toMatch(/unknown-|not the password/)
})

test('of an erased person the log keeps what was done, and no name', async () => {
  const learner = await server.signUp('Forgotten')
  const { _id } = learner.user
  await admin.send('DELETE', `/user/deleteProfile/${_id}`)

  const told = await events(`person=${_id}`)

  expect(told.map(({ action, actor, subject }) => [action, actor?.name, subject.name])).toEqual([
    ['user.deleted', 'Grace', ''],
    ['user.signed_up', '', ''],
  ])
  expect(JSON.stringify(told)).not.toContain('Forgotten')
})

test('registrations, imports and exports are told', async () => {
  const one = { firstName: 'Told', emailId: 'told@example.org', password, role: 'user' }
  await admin.send('POST', '/user/admin/register', one)
  await admin.send('POST', '/user/import', {
    csv: 'name,email\nImported One,imported@example.org',
    dryRun: false,
  })
  await admin.get('/user/export?q=told')

  const [exported, imported, registered] = await events(`person=${admin.user._id}`)

  expect(exported).toMatchObject({ action: 'user.exported', after: { users: 1, searched: true } })
  expect(JSON.stringify(exported)).not.toContain('told')
  expect(imported).toMatchObject({ action: 'user.imported', after: { accounts: 1, admins: 0 } })
  expect(registered).toMatchObject({
    action: 'user.registered',
    subject: { name: 'Told' },
    after: { role: 'user' },
  })
})

test('the log is searched by name, narrowed by action and day, and paged', async () => {
  const learner = await server.signUp('Searchable')
  await login(learner)
  const today = localDay(new Date())
  const yesterday = localDay(new Date(Date.now() - 24 * 60 * 60 * 1000))

  const actions = async (query: string) => (await events(query)).map(({ action }) => action)

  expect(await actions('q=searchABLE')).toEqual(['user.signed_in', 'user.signed_up'])
  expect(await actions('q=searchable&action=user.signed_up')).toEqual(['user.signed_up'])
  expect(await actions(`q=searchable&from=${today}&to=${today}`)).toHaveLength(2)
  expect(await actions(`q=searchable&to=${yesterday}`)).toEqual([])
  expect(await actions('q=%25')).toEqual([])
  const second = await admin.get('/admin/audit?q=searchable&page=2&pageSize=1')
  expect(second.json<AuditEvent[]>().map(({ action }) => action)).toEqual(['user.signed_up'])
  expect(second.headers['x-total-count']).toBe('2')
})

test('a search finds what was done to a problem by its title', async () => {
  const id = await server.addProblem({ title: 'Quixotic Windmills' })
  await admin.send('DELETE', `/problem/delete/${id}`)

  const told = await events('q=windmill')

  expect(told.map(({ action, subject }) => [action, subject.name])).toContainEqual([
    'problem.deleted',
    'Quixotic Windmills',
  ])
})

test.each([
  "update audit_event set action = 'user.signed_in'",
  'delete from audit_event',
  'truncate audit_event',
])('the database refuses "%s"', async (statement) => {
  const before = await admin.get('/admin/audit')

  await expect(server.database.pool.query(statement)).rejects.toThrow('The audit log is only added to.')

  expect((await admin.get('/admin/audit')).body).toBe(before.body)
})

test('ids in what was there before and after have the names of today, and nothing once somebody was erased', async () => {
  const [kept, erased] = [await server.signUp('Kept'), await server.signUp('Gone')]
  await recordEvent(server.database.queries, {
    actorId: admin.user._id,
    action: 'user.imported',
    subject: { kind: 'installation' },
    after: { accounts: 2, ids: [kept.user._id, erased.user._id] },
  })
  await admin.send('DELETE', `/user/deleteProfile/${erased.user._id}`)

  const [imported] = await events('action=user.imported')

  expect(imported?.names).toEqual({ [kept.user._id]: 'Kept' })
})
