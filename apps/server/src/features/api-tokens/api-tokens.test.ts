import { type ApiToken, mostApiTokens, type TokenScope } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { makeApiToken } from './own-api-tokens.ts'

let server: TestApp
let ada: Visitor
let admin: Visitor
beforeAll(async () => {
  server = await startApp()
  ada = await server.signUp()
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
interface MadeToken {
  readonly apiToken: ApiToken
  readonly token: string
}

async function make(who: Visitor, ...scopes: TokenScope[]): Promise<MadeToken> {
  const answer = await who.send('POST', '/user/apiToken', { name: 'Grade sheet', scopes, endsAt: days(30) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<MadeToken>()
}

interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: object
  readonly headers?: Record<string, string>
}

async function call(token: string, path: string, { method = 'GET', body, headers }: CallOptions = {}) {
  const answer = await server.request({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body && { payload: body }),
  })
  const { code } = answer.statusCode === 200 ? { code: 'done' } : answer.json<{ code: string }>()
  return { ...answer, json: <T>() => answer.json<T>(), code }
}

test('a token acts for its owner, and its use is noted', async () => {
  const { token, apiToken } = await make(ada, 'read')

  const answer = await call(token, '/user/check')

  expect(answer.json()).toMatchObject({ user: { _id: ada.user._id } })
  const listed = (await ada.get('/user/apiTokens')).json<ApiToken[]>()
  expect(listed[0]).toMatchObject({ _id: apiToken._id, name: 'Grade sheet', scopes: ['read'] })
  expect(Date.now() - Date.parse(listed[0]?.lastUsedAt ?? '')).toBeLessThan(60_000)
})

test('the token is in the answer that makes it, and nowhere else', async () => {
  const { token } = await make(ada, 'read')
  const secret = token.slice('codedojo_'.length)

  expect(secret).toMatch(/^[\w-]{43}$/)
  expect((await ada.get('/user/apiTokens')).body).not.toContain(secret)
  const { rows } = await server.database.pool.query('select api_token::text as row from api_token')
  expect(JSON.stringify(rows)).not.toContain(secret)
  const { rows: events } = await server.database.pool.query(
    'select audit_event::text as row from audit_event',
  )
  expect(JSON.stringify(events)).not.toContain(secret)
})

test('a program is submitted and its result read by a token with both scopes', async () => {
  const problemId = await server.addProblem({ title: 'By a script' })
  await using _judge = await judgeJobs(server.database, () => ({}))
  const { token } = await make(ada, 'read', 'practise')

  const body = { code: 'print(1)', language: 'python' }
  const submitted = await call(token, `/submission/submit/${problemId}`, { method: 'POST', body })

  const { submissionId } = submitted.json<{ submissionId: string }>()
  expect((await call(token, `/submission/result/${submissionId}`)).statusCode).toBe(200)
})

test.each<[string, TokenScope[], CallOptions & { readonly path: string }, string]>([
  ['a scope that only reads', ['read'], { method: 'PUT', path: '/reminder', body: {} }, 'token_not_allowed'],
  [
    'a scope that only reads',
    ['read'],
    { method: 'POST', path: '/lists', body: { name: 'L' } },
    'token_scope',
  ],
  ['a scope that only practises', ['practise'], { path: '/progress' }, 'token_scope'],
  ['every scope', ['read', 'practise'], { path: '/user/sessions' }, 'token_not_allowed'],
  ['every scope', ['read', 'practise'], { path: '/user/apiTokens' }, 'token_not_allowed'],
  ['every scope', ['read', 'practise'], { path: '/user/download' }, 'token_not_allowed'],
  [
    'every scope',
    ['read', 'practise'],
    { method: 'POST', path: '/user/apiToken', body: { name: 'More', scopes: ['read'], endsAt: days(1) } },
    'token_not_allowed',
  ],
  ['every scope', ['read', 'practise'], { path: '/admin/audit' }, 'token_scope'],
])('%s is not enough', async (_, scopes, { path, ...asked }, code) => {
  const { token } = await make(ada, ...scopes)

  expect(await call(token, path, asked)).toMatchObject({ code })
})

test('the scopes of administrators are for administrators, however the role went', async () => {
  const scopes = ['admin:read', 'admin:write']
  const refused = await ada.send('POST', '/user/apiToken', { name: 'Not mine', scopes, endsAt: days(1) })
  expect(refused.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'scopes' }] })

  const former = await server.signUpAdmin()
  const { token } = await make(former, 'admin:read')
  expect(await call(token, '/admin/audit')).toMatchObject({ code: 'done' })
  await server.database.queries
    .update(schema.user)
    .set({ role: 'user' })
    .where(eq(schema.user.id, former.user._id))
  expect(await call(token, '/admin/audit')).toMatchObject({ code: 'not_allowed' })
})

