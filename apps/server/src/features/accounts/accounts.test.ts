import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { openContext } from '../../open-context.ts'
import { cookieOf, password, startApp, type TestApp } from '../../testing/start-app.ts'
import { promoteToAdmin } from './queries.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  server.request({
    method: 'POST',
    url: `/api/user/${path}`,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('signing up signs in, with a cookie that scripts and other sites do not get', async () => {
  const answer = await post('register', {
    firstName: 'Ada',
    emailId: 'Ada@Example.org',
    password,
    terms: true,
  })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    user: {
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      firstName: 'Ada',
      lastName: '',
      name: 'Ada',
      emailId: 'ada@example.org',
      role: 'user',
      avatarUrl: null,
      phone: '',
      isPremium: false,
      premiumUntil: null,
    },
  })
  const session = answer.cookies.find(({ name }) => name === 'codedojo_session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(session?.maxAge).toBeUndefined()
  expect(answer.body).not.toContain(session?.value.split('.')[0])
})

test.each([
  ['firstName', { firstName: 'Al' }, 'First name must be at least 3 characters'],
  ['emailId', { emailId: 'nobody' }, 'Please enter a valid email'],
  ['password', { password: '12345' }, 'Password must be at least 6 characters'],
  ['password', { password: '1234567' }, 'Password must be at least 8 characters'],
  ['terms', { terms: false }, 'You must accept the terms and conditions'],
])('signing up with a wrong %s is refused with its message', async (field, change, message) => {
  const good = { firstName: 'Ada', emailId: 'wrong-field@example.org', password, terms: true }
  const before = await server.database.queries.$count(schema.user)

  const answer = await post('register', { ...good, ...change })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'bad_input', message, errors: [{ field, message }] })
  expect(await server.database.queries.$count(schema.user)).toBe(before)
})

test('of several sign-ups with one email at the same moment one succeeds and the others are told why', async () => {
  const body = { firstName: 'Ada', emailId: 'at-once@example.org', password, terms: true }
  const signUp = () => server.request({ method: 'POST', url: '/api/user/register', payload: body })

  const answers = await Promise.all([signUp(), signUp(), signUp()])

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'email_taken' })
})

test('nobody becomes an admin or premium by asking for it while signing up', async () => {
  const answer = await post('register', {
    firstName: 'Eve',
    emailId: 'eve@example.org',
    password,
    terms: true,
    role: 'admin',
    _id: 'x',
    isPremium: true,
    ['__proto__']: { role: 'admin' },
  })

  expect(answer.json<{ user: { role: string } }>().user.role).toBe('user')
})

test('an address that is taken is refused and the account stays as it is', async () => {
  const { user } = await server.signUp('First')

  const answer = await post('register', {
    firstName: 'Second',
    emailId: user.emailId,
    password: 'another one',
    terms: true,
  })

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'email_taken', errors: [{ field: 'emailId' }] })
  expect((await post('login', { emailId: user.emailId, password })).statusCode).toBe(200)
})

test('remember me keeps the session for 30 days, otherwise it ends with the browser', async () => {
  const { user } = await server.signUp()

  const remembered = await post('login', { emailId: user.emailId, password, remember: true })
  const forgotten = await post('login', { emailId: user.emailId, password })

  const ageOf = (answer: typeof remembered) =>
    answer.cookies.find(({ name }) => name === 'codedojo_session')?.maxAge
  expect(ageOf(remembered)).toBe(30 * 24 * 60 * 60)
  expect(ageOf(forgotten)).toBeUndefined()
})

test('a session ends at its time, whoever has just used it', async () => {
  const ada = await server.signUp()
  const before = await ada.get('/user/check')
  await server.database.queries
    .update(schema.session)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(schema.session.userId, ada.user._id))

  const after = await ada.get('/user/check')

  expect([before.statusCode, after.statusCode]).toEqual([200, 401])
})

test('signing in gives a new session and ends the one the browser had', async () => {
  const ada = await server.signUp()

  const answer = await post('login', { emailId: ada.user.emailId, password }, { cookie: ada.cookie })

  expect(cookieOf(answer)).not.toBe(ada.cookie)
  expect((await ada.get('/user/check')).statusCode).toBe(401)
  const fresh = await server.request({ url: '/api/user/check', headers: { cookie: cookieOf(answer) } })
  expect(fresh.statusCode).toBe(200)
})

test('a forged session cookie is no session', async () => {
  const answer = await server.request({
    url: '/api/user/check',
    headers: { cookie: 'codedojo_session=planted.c2lnbmF0dXJl' },
  })

  expect(answer.statusCode).toBe(401)
})

