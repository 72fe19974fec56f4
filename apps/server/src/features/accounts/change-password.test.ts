import { schema } from '@codedojo/db'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, password, startApp, type TestApp } from '../../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const logIn = (emailId: string, secret: string) =>
  server.request({ method: 'POST', url: '/api/user/login', payload: { emailId, password: secret } })
const change = (currentPassword: string) => ({ currentPassword, password: 'an entirely new one' })

test('the new password counts, and every other session has ended', async () => {
  const ada = await server.signUp()
  const elsewhere = cookieOf(await logIn(ada.user.emailId, password))

  const answer = await ada.send('POST', '/user/changePassword', change(password))

  expect(answer.statusCode).toBe(200)
  const other = await server.request({ url: '/api/user/check', headers: { cookie: elsewhere } })
  expect([(await ada.get('/user/check')).statusCode, other.statusCode]).toEqual([200, 401])
  expect((await logIn(ada.user.emailId, password)).statusCode).toBe(401)
  expect((await logIn(ada.user.emailId, 'an entirely new one')).statusCode).toBe(200)
})

test('a sign-in under way with the password of before opens nothing', async () => {
  const ada = await server.signUp()
  const { pool } = server.database
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table session in share mode')
  const underWay = logIn(ada.user.emailId, password)
  await expect
    .poll(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount
    })
    .toBe(1)

  await client.query("update account set password = 'another' where user_id = $1", [ada.user._id])
  await client.query('delete from session where user_id = $1', [ada.user._id])
  await client.query('commit')
  client.release()

  expect((await underWay).json()).toMatchObject({ code: 'wrong_credentials' })
  const { rowCount } = await pool.query('select from session where user_id = $1', [ada.user._id])
  expect(rowCount).toBe(0)
})

test('without the current password nothing changes, whatever else is right', async () => {
  const ada = await server.signUp()

  const wrong = await ada.send('POST', '/user/changePassword', change('not the password'))
  const missing = await ada.send('POST', '/user/changePassword', { password: 'an entirely new one' })

  expect(wrong.json()).toMatchObject({ code: 'wrong_credentials', errors: [{ field: 'currentPassword' }] })
  expect(missing.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'currentPassword' }] })
  expect((await logIn(ada.user.emailId, password)).statusCode).toBe(200)
})

test('guesses of the current password cost more and more time, in the session in which they are made', async () => {
  const ada = await server.signUp()
  const guess = () => ada.send('POST', '/user/changePassword', change('not the password'))

  const guesses = [await guess(), await guess(), await guess(), await guess(), await guess()]

  expect(guesses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 429])
  expect((await logIn(ada.user.emailId, password)).statusCode).toBe(200)
})

test('a link to choose a password, which is on its way, ends with the change', async () => {
  const ada = await server.signUp()
  const { emailId } = ada.user
  await server.request({ method: 'POST', url: '/api/user/forgotPassword', payload: { emailId } })
  const { verification } = schema
  const links = and(eq(verification.value, ada.user._id), like(verification.identifier, '%reset-password:%'))
  const before = await server.database.queries.$count(verification, links)

  await ada.send('POST', '/user/changePassword', change(password))

  expect([before, await server.database.queries.$count(verification, links)]).toEqual([1, 0])
})
