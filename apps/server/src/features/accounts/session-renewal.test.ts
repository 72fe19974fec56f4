import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Days until the session ends, rounded; null if the session has been deleted. */
async function daysLeft({ user }: Visitor): Promise<number | null> {
  const { rows } = await server.database.pool.query(
    `select round(extract(epoch from expires_at - now()) / 86400)::int as days from session where user_id = $1`,
    [user._id],
  )
  return rows[0]?.days ?? null
}

async function endIn({ user }: Visitor, days: number): Promise<void> {
  await server.database.pool.query(
    `update session set expires_at = now() + make_interval(secs => $2) where user_id = $1`,
    [user._id, days * 86_400],
  )
}

const withoutBrowserCookie = (cookie: string) =>
  cookie
    .split('; ')
    .filter((each) => !each.startsWith('codedojo_browser_session='))
    .join('; ')

const check = async (cookie: string) =>
  (await server.request({ url: '/api/user/check', headers: { cookie } })).statusCode

test('a request renews a session that is older than a day', async () => {
  const ada = await server.signUp('Ada')
  await endIn(ada, 20)

  expect(await check(withoutBrowserCookie(ada.cookie))).toBe(200)
  expect(await daysLeft(ada)).toBe(30)
})

test('a session that is younger than a day is left as it is', async () => {
  const ada = await server.signUp('Ada')
  await endIn(ada, 29.6)

  expect(await check(withoutBrowserCookie(ada.cookie))).toBe(200)
  await endIn(ada, 29.4)
  expect(await check(withoutBrowserCookie(ada.cookie))).toBe(200)
  expect(await daysLeft(ada)).toBe(29)
})

test('a session that ends with the browser is not renewed', async () => {
  const ada = await server.signUp('Ada')
  await endIn(ada, 20)

  expect(await check(`${withoutBrowserCookie(ada.cookie)}; codedojo_browser_session=anything`)).toBe(200)
  expect(await daysLeft(ada)).toBe(20)
})

test.each(['', '; codedojo_browser_session=anything'])(
  'a session that has expired lets nobody in, whatever cookies come with it: "%s"',
  async (others) => {
    const ada = await server.signUp('Ada')
    await endIn(ada, -0.01)

    expect(await check(`${withoutBrowserCookie(ada.cookie)}${others}`)).toBe(401)
    expect(await daysLeft(ada)).toBeNull()
  },
)
