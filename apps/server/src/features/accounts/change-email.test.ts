import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type AppWithMail, startAppWithMail } from '../../testing/start-app-with-mail.ts'
import { pendingEmail } from './email-change-link.ts'

const roomy = { SIGN_UP_LIMIT_PER_10_MINUTES: '1000' }
let plain: TestApp
let mailing: AppWithMail
beforeAll(async () => {
  plain = await startApp(roomy)
  mailing = await startAppWithMail(roomy)
})
afterAll(async () => {
  await plain[Symbol.asyncDispose]()
  await mailing[Symbol.asyncDispose]()
})

const change = (who: Visitor, emailId: string, currentPassword: string | undefined = password) =>
  who.send('POST', '/user/changeEmail', { emailId, currentPassword })
const waysOf = async (who: Visitor) => (await who.get('/user/ownSignInWays')).json()
const login = async (server: TestApp, emailId: string) =>
  (await server.request({ method: 'POST', url: '/api/user/login', payload: { emailId, password } }))
    .statusCode
const confirm = (who: Visitor, token: string) => who.send('POST', '/user/confirmEmail', { token })
/** The newest mail to this address that contains these words. */
const mailTo = (email: string, words: string) =>
  vi.waitUntil(
    () => mailing.smtp.mails.findLast((mail) => mail.includes(`To: ${email}`) && mail.includes(words)),
    30_000,
  )
const tokenIn = (mail: string) => /confirm-email\?token=([\w-]+)/.exec(mail)?.[1] ?? ''

test('where no mail goes out, the password is enough, and sessions stay', async () => {
  const ada = await plain.signUp()
  const elsewhere = await plain.request({
    method: 'POST',
    url: '/api/user/login',
    payload: { emailId: ada.user.emailId, password },
  })

  const answer = await change(ada, 'Ada.New@Example.org')

  expect(answer.json()).toEqual({ message: 'Your email has been changed. Sign in with it from now on.' })
  expect([await login(plain, 'ada.new@example.org'), await login(plain, ada.user.emailId)]).toEqual([
    200, 401,
  ])
  expect((await ada.get('/user/check')).json()).toMatchObject({ user: { emailId: 'ada.new@example.org' } })
  const cookie = String(elsewhere.headers['set-cookie']).split(';')[0]
  expect((await plain.request({ url: '/api/user/check', headers: { cookie } })).statusCode).toBe(200)
  expect(await waysOf(ada)).toMatchObject({ emailVerified: false, pendingEmail: null })
})

test.each([
  ['a wrong password', 'free@example.org', 'not the password', 401, 'currentPassword'],
  ['no password', 'free@example.org', '', 401, 'currentPassword'],
  ['what is no email', 'free@', password, 400, 'emailId'],
])('an email is not changed with %s', async (_, emailId, current, status, field) => {
  const ada = await plain.signUp()

  const answer = await change(ada, emailId, current)

  expect(answer.json()).toMatchObject({ status, errors: [{ field }] })
  expect(await login(plain, ada.user.emailId)).toBe(200)
})

test('the email of somebody else, and the own one, are refused', async () => {
  const [ada, bob] = [await plain.signUp(), await plain.signUp()]

  const answers = [await change(ada, bob.user.emailId.toUpperCase()), await change(ada, ada.user.emailId)]

  expect(answers.map((answer) => answer.json())).toMatchObject([
    { status: 409, code: 'email_taken', errors: [{ field: 'emailId' }] },
    { status: 400, errors: [{ field: 'emailId', message: 'This is the email of your account already' }] },
  ])
})

test('without a password and without mail somebody chooses a password first', async () => {
  const ada = await plain.signUp()
  const { account } = schema
  await plain.database.queries.update(account).set({ password: null }).where(eq(account.userId, ada.user._id))

  const answer = await ada.send('POST', '/user/changeEmail', { emailId: 'other.way@example.org' })

  expect(answer.json()).toMatchObject({
    status: 400,
    message: expect.stringContaining('Set a password first'),
  })
})

test('where mails go out, the old email stays until the new one is proved, and hears of it', async () => {
  const { server } = mailing
  const ada = await server.signUp()
  const [old, wanted] = [ada.user.emailId, 'ada.proved@example.org']

  const answer = await change(ada, wanted)
  const before = {
    ways: await waysOf(ada),
    old: await login(server, old),
    wanted: await login(server, wanted),
  }
  const token = tokenIn(await mailTo(wanted, 'confirm-email'))
  await mailTo(old, wanted)
  const confirmed = await confirm(ada, token)

  expect(answer.json()).toMatchObject({ message: expect.stringContaining(wanted) })
  expect(before).toMatchObject({ ways: { pendingEmail: wanted }, old: 200, wanted: 401 })
  expect(confirmed.json()).toEqual({ message: `Your email is changed. Sign in with ${wanted} from now on.` })
  expect([await login(server, old), await login(server, wanted)]).toEqual([401, 200])
  expect(await waysOf(ada)).toMatchObject({ emailVerified: true, pendingEmail: null })
  expect((await confirm(ada, token)).json()).toMatchObject({ code: 'confirmation_link_invalid' })
  await mailTo(old, 'from now on you sign in')
})

