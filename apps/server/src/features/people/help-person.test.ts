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

const post = (path: string, payload: object) =>
  server.request({ method: 'POST', url: `/api/user/${path}`, payload })
const login = async (emailId: string, secret = password) =>
  (await post('login', { emailId, password: secret })).statusCode
const makeLink = (userId: string) => admin.send('POST', `/user/passwordLink/${userId}`, {})
const tokenOf = (answer: Awaited<ReturnType<typeof makeLink>>) =>
  answer.json<{ link: string }>().link.split('token=')[1]
const eventsOf = (userId: string) =>
  server.database.queries.select().from(schema.auditEvent).where(eq(schema.auditEvent.subjectId, userId))

test('a link by an admin sets a new password once, ends every session, and is in the audit log', async () => {
  const ada = await server.signUp()

  const first = await makeLink(ada.user._id)
  const second = await makeLink(ada.user._id)
  const whileUnused = [await login(ada.user.emailId), (await ada.get('/user/check')).statusCode]
  const uses = []
  for (const token of [tokenOf(first), tokenOf(second), tokenOf(second)])
    uses.push((await post('resetPassword', { token, password: 'the new password' })).statusCode)

  expect(second.json()).toEqual({
    link: expect.stringMatching(/^http:.*\/reset-password\?token=[\w-]+$/),
    validUntil: expect.any(String),
  })
  expect(whileUnused).toEqual([200, 200])
  expect(uses).toEqual([400, 200, 400])
  expect((await ada.get('/user/check')).statusCode).toBe(401)
  expect([await login(ada.user.emailId), await login(ada.user.emailId, 'the new password')]).toEqual([
    401, 200,
  ])
  const events = await eventsOf(ada.user._id)
  expect(events.filter(({ action }) => action === 'user.password_link_made')).toMatchObject([
    { actorId: admin.user._id },
    { actorId: admin.user._id },
  ])
  expect(JSON.stringify(events)).not.toContain(tokenOf(second))
  // A link that was handed over does not verify the e-mail.
  expect(
    (await server.database.queries.select().from(schema.user).where(eq(schema.user.id, ada.user._id)))[0],
  ).toMatchObject({
    emailVerified: false,
  })
})

test('there is no link for oneself, for somebody suspended, and for nobody', async () => {
  const [suspended, erased] = [await server.signUp(), await server.signUp()]
  await admin.send('POST', `/user/suspend/${suspended.user._id}`, { reason: 'Shared solutions.' })
  const made = await makeLink(erased.user._id)
  await erased.send('DELETE', `/user/deleteProfile/${erased.user._id}`)

  const ids = [admin.user._id, suspended.user._id, erased.user._id]
  const codes = []
  for (const id of ids) codes.push((await makeLink(id)).json<{ code: string }>().code)

  expect(codes).toEqual(['own_account', 'user_suspended', 'user_not_found'])
  const late = await post('resetPassword', { token: tokenOf(made), password: 'too late for it' })
  expect(late.json()).toMatchObject({ code: 'reset_link_invalid' })
})

test('an admin corrects name and email; the person is told, and the log holds neither', async () => {
  const ada = await server.signUp('Adda')
  const correction = { firstName: ' Ada ', lastName: 'Lovelace', emailId: 'Ada.Lovelace@Example.org' }

  const answer = await admin.send('PUT', `/user/correct/${ada.user._id}`, correction)

  expect(answer.statusCode).toBe(200)
  expect((await ada.get('/user/check')).json()).toMatchObject({
    user: { name: 'Ada Lovelace', emailId: 'ada.lovelace@example.org' },
  })
  expect([await login('ada.lovelace@example.org'), await login(ada.user.emailId)]).toEqual([200, 401])
  expect((await ada.get('/user/ownSignInWays')).json()).toMatchObject({
    correction: { at: expect.any(String), parts: ['name', 'email'] },
  })
  const told = (await eventsOf(ada.user._id)).filter(({ action }) => action === 'user.corrected')
  expect(told).toMatchObject([{ actorId: admin.user._id, after: { corrected: ['name', 'email'] } }])
  expect(JSON.stringify(told)).not.toMatch(/lovelace/i)
})

test('a correction that changes nothing is none, and one that is wrong names its field', async () => {
  const [ada, bob] = [await server.signUp('Ada'), await server.signUp('Bob')]
  const correct = (change: object, id = ada.user._id) =>
    admin.send('PUT', `/user/correct/${id}`, {
      firstName: 'Ada',
      lastName: '',
      emailId: ada.user.emailId,
      ...change,
    })

  const same = await correct({})
  const wrong = [await correct({ emailId: bob.user.emailId }), await correct({ emailId: 'x' })]
  const nameless = await correct({ firstName: '\u3164\u200b' })
  const own = await correct({}, admin.user._id)

  expect(same.json()).toEqual({ message: 'Name and email were so already. Nothing has changed.' })
  expect((await ada.get('/user/ownSignInWays')).json()).toMatchObject({ correction: null })
  expect(wrong.map((answer) => answer.json())).toMatchObject([
    { status: 409, code: 'email_taken', errors: [{ field: 'emailId' }] },
    { status: 400, errors: [{ field: 'emailId' }] },
  ])
  expect(nameless.json()).toMatchObject({ status: 400, errors: [{ field: 'firstName' }] })
  expect(own.json()).toMatchObject({ status: 409, code: 'own_account' })
})