test('a token of an admin changes content, but neither accounts nor money nor the installation, and speaks to nobody', async () => {
  const { token } = await make(admin, 'admin:read', 'admin:write')

  expect(await call(token, '/problem/check', { method: 'POST', body: {} })).toMatchObject({
    code: 'bad_input',
  })
  const closed = [
    ['POST', `/user/suspend/${ada.user._id}`],
    ['POST', '/user/admin/register'],
    ['POST', `/user/passwordLink/${ada.user._id}`],
    ['POST', `/admin/order/refund/${crypto.randomUUID()}`],
    ['PUT', '/admin/installation'],
    ['POST', `/admin/ticket/${crypto.randomUUID()}/answer`],
  ] as const
  for (const [method, path] of closed) {
    expect(await call(token, path, { method, body: {} }), path).toMatchObject({ code: 'token_not_allowed' })
  }
})

test('what is revoked, has ended, or belongs to a suspended person is refused at once', async () => {
  const bob = await server.signUp('Bob')
  const revoked = await make(bob, 'read')
  const ended = await make(bob, 'read')
  const kept = await make(bob, 'read')
  const { queries } = server.database
  await bob.send('DELETE', `/user/apiToken/${revoked.apiToken._id}`)
  await queries
    .update(schema.apiToken)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(schema.apiToken.id, ended.apiToken._id))

  const codeOf = async ({ token }: MadeToken) => (await call(token, '/user/check')).code
  expect(await Promise.all([revoked, ended, kept].map(codeOf))).toEqual([
    'token_not_valid',
    'token_not_valid',
    'done',
  ])
  await queries.update(schema.user).set({ suspendedAt: new Date() }).where(eq(schema.user.id, bob.user._id))
  expect(await codeOf(kept)).toBe('token_not_valid')
})

test.each([
  'codedojo_',
  'codedojo_é',
  `codedojo_${'A'.repeat(43)}`,
  `codedojo_${'A'.repeat(4000)}`,
  'codedojo_a b',
])('the text "%s" is no token, whoever is signed in beside it', async (text) => {
  const answer = await call(text, '/user/check', { headers: { cookie: ada.cookie } })

  expect(answer).toMatchObject({ statusCode: 401, code: 'token_not_valid' })
})

test.each(['Basic YWRhOnNlY3JldA==', 'Bearer of-a-proxy', 'Bearer', 'Bearercodedojo', ''])(
  'the header "%s", as of a proxy, leaves the session alone',
  async (authorization) => {
    const headers = { authorization, cookie: ada.cookie }
    expect((await server.request({ url: '/api/user/check', headers })).statusCode).toBe(200)
  },
)

test('a token of an admin shows what learners see, until it has the scope of an admin', async () => {
  const problemId = await server.addProblem({ title: 'A draft', status: 'draft' })
  const narrow = await make(admin, 'read', 'practise')
  const wide = await make(admin, 'read', 'admin:read')

  expect(await call(narrow.token, `/problem/problemById/${problemId}`)).toMatchObject({ statusCode: 404 })
  expect(await call(wide.token, `/problem/problemById/${problemId}`)).toMatchObject({ statusCode: 200 })
})

test('a session that ends while its call is under way makes no token', async () => {
  const bob = await server.signUp('Bob')
  const { queries } = server.database
  const [row] = await queries
    .select({ id: schema.session.id })
    .from(schema.session)
    .where(eq(schema.session.userId, bob.user._id))
  await admin.send('POST', `/user/signOutEverywhere/${bob.user._id}`)

  const late = {
    userId: bob.user._id,
    sessionId: row?.id ?? '',
    name: 'Late',
    scopes: ['read'],
    endsAt: days(1),
  } as const

  await expect(makeApiToken(server.database, late)).rejects.toMatchObject({ code: 'not_signed_in' })
})