test('after logging out the old cookie is worth nothing', async () => {
  const ada = await server.signUp()

  const answer = await ada.send('POST', '/user/logout')

  expect(answer.statusCode).toBe(200)
  expect((await ada.get('/user/check')).statusCode).toBe(401)
  expect((await server.request({ method: 'POST', url: '/api/user/logout' })).statusCode).toBe(200)
})

test('a role counts from the next call on', async () => {
  const ada = await server.signUp()
  expect((await ada.send('DELETE', '/problem/delete/x')).statusCode).toBe(403)

  await promoteToAdmin(server.database, ada.user._id)

  expect((await ada.send('DELETE', '/problem/delete/x')).statusCode).toBe(404)
})

test('wrong passwords and unknown accounts look the same, and cost more and more time', async () => {
  const { user } = await server.signUp()
  const wrong = () => post('login', { emailId: user.emailId, password: 'not the password' })

  const unknown = await post('login', { emailId: 'unknown@example.org', password: 'not the password' })
  const tries = [await wrong(), await wrong(), await wrong(), await wrong(), await wrong()]

  expect(tries[0]?.statusCode).toBe(401)
  expect(tries[0]?.json()).toEqual(unknown.json())
  const last = tries.at(-1)
  expect(last?.statusCode).toBe(429)
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  const right = await post('login', { emailId: user.emailId, password })
  expect(right.statusCode).toBe(429)
})

test('many guesses at the same moment reach the password only a few times', async () => {
  const { user } = await server.signUp()

  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => post('login', { emailId: user.emailId, password: 'not the password' })),
  )

  expect(guesses.filter((answer) => answer.statusCode === 401)).toHaveLength(4)
})

test('a mail brings a link that sets a new password once and ends every session', async () => {
  const ada = await server.signUp()
  const outbox = join(server.config.dataFolder, 'outbox')

  const asked = await post('forgotPassword', { emailId: ada.user.emailId })
  const unknown = await post('forgotPassword', { emailId: 'unknown@example.org' })

  expect(asked.json()).toEqual(unknown.json())
  const files = await vi.waitUntil(async () => {
    const found = await readdir(outbox).catch(() => [])
    return found.length > 0 ? found : false
  })
  const mail = await readFile(join(outbox, files[0] ?? ''), 'utf8')
  expect(mail).toContain(`To: ${ada.user.emailId}`)
  const token = /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? ''
  const isValid = async () => (await post('resetPassword/check', { token })).json().isValid
  expect(await isValid()).toBe(true)
  const short = await post('resetPassword', { token, password: 'short' })
  const first = await post('resetPassword', { token, password: 'a new password' })
  const second = await post('resetPassword', { token, password: 'yet another one' })
  expect([short.statusCode, first.statusCode, second.statusCode]).toEqual([400, 200, 400])
  expect(second.json()).toMatchObject({ code: 'reset_link_invalid' })
  expect(await isValid()).toBe(false)
  expect((await ada.get('/user/check')).statusCode).toBe(401)
  expect((await post('login', { emailId: ada.user.emailId, password: 'a new password' })).statusCode).toBe(
    200,
  )
})

test('the reset link leads to the configured address whatever the Host header says', async () => {
  await using own = await startApp({ PUBLIC_URL: 'https://dojo.example.org' })
  const ada = await own.signUp()

  await own.request({
    method: 'POST',
    url: '/api/user/forgotPassword',
    payload: { emailId: ada.user.emailId },
    headers: { host: 'evil.example.com' },
  })

  const outbox = join(own.config.dataFolder, 'outbox')
  const files = await vi.waitUntil(async () => {
    const found = await readdir(outbox).catch(() => [])
    return found.length > 0 ? found : false
  })
  const mail = await readFile(join(outbox, files[0] ?? ''), 'utf8')
  expect(mail).toContain('https://dojo.example.org/reset-password?token=')
  expect(mail).not.toContain('evil')
})

test('with https the session cookie is Secure and bound to the host', async () => {
  await using own = await startApp({ PUBLIC_URL: 'https://dojo.example.org' })

  const ada = await own.signUp()

  expect(ada.cookie).toMatch(/^__Host-codedojo_session=/)
})

