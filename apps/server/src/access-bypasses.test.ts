import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleProblem, startApp, type TestApp } from './testing/start-app.ts'

// Tries to bypass the access matrix: requests from other sites, forged headers, and alternative spellings of a path.

let server: TestApp
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
})
afterAll(() => server[Symbol.asyncDispose]())

test.each([
  ['a foreign origin', { origin: 'https://evil.example.com' }],
  ['an origin that only begins like ours', { origin: 'http://localhost:3000.evil.example.com' }],
  ['no origin at all, as a sandboxed frame sends it', { origin: 'null' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', { 'content-type': 'text/plain' }],
])('a call that changes something is refused from %s, and changes nothing', async (_, headers) => {
  const admin = await server.signUpAdmin()
  const id = await server.addProblem({ title: `Cross-site ${JSON.stringify(headers)}` })

  const answer = await server.request({
    method: 'DELETE',
    url: `/api/problem/delete/${id}`,
    headers: { cookie: admin.cookie, ...headers },
    ...('content-type' in headers && { payload: '{}' }),
  })

  expect(answer.statusCode).toBe(403)
  expect((await admin.get(`/problem/problemById/${id}`)).statusCode).toBe(200)
})

test('the pages of the installation itself may call, under whatever name they were reached', async () => {
  const learner = await server.signUp()
  const own = {
    origin: 'http://dojo.school.lan:3000',
    host: 'dojo.school.lan:3000',
    'sec-fetch-site': 'same-origin',
  }

  const answer = await server.request({ url: '/api/user/check', headers: { cookie: learner.cookie, ...own } })

  expect(answer.statusCode).toBe(200)
})

test('with https, a page that came without it is another site, for calls and for sockets', async () => {
  await using secure = await startApp({ PUBLIC_URL: 'https://dojo.example.org' })
  const learner = await secure.signUp()
  const host = 'dojo.example.org'
  const asked = async (url: string, headers: Record<string, string>) =>
    (await secure.request({ url, headers: { cookie: learner.cookie, host, ...headers } })).statusCode
  const plain = { origin: 'http://dojo.example.org' }
  const own = { origin: 'https://dojo.example.org' }
  const socket = await secure.app.listen({ port: 0, host: '127.0.0.1' })
  const shaken = async (headers: Record<string, string>) =>
    (await fetch(`${socket}/socket.io/?EIO=4&transport=polling`, { headers })).status

  expect([await asked('/api/user/check', plain), await asked('/api/user/check', own)]).toEqual([403, 200])
  expect([await shaken(plain), await shaken(own)]).toEqual([403, 200])
})

test('a browser that vouches for its page is believed where a proxy has taken https off', async () => {
  const learner = await server.signUp()
  const headers = { cookie: learner.cookie, host: 'dojo.example.org', origin: 'https://dojo.example.org' }
  const asked = async (more: object) =>
    (await server.request({ url: '/api/user/check', headers: { ...headers, ...more } })).statusCode

  expect([await asked({}), await asked({ 'sec-fetch-site': 'same-origin' })]).toEqual([403, 200])
})

test.each(['X-Forwarded-User', 'X-HTTP-Method-Override', 'X-Role'])(
  'the header %s gives nobody rights',
  async (header) => {
    const learner = await server.signUp()

    const answer = await server.request({
      method: 'POST',
      url: '/api/problem/create',
      headers: { cookie: learner.cookie, [header]: 'admin' },
      payload: sampleProblem,
    })

    expect(answer.statusCode).toBe(403)
  },
)

test.each([
  ...['/api/problem/create/', '/API/problem/create', '/api//problem/create', '/api/problem/%63reate'],
  ...[
    '/api/problem/%2563reate',
    '/api/problem%2fcreate',
    '/api/./problem/create',
    '/api/help/../problem/create',
  ],
  ...['/api/problem/create;x', '/api/problem/create%00', '/api/problem\\create', '//api/problem/create'],
])('the path %s is no way around the check of the role', async (url) => {
  const learner = await server.signUp()
  const before = await server.database.queries.$count(schema.problem)

  const answer = await server.request({
    method: 'POST',
    url,
    headers: { cookie: learner.cookie },
    payload: sampleProblem,
  })

  expect([403, 404]).toContain(answer.statusCode)
  expect(await server.database.queries.$count(schema.problem)).toBe(before)
})

test('a call that only admins may make tells others nothing when it is asked for its head alone', async () => {
  const learner = await server.signUp()
  const admin = await server.signUpAdmin()
  const head = async (cookie: string) =>
    (await server.request({ method: 'HEAD', url: '/api/user/getallprofile', headers: { cookie } })).statusCode

  expect([await head(learner.cookie), await head(''), await head(admin.cookie)]).toEqual([403, 401, 200])
})
