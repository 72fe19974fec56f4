import type { Session } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { describeDevice } from './describe-device.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const onWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** The same user in another browser. */
async function elsewhere({ user }: Visitor): Promise<string> {
  const payload = { emailId: user.emailId, password }
  const headers = { 'user-agent': onWindows }
  return cookieOf(await server.request({ method: 'POST', url: '/api/user/login', payload, headers }))
}
const statusOf = async (cookie: string) =>
  (await server.request({ url: '/api/user/check', headers: { cookie } })).statusCode
const sessionsOf = async (who: Visitor) => (await who.get('/user/sessions')).json<Session[]>()

test('the own sessions are listed with device and place, the current one first', async () => {
  const ada = await server.signUp()
  await elsewhere(ada)
  await server.signUp('Bob')

  const sessions = await sessionsOf(ada)

  expect(sessions).toMatchObject([
    { isCurrent: true },
    { isCurrent: false, device: 'Firefox on Windows', ipAddress: '127.0.0.1' },
  ])
})

test('nothing in the list opens a session', async () => {
  const ada = await server.signUp()

  const { body } = await ada.get('/user/sessions')

  const token = /codedojo_session=([^.;]+)/.exec(ada.cookie)?.[1] ?? 'no token'
  expect(body).not.toContain(token)
})

test('a session that is ended is over, with its streams of events', async () => {
  const ada = await server.signUp()
  const other = await elsewhere(ada)
  const told = Promise.withResolvers<void>()
  const stop = server.context.access.follow(ada.user._id, told.resolve)
  const [, listed] = await sessionsOf(ada)

  const answer = await ada.send('DELETE', `/user/session/${listed?._id}`)

  expect(answer.statusCode).toBe(200)
  await told.promise
  stop()
  expect([await statusOf(ada.cookie), await statusOf(other)]).toEqual([200, 401])
})

test('nobody ends a session of somebody else', async () => {
  const [ada, eve] = [await server.signUp(), await server.signUp()]
  const [session] = await sessionsOf(ada)

  const answers = [
    await eve.send('DELETE', `/user/session/${session?._id}`),
    await eve.send('DELETE', '/user/session/no-id'),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(await statusOf(ada.cookie)).toBe(200)
})

test('all others end at once, and those of other people go on', async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()]
  const others = [await elsewhere(ada), await elsewhere(ada)]

  const answer = await ada.send('POST', '/user/endOtherSessions')

  expect(answer.json()).toEqual({ message: '2 other sessions have ended.' })
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
  expect([await statusOf(ada.cookie), await statusOf(bob.cookie)]).toEqual([200, 200])
})

test.each([
  [onWindows, 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['something else', ''],
  [null, ''],
])('the browser %s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
