import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cookieOf, password, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type AppWithMail, startAppWithMail } from '../../testing/start-app-with-mail.ts'

/** While an attacker guesses passwords of an account all the time, its owner must still be able to sign in. */
let started: AppWithMail
let server: TestApp
beforeAll(async () => {
  started = await startAppWithMail()
  server = started.server
})
afterAll(() => started[Symbol.asyncDispose]())

const post = (path: string, payload: object, cookie = '') =>
  server.request({ method: 'POST', url: `/api/user/${path}`, payload, headers: { cookie } })
const logIn = (emailId: string, secret: string, cookie = '') =>
  post('login', { emailId, password: secret }, cookie)

/** Guesses until the account is delayed for strangers. */
async function guess({ user: { emailId } }: Visitor, cookie = '') {
  for (let tries = 0; tries < 40; tries++) {
    const { statusCode } = await logIn(emailId, 'not the password', cookie)
    if (statusCode === 429) return
  }
  throw new Error('Nobody had to wait.')
}

/** Cookies that a browser keeps after its session has ended. */
const withoutSession = (cookie: string) =>
  cookie
    .split('; ')
    .filter((each) => !each.startsWith('codedojo_session'))
    .join('; ')

test('the owner signs in from a device that was signed in before, as often as they like', async () => {
  const owner = await server.signUp()
  await guess(owner)
  const device = withoutSession(owner.cookie)

  const from = async (cookie: string) => (await logIn(owner.user.emailId, password, cookie)).statusCode

  expect([await from(''), await from(device), await from(device)]).toEqual([429, 200, 200])
  // The owner's sign-in does not reset the delay of the attacker.
  expect((await logIn(owner.user.emailId, 'not the password')).statusCode).toBe(429)
})

test('a known device has a counter of its own, and it is no way around the delay', async () => {
  const owner = await server.signUp()
  const device = withoutSession(owner.cookie)

  await guess(owner, device)

  expect((await logIn(owner.user.emailId, password, device)).statusCode).toBe(429)
  expect((await logIn(owner.user.emailId, password)).statusCode).toBe(200)
})

test('whoever uses up the sign-ins of a network keeps nobody out who has a known device or a link', async () => {
  const owner = await server.signUp()
  const counter = 'sign-in:127.0.0.1'
  const used = 'insert into rate_limit (key, window_start, hits) values ($1, now(), 1000000)'
  await server.database.pool.query('delete from rate_limit where key = $1', [counter])
  await server.database.pool.query(used, [counter])
  const { emailId } = owner.user

  const stranger = await logIn(emailId, password)
  const known = await logIn(emailId, password, withoutSession(owner.cookie))
  const link = await post('resetPassword/check', { token: 'unknown' })
  await server.database.pool.query('delete from rate_limit where key = $1', [counter])

  expect([stranger.statusCode, known.statusCode, link.statusCode]).toEqual([429, 200, 200])
})

test('a device of somebody else, or one that is forged, is a stranger', async () => {
  const [owner, other] = [await server.signUp(), await server.signUp()]
  await guess(owner)
  const [, id = '', signature = ''] = /codedojo_device=([\w-]+)\.([\w-]+)/.exec(owner.cookie) ?? []
  const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  const forged = [
    withoutSession(other.cookie),
    `codedojo_device=${id}.${turned}`,
    `codedojo_device=${id}`,
    `codedojo_device=${'x'.repeat(22)}.${signature}`,
  ]

  for (const cookie of forged) {
    expect((await logIn(owner.user.emailId, password, cookie)).statusCode, cookie).toBe(429)
  }
})

test('people who share a device are each known on it', async () => {
  const first = await server.signUp()
  const second = await server.signUp()
  const device = cookieOf(await logIn(second.user.emailId, password, withoutSession(first.cookie)))
  await guess(first)
  await guess(second)

  for (const { user } of [first, second]) {
    expect((await logIn(user.emailId, password, withoutSession(device))).statusCode).toBe(200)
  }
})

test('whoever is signed in changes password and email while others guess', async () => {
  const owner = await server.signUp()
  await guess(owner)

  const email = { emailId: 'other@example.org', currentPassword: password }
  const asked = await owner.send('POST', '/user/changeEmail', email)
  const changed = await owner.send('POST', '/user/changePassword', {
    currentPassword: password,
    password: 'an entirely new one',
  })

  expect([asked.statusCode, changed.statusCode]).toEqual([200, 200])
})

test('a reset by mail lets the owner in from any device, and goes on doing so while others guess', async () => {
  const owner = await server.signUp()
  const { emailId } = owner.user
  await guess(owner)
  await post('forgotPassword', { emailId })
  const token = await vi.waitUntil(
    () => /\/reset-password\?token=([\w-]+)/.exec(started.smtp.mails.join('\n'))?.[1],
    30_000,
  )

  const reset = await post('resetPassword', { token, password: 'an entirely new one' })
  await guess(owner)

  expect((await logIn(emailId, 'an entirely new one', cookieOf(reset))).statusCode).toBe(200)
})

test('mails that strangers ask for are not taken from those of a known device', async () => {
  const owner = await server.signUp()
  const { emailId } = owner.user
  const ask = async (cookie = '') => (await post('forgotPassword', { emailId }, cookie)).statusCode

  while ((await ask()) === 200);

  expect([await ask(), await ask(withoutSession(owner.cookie))]).toEqual([429, 200])
})