test('whoever takes the role takes the tokens with the scopes of administrators, too', async () => {
  const former = await server.signUpAdmin()
  const asLearner = await make(former, 'read')
  const asAdmin = await make(former, 'read', 'admin:write')

  await admin.send('PATCH', `/user/update/${former.user._id}`, { role: 'user' })

  expect(await call(asLearner.token, '/user/check')).toMatchObject({ code: 'done' })
  expect(await call(asAdmin.token, '/user/check')).toMatchObject({ code: 'token_not_valid' })
})

test('another password ends the tokens', async () => {
  const bob = await server.signUp('Bob')
  const { token } = await make(bob, 'read')

  await bob.send('POST', '/user/changePassword', { currentPassword: password, password: `${password} anew` })

  expect(await call(token, '/user/check')).toMatchObject({ code: 'token_not_valid' })
})

test('nobody revokes the token of somebody else', async () => {
  const { apiToken, token } = await make(ada, 'read')
  const bob = await server.signUp('Bob')

  expect((await bob.send('DELETE', `/user/apiToken/${apiToken._id}`)).statusCode).toBe(404)
  expect((await bob.send('DELETE', '/user/apiToken/nothing')).statusCode).toBe(404)
  expect(await call(token, '/user/check')).toMatchObject({ code: 'done' })
})

test('ending every session ends the tokens, too', async () => {
  const bob = await server.signUp('Bob')
  const { token } = await make(bob, 'read')

  await admin.send('POST', `/user/signOutEverywhere/${bob.user._id}`)

  expect(await call(token, '/user/check')).toMatchObject({ code: 'token_not_valid' })
})

test('there is a most of tokens, also for those made at once, and ended ones do not count', async () => {
  const bob = await server.signUp('Bob')
  const body = { name: 'One of many', scopes: ['read'], endsAt: days(1) }
  const answers = await Promise.all(
    Array.from({ length: mostApiTokens + 3 }, () => bob.send('POST', '/user/apiToken', body)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostApiTokens)
  expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
    code: 'too_many_tokens',
  })

  const endsAt = new Date(Date.now() - 1000)
  await server.database.queries
    .update(schema.apiToken)
    .set({ endsAt })
    .where(eq(schema.apiToken.userId, bob.user._id))
  expect((await bob.send('POST', '/user/apiToken', body)).statusCode).toBe(200)
})

test.each([
  [{ name: '' }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['read', 'read'] }, 'scopes'],
  [{ scopes: ['root'] }, 'scopes'],
  [{ endsAt: days(-1) }, 'endsAt'],
  [{ endsAt: days(400) }, 'endsAt'],
  [{ endsAt: 'tomorrow' }, 'endsAt'],
])('%j is refused with its field', async (wrong, field) => {
  const body = { name: 'Grade sheet', scopes: ['read'], endsAt: days(30), ...wrong }

  const answer = await ada.send('POST', '/user/apiToken', body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toContain(field)
})

test('a token that calls without end is slowed down, and its owner is not', async () => {
  const bob = await server.signUp('Bob')
  const { token } = await make(bob, 'read')
  await server.database.pool.query(
    'insert into rate_limit (key, window_start, hits) values ($1, now(), 600)',
    [`api-token:${bob.user._id}`],
  )

  expect(await call(token, '/user/check')).toMatchObject({ statusCode: 429, code: 'too_many_requests' })
  expect((await bob.get('/user/check')).statusCode).toBe(200)
})

test('making and revoking are in the audit log', async () => {
  const bob = await server.signUp('Bob')
  const { apiToken } = await make(bob, 'read')
  await bob.send('DELETE', `/user/apiToken/${apiToken._id}`)

  const events = (await admin.get(`/admin/audit?person=${bob.user._id}`)).json<{ action: string }[]>()

  const actions = events.map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['user.token_made', 'user.token_revoked']))
})