test('a new email is confirmed only by who is signed in to its account; the link stays good for them', async () => {
  const { server } = mailing
  const [ada, bob] = [await server.signUp(), await server.signUp()]
  await change(ada, 'mistyped@example.org')
  const token = tokenIn(await mailTo('mistyped@example.org', 'confirm-email'))

  const payload = { token }
  const visitor = await server.request({ method: 'POST', url: '/api/user/confirmEmail', payload })
  const answers = [visitor, await confirm(bob, token)]
  const before = await login(server, ada.user.emailId)
  const owner = await confirm(ada, token)

  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'not_owner_of_change',
    'not_owner_of_change',
  ])
  expect([before, owner.statusCode]).toEqual([200, 200])
})

test('a second wish voids the first, one that is given up opens nothing, and one whose email was taken says so', async () => {
  const { server } = mailing
  const ada = await server.signUp()
  await change(ada, 'first.wish@example.org')
  const first = tokenIn(await mailTo('first.wish@example.org', 'confirm-email'))
  await change(ada, 'second.wish@example.org')
  const second = tokenIn(await mailTo('second.wish@example.org', 'confirm-email'))
  await ada.send('POST', '/user/keepEmail', {})
  await change(ada, 'third.wish@example.org')
  const third = tokenIn(await mailTo('third.wish@example.org', 'confirm-email'))
  const body = { firstName: 'Faster', emailId: 'third.wish@example.org', password, terms: true }
  await server.request({ method: 'POST', url: '/api/user/register', payload: body })

  const answers = [await confirm(ada, first), await confirm(ada, second), await confirm(ada, third)]

  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'confirmation_link_invalid',
    'confirmation_link_invalid',
    'email_taken',
  ])
  expect(await login(server, ada.user.emailId)).toBe(200)
})

test('a link to a password that was mailed to the old email opens nothing after the change', async () => {
  const { server } = mailing
  const ada = await server.signUp()
  const payload = { emailId: ada.user.emailId }
  await server.request({ method: 'POST', url: '/api/user/forgotPassword', payload })
  const mail = await mailTo(ada.user.emailId, 'reset-password')
  const reset = /reset-password\?token=([\w-]+)/.exec(mail)?.[1]
  await change(ada, 'moved.on@example.org')
  await confirm(ada, tokenIn(await mailTo('moved.on@example.org', 'confirm-email')))

  const body = { token: reset, password: 'of whoever reads it' }
  const answer = await server.request({ method: 'POST', url: '/api/user/resetPassword', payload: body })

  expect(answer.json()).toMatchObject({ code: 'reset_link_invalid' })
})

test('an email of any script is one account in both forms of its domain, from sign-up to reset', async () => {
  const { server } = mailing
  const post = (path: string, body: object) =>
    server.request({ method: 'POST', url: `/api/user/${path}`, payload: body })
  const body = { firstName: 'Jürgen', password, terms: true }

  const made = await post('register', { ...body, emailId: 'Ju\u0308rgen@Bücher.example' })
  const again = await post('register', { ...body, emailId: 'jürgen@xn--bcher-kva.example' })
  await post('forgotPassword', { emailId: 'JÜRGEN@xn--bcher-kva.example' })
  const mail = await vi.waitUntil(
    () => mailing.smtp.mails.find((each) => each.includes('reset-password') && each.includes('Jürgen')),
    30_000,
  )
  const token = /reset-password\?token=([\w-]+)/.exec(mail)?.[1]
  const reset = await post('resetPassword', { token, password: 'another long one' })
  const signedIn = await post('login', { emailId: 'jürgen@bücher.example', password: 'another long one' })

  expect(made.json()).toMatchObject({ user: { emailId: 'jürgen@bücher.example' } })
  expect(again.json()).toMatchObject({ status: 409, code: 'email_taken' })
  expect([reset.statusCode, signedIn.statusCode]).toEqual([200, 200])
})

interface TakeBackActors {
  readonly ada: Visitor
  readonly admin: Visitor
}
const retakings: Record<string, (people: TakeBackActors) => Promise<unknown>> = {
  'a password that is reset by mail': async ({ ada }) => {
    const { emailId } = ada.user
    const post = (path: string, payload: object) =>
      mailing.server.request({ method: 'POST', url: `/api/user/${path}`, payload })
    await post('forgotPassword', { emailId })
    const token = /reset-password\?token=([\w-]+)/.exec(await mailTo(emailId, 'reset-password'))?.[1]
    await post('resetPassword', { token, password: 'of the owner alone' })
  },
  'another password': ({ ada }) =>
    ada.send('POST', '/user/changePassword', { currentPassword: password, password: 'of the owner alone' }),
  'the end of the other sessions': ({ ada }) => ada.send('POST', '/user/endOtherSessions'),
  'a link to a password, made by an administrator': ({ ada, admin }) =>
    admin.send('POST', `/user/passwordLink/${ada.user._id}`),
  'a sign-out everywhere': ({ ada, admin }) => admin.send('POST', `/user/signOutEverywhere/${ada.user._id}`),
  'a suspension': ({ ada, admin }) =>
    admin.send('POST', `/user/suspend/${ada.user._id}`, { reason: 'Somebody else has it.' }),
}

test.each(Object.keys(retakings))('a change of the email that waits is void after %s', async (way) => {
  const { server } = mailing
  const people = { ada: await server.signUp(), admin: await server.signUpAdmin() }
  const { ada } = people
  await change(ada, `thief.of.${ada.user.emailId}`)
  const before = await pendingEmail(server.database.queries, ada.user._id)

  await retakings[way]?.(people)

  const after = await pendingEmail(server.database.queries, ada.user._id)
  expect([before, after]).toEqual([`thief.of.${ada.user.emailId}`, null])
})
