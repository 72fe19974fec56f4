import { schema } from '@codedojo/db'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, password as usual } from '../../testing/start-app.ts'
import { ensureFirstAdmin } from './first-admin.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
})
afterAll(() => server[Symbol.asyncDispose]())

const post = (path: string, payload: object) =>
  server.request({ method: 'POST', url: `/api/user/${path}`, payload })
const login = async (emailId: string, password: string) =>
  (await post('login', { emailId, password })).statusCode

const composed = 'pass\u00e9\u1e69 word'
const decomposed = composed.normalize('NFD').replace(' ', '\u00a0')

test('a password is the same from every keyboard, whichever way it came in', async () => {
  const admin = await server.signUpAdmin()
  const account = (emailId: string) => ({ firstName: 'Unicode', emailId })
  const csv = `name,email,password\nImported,imported@example.org,${decomposed}\n`

  await post('register', { ...account('signed-up@example.org'), password: decomposed, terms: true })
  await admin.send('POST', '/user/admin/register', {
    ...account('registered@example.org'),
    password: decomposed,
  })
  await admin.send('POST', '/user/import', { csv, dryRun: false })
  const changer = await server.signUp('Changer')
  await changer.send('POST', '/user/changePassword', { currentPassword: usual, password: decomposed })

  const emails = ['signed-up', 'registered', 'imported'].map((name) => `${name}@example.org`)
  for (const email of [...emails, changer.user.emailId])
    expect([email, await login(email, composed)]).toEqual([email, 200])
})

test('the first admin of the settings signs in from every keyboard', async () => {
  await using own = await startApp()
  await ensureFirstAdmin(own.context, { email: 'boss@example.org', password: decomposed })

  const payload = { emailId: 'boss@example.org', password: composed }

  expect((await own.request({ method: 'POST', url: '/api/user/login', payload })).statusCode).toBe(200)
})

test.each([
  ['as it was typed', decomposed, decomposed],
  ['taken apart, and typed in one piece now', composed.normalize('NFD'), composed],
])('a hash of before, %s, still opens the account and is brought up to date', async (_, before, typed) => {
  const ada = await server.signUp()
  const { account } = schema
  const ofAda = eq(account.userId, ada.user._id)
  await server.database.queries
    .update(account)
    .set({ password: await hash(before) })
    .where(ofAda)

  const answers = [await login(ada.user.emailId, typed), await login(ada.user.emailId, composed)]

  expect(answers).toEqual([200, 200])
  expect(await login(ada.user.emailId, `${composed}x`)).toBe(401)
})

test.each([
  ['eight characters of which each is two letters and marks', 'e\u0301'.repeat(8), null],
  ['seven characters that look like fourteen', 'e\u0301'.repeat(7), 'Password must be at least 8 characters'],
  ['eight pictures', '\u{1F511}'.repeat(8), null],
  ['four pictures', '\u{1F511}'.repeat(4), 'Password must be at least 6 characters'],
  ['128 characters of four bytes', '\u{1F511}'.repeat(128), null],
  ['129 characters', 'x'.repeat(129), 'Password must be at most 128 characters'],
  ['a control character', 'long\u0007enough', 'Password must not hold control characters'],
])('a password of %s is counted as people count', async (name, password, message) => {
  const emailId = `${name.replaceAll(/\W/g, '-')}@example.org`

  const answer = await post('register', { firstName: 'Counted', emailId, password, terms: true })

  expect(answer.json<{ message?: string }>().message ?? null).toBe(message)
  if (message === null) expect(await login(emailId, password)).toBe(200)
})