test.each([
  ['http://localhost:3000', /^codedojo_\w+$/, ['HttpOnly', 'Path=/', 'SameSite=Lax']],
  ['https://dojo.example.org', /^__Host-codedojo_\w+$/, ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']],
])('at %s each cookie that is set is kept from scripts and other sites', async (url, name, kept) => {
  await using own = await startApp({
    PUBLIC_URL: url,
    GITHUB_CLIENT_ID: 'Ov23liAbCdEfGhIjKlMn',
    GITHUB_CLIENT_SECRET: 'of-a-test-only',
  })
  const ada = await own.signUp()
  const payload = { emailId: ada.user.emailId, password, remember: true }

  const answers = await Promise.all([
    own.request({ method: 'POST', url: '/api/user/login', payload }),
    own.request({ method: 'POST', url: '/api/user/login', payload: { ...payload, remember: false } }),
    own.request({ method: 'POST', url: '/api/user/logout', headers: { cookie: ada.cookie } }),
    own.request({ url: '/api/user/signInWith/github' }),
  ])

  const cookies = answers.map(({ headers }) => [headers['set-cookie'] ?? []].flat())
  expect(cookies.every((set) => set.length > 0)).toBe(true)
  for (const cookie of cookies.flat()) {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    // Sign-out deletes cookies of the library, too, which are never set.
    if (pair.endsWith('=')) continue
    expect(pair.split('=')[0]).toMatch(name)
    expect(attributes.filter((one) => !/^(Max-Age|Expires)=/.test(one)).sort()).toEqual(kept)
  }
})

test('a forwarded address that a caller makes up is no way around a limit, nor behind a proxy', async () => {
  const limit = { SIGN_IN_LIMIT_PER_10_MINUTES: '2' }
  await using alone = await startApp(limit)
  await using behind = await startApp({ ...limit, TRUST_PROXY: '127.0.0.1' })
  const from = async (own: TestApp, forwarded: string) => {
    const payload = { emailId: 'unknown@example.org', password: 'not the password' }
    const headers = { 'x-forwarded-for': forwarded }
    return (await own.request({ method: 'POST', url: '/api/user/login', payload, headers })).statusCode
  }
  const madeUp = ['203.0.113.1', '203.0.113.2', '203.0.113.3']

  const direct = []
  const proxied = []
  for (const one of madeUp) {
    direct.push(await from(alone, one))
    proxied.push(await from(behind, `${one}, 198.51.100.7`))
  }

  expect(direct).toEqual([401, 401, 429])
  expect(proxied).toEqual([401, 401, 429])
  expect(await from(behind, '198.51.100.8')).toBe(401)
})

test('a limit goes on counting when the server starts anew', async () => {
  await using own = await startApp({ SIGN_IN_LIMIT_PER_10_MINUTES: '2' })
  const ask = async (app: Pick<TestApp, 'request'>) => {
    const payload = { emailId: 'unknown@example.org', password: 'not the password' }
    return (await app.request({ method: 'POST', url: '/api/user/login', payload })).statusCode
  }
  const before = [await ask(own), await ask(own)]

  await using context = await openContext({ ...own.config, databaseUrl: own.database.url })
  await using started = await buildApp(context, { log: false })
  const after = await ask({ request: (options) => started.inject(options) })

  expect([...before, after]).toEqual([401, 401, 429])
})

test('sign-ups from one address are limited, and the limit is a setting', async () => {
  await using own = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '2' })
  await own.signUp()
  await own.signUp()

  await expect(own.signUp()).rejects.toThrow(/too_many_requests/)
})

test('reset mails are limited per address too, whatever accounts they are for', async () => {
  await using own = await startApp({ SIGN_IN_LIMIT_PER_10_MINUTES: '2' })
  const ask = (emailId: string) =>
    own.request({ method: 'POST', url: '/api/user/forgotPassword', payload: { emailId } })

  const answers = [await ask('a@example.org'), await ask('b@example.org'), await ask('c@example.org')]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
})

test('an IPv6 network counts as one address, whichever of its addresses it uses', async () => {
  await using own = await startApp({ SIGN_IN_LIMIT_PER_10_MINUTES: '2' })
  const from = async (remoteAddress: string) => {
    const payload = { emailId: 'unknown@example.org', password: 'not the password' }
    return (await own.request({ method: 'POST', url: '/api/user/login', payload, remoteAddress })).statusCode
  }

  const one = [await from('2001:db8:1:2::1'), await from('2001:db8:1:2::2'), await from('2001:db8:1:2:9::3')]

  expect([...one, await from('2001:db8:1:3::1')]).toEqual([401, 401, 429, 401])
})

test('a password is kept only as an Argon2id hash of the advised cost', async () => {
  await server.signUp()

  const rows = await server.database.queries.select({ hash: schema.account.password }).from(schema.account)

  for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a page of somebody else than who is signed in now is answered as without a session', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()]
  const user = await server.request({ url: '/api/user/check', headers: { cookie: second.cookie } })
  const id: string = user.json().user._id
  const asked = async (account: string) => {
    const headers = { cookie: first.cookie, 'codedojo-account': account }
    return (await server.request({ url: '/api/user/check', headers })).json()
  }

  const own = (await server.request({ url: '/api/user/check', headers: { cookie: first.cookie } })).json()

  expect(await asked(own.user._id)).toEqual(own)
  expect(await asked(id)).toMatchObject({ code: 'not_signed_in' })
})
