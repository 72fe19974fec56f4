import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

test('the answer to a wrong password waits for nothing that is only done for accounts that are there', async () => {
  const { user } = await server.signUp()
  const client = server.database.makeClient()
  await client.connect()
  // Blocks writes to the audit log: the first wrong password of an account writes an entry, those for unknown accounts
  // mostly write none.
  await client.query('begin; lock table audit_event in access exclusive mode')
  const logIn = (emailId: string) => {
    const payload = { emailId, password: 'not the password' }
    return server.request({ method: 'POST', url: '/api/user/login', payload })
  }

  const [known, unknown] = [await logIn(user.emailId), await logIn('unknown@example.org')]
  await client.end()

  expect([known.statusCode, unknown.statusCode]).toEqual([401, 401])
  expect(known.json()).toEqual(unknown.json())
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
})
