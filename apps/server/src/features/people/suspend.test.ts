import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const login = ({ user }: Visitor, secret = password) =>
  server.request({
    method: 'POST',
    url: '/api/user/login',
    payload: { emailId: user.emailId, password: secret },
  })
const suspend = ({ user }: Visitor, reason = 'Shared solutions.') =>
  admin.send('POST', `/user/suspend/${user._id}`, { reason })

test('a suspension ends every session at once and tells the reason to who knows the password', async () => {
  const learner = await server.signUp()

  const answer = await suspend(learner)

  expect(answer.statusCode).toBe(200)
  expect((await learner.get('/user/check')).statusCode).toBe(401)
  const refused = await login(learner)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({
    code: 'account_suspended',
    message: 'This account is suspended. Shared solutions.',
  })
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect(await sessionsOf(learner)).toBe(0)
})

test('with a wrong password a suspended account looks like any other', async () => {
  const learner = await server.signUp()
  await suspend(learner)

  const answer = await login(learner, 'not the password')

  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'wrong_credentials' })
})

test('a session that a sign-in opens in the moment of the suspension is worth nothing, then or later', async () => {
  const learner = await server.signUp()
  const { queries } = server.database
  const byId = eq(schema.user.id, learner.user._id)
  await queries.update(schema.user).set({ suspendedAt: new Date() }).where(byId)

  const meanwhile = await learner.get('/user/check')
  await admin.send('POST', `/user/unsuspend/${learner.user._id}`)
  const afterwards = await learner.get('/user/check')

  expect([meanwhile.statusCode, afterwards.statusCode]).toEqual([401, 401])
  expect((await login(learner)).statusCode).toBe(200)
})

test('a reset password lets nobody in who is suspended', async () => {
  const learner = await server.signUp()
  const made = await admin.send('POST', `/user/passwordLink/${learner.user._id}`, {})
  const token = made.json<{ link: string }>().link.split('token=')[1]
  await suspend(learner)

  const payload = { token, password: 'a new password' }
  const reset = await server.request({ method: 'POST', url: '/api/user/resetPassword', payload })

  expect(reset.statusCode).toBe(200)
  expect((await login(learner, 'a new password')).statusCode).toBe(403)
})

test('a suspension needs a reason', async () => {
  const learner = await server.signUp()

  const answer = await suspend(learner, '   ')

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'reason' }] })
  expect((await learner.get('/user/check')).statusCode).toBe(200)
})

test('people sign themselves out everywhere, and an admin whom they like', async () => {
  const learner = await server.signUp()
  const again = await login(learner)
  const path = `/user/signOutEverywhere/${learner.user._id}`

  const byOther = await (await server.signUp()).send('POST', path)
  const bySelf = await learner.send('POST', path)

  expect([byOther.statusCode, bySelf.statusCode, again.statusCode]).toEqual([403, 200, 200])
  expect(await sessionsOf(learner)).toBe(0)
  await login(learner)
  expect((await admin.send('POST', path)).statusCode).toBe(200)
  expect(await sessionsOf(learner)).toBe(0)
})

function sessionsOf({ user }: Visitor): Promise<number> {
  return server.database.queries.$count(schema.session, eq(schema.session.userId, user._id))
}
