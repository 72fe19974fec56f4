import type { SignInWays } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, password, startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { proveEmail } from '../prove-email.ts'
import { stepOfCode } from './totp.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const stepMs = 30_000
/** Six letters, which no app shows. */
const wrongCode = 'abcdef'
/** The code that an app with this secret shows this many steps from now. */
const shownBy = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs })

interface VisitorWithSecondFactor extends Visitor {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Sets an app up. */
async function guarded(who: Visitor): Promise<VisitorWithSecondFactor> {
  const begun = await who.send('POST', '/user/secondFactor', { currentPassword: password })
  const { secret } = begun.json<{ secret: string }>()
  const confirmed = await who.send('POST', '/user/secondFactor/confirm', { code: shownBy(secret) })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  // As if the code of two steps ago had been used, so that the current codes remain usable.
  await server.database.queries
    .update(schema.secondFactor)
    .set({ lastStep: Math.floor(Date.now() / stepMs) - 2 })
    .where(eq(schema.secondFactor.userId, who.user._id))
  return { ...who, secret, ...confirmed.json<{ recoveryCodes: string[] }>() }
}

async function signIn({ user }: Visitor, more: { code?: string; password?: string } = {}) {
  const payload = { emailId: user.emailId, password, ...more }
  const answer = await server.request({ method: 'POST', url: '/api/user/login', payload })
  const code = answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code
  return { code, cookie: cookieOf(answer) }
}

const waysOf = async (who: Visitor) => (await who.get('/user/ownSignInWays')).json<SignInWays>()

test('a secret that was drawn is asked for only once a code of it has shown that the app has it', async () => {
  const ada = await server.signUp()

  const begun = await ada.send('POST', '/user/secondFactor', { currentPassword: password })
  const { secret, address } = begun.json<{ secret: string; address: string }>()
  expect(decodeURIComponent(address)).toContain(`otpauth://totp/CodeDojo:${ada.user.emailId}?issuer=CodeDojo`)
  expect(address).toContain(`secret=${secret}`)
  expect(await signIn(ada)).toMatchObject({ code: 'done' })

  const wrong = await ada.send('POST', '/user/secondFactor/confirm', { code: wrongCode })
  expect(wrong.json()).toMatchObject({ code: 'wrong_second_factor', errors: [{ field: 'code' }] })
  expect((await waysOf(ada)).secondFactor).toBeNull()
})

test('the password is not enough any more, and a code is', async () => {
  const ada = await guarded(await server.signUp())

  expect(await signIn(ada)).toMatchObject({ code: 'second_factor_needed', cookie: '' })
  expect(await signIn(ada, { code: wrongCode })).toMatchObject({ code: 'wrong_second_factor', cookie: '' })
  const shown = shownBy(ada.secret)
  expect(await signIn(ada, { code: `${shown.slice(0, 3)} ${shown.slice(3)}` })).toMatchObject({
    code: 'done',
  })
})

test('a wrong password tells nothing of a code', async () => {
  const ada = await guarded(await server.signUp())

  const wrong = { password: 'another password' }
  expect((await signIn(ada, wrong)).code).toBe('wrong_credentials')
  expect((await signIn(ada, { ...wrong, code: shownBy(ada.secret) })).code).toBe('wrong_credentials')
})

test('a code signs in once, also when it comes twice at the same time, and none that is older than it', async () => {
  const ada = await guarded(await server.signUp())
  const [code, older] = [shownBy(ada.secret, 1), shownBy(ada.secret)]

  const both = await Promise.all([1, 2].map(() => signIn(ada, { code })))
  expect(both.map((each) => each.code).sort()).toEqual(['done', 'wrong_second_factor'])
  expect((await signIn(ada, { code: older })).code).toBe('wrong_second_factor')
})

test('a recovery code signs in once, however it is typed, and is told to its owner', async () => {
  const ada = await guarded(await server.signUp())
  const [first = '', second = ''] = ada.recoveryCodes
  expect(new Set(ada.recoveryCodes).size).toBe(10)

  expect((await signIn(ada, { code: first })).code).toBe('done')
  expect((await signIn(ada, { code: first })).code).toBe('wrong_second_factor')
  expect((await signIn(ada, { code: second.toLowerCase().replaceAll('-', ' ') })).code).toBe('done')

  expect((await waysOf(ada)).secondFactor).toMatchObject({ recoveryCodesLeft: 8 })
})

test('wrong codes are delayed for the whole account, whoever knows the password, and told to its owner', async () => {
  const ada = await guarded(await server.signUp())
  const { pool } = server.database
  const key = `wrong-password:${ada.user._id}:code`

  expect((await signIn(ada, { code: wrongCode })).code).toBe('wrong_second_factor')
  await pool.query('update rate_limit set hits = 9, window_start = now() where key = $1', [key])

  expect((await signIn(ada, { code: shownBy(ada.secret) })).code).toBe('too_many_requests')
  // Asking without a code in between gives no further guess.
  expect((await signIn(ada)).code).toBe('second_factor_needed')
  expect((await signIn(ada, { code: ada.recoveryCodes[0] ?? '' })).code).toBe('too_many_requests')
  await pool.query("update rate_limit set window_start = now() - interval '5 minutes' where key = $1", [key])
  expect((await signIn(ada, { code: ada.recoveryCodes[0] ?? '' })).code).toBe('done')
})

test('asking for the code does not count as a wrong password', async () => {
  const ada = await guarded(await server.signUp())

  const asked = []
  for (let at = 0; at < 6; at++) asked.push((await signIn(ada)).code)

  expect(new Set(asked)).toEqual(new Set(['second_factor_needed']))
})

test('new recovery codes end the former ones, and need the password and a code', async () => {
  const ada = await guarded(await server.signUp())
  const renew = (body: object) => ada.send('POST', '/user/secondFactor/recoveryCodes', body)

  expect(
    (await renew({ currentPassword: 'wrong password', code: shownBy(ada.secret) })).json(),
  ).toMatchObject({
    code: 'wrong_credentials',
  })
  expect((await renew({ currentPassword: password, code: wrongCode })).json()).toMatchObject({
    code: 'wrong_second_factor',
  })
  const renewed = await renew({ currentPassword: password, code: shownBy(ada.secret) })
  expect(renewed.statusCode).toBe(200)
  const [code = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes

  expect((await signIn(ada, { code: ada.recoveryCodes[0] ?? '' })).code).toBe('wrong_second_factor')
  expect((await signIn(ada, { code })).code).toBe('done')
})

test('it is ended with the password and a code, and by an admin for others', async () => {
  const ada = await guarded(await server.signUp())
  const end = (body: object) => ada.send('POST', '/user/secondFactor/end', body)

  expect((await end({ currentPassword: password, code: wrongCode })).statusCode).toBe(401)
  expect((await end({ currentPassword: password, code: shownBy(ada.secret) })).statusCode).toBe(200)
  expect((await signIn(ada)).code).toBe('done')
  expect((await end({ currentPassword: password, code: wrongCode })).json()).toMatchObject({
    code: 'second_factor_off',
  })

  const bob = await guarded(await server.signUp('Bob'))
  expect((await admin.send('DELETE', `/user/secondFactor/${bob.user._id}`)).statusCode).toBe(200)
  expect((await signIn(bob)).code).toBe('done')
  const own = await admin.send('DELETE', `/user/secondFactor/${admin.user._id}`)
  expect(own.json()).toMatchObject({ code: 'own_account' })
})

test('whoever has a session, but not the password, changes nothing', async () => {
  const ada = await server.signUp()
  const began = await ada.send('POST', '/user/secondFactor', { currentPassword: 'wrong password' })

  expect(began.json()).toMatchObject({ code: 'wrong_credentials', errors: [{ field: 'currentPassword' }] })
  expect(await ada.send('POST', '/user/secondFactor/confirm', { code: '123456' })).toMatchObject({
    statusCode: 409,
  })
})

test('beginning again is refused while it is in force, and draws another secret before', async () => {
  const ada = await server.signUp()
  const begin = async () =>
    (await ada.send('POST', '/user/secondFactor', { currentPassword: password })).json<{
      secret: string
      code: string
    }>()

  const first = await begin()
  const second = await begin()
  expect(second.secret).not.toBe(first.secret)
  await ada.send('POST', '/user/secondFactor/confirm', { code: shownBy(second.secret) })
  expect((await begin()).code).toBe('second_factor_on')
})

test('a suspended person is told of that, and not asked for a code', async () => {
  const ada = await guarded(await server.signUp())
  await server.database.queries
    .update(schema.user)
    .set({ suspendedAt: new Date() })
    .where(eq(schema.user.id, ada.user._id))

  expect((await signIn(ada)).code).toBe('account_suspended')
})

test('a drawn secret is confirmed within an hour, with few tries', async () => {
  const ada = await server.signUp()
  const begun = await ada.send('POST', '/user/secondFactor', { currentPassword: password })
  const { secret } = begun.json<{ secret: string }>()
  const confirm = (code: string) => ada.send('POST', '/user/secondFactor/confirm', { code })
  const { pool } = server.database

  await confirm(wrongCode)
  await pool.query('update rate_limit set hits = 9, window_start = now() where key = $1', [
    `wrong-password:${ada.user._id}:code`,
  ])
  expect((await confirm(shownBy(secret))).statusCode).toBe(429)
  await pool.query('delete from rate_limit where key = $1', [`wrong-password:${ada.user._id}:code`])
  await pool.query("update second_factor set drawn_at = now() - interval '61 minutes' where user_id = $1", [
    ada.user._id,
  ])
  expect((await confirm(shownBy(secret))).json()).toMatchObject({ code: 'second_factor_off' })
})

test('the owner of an email that a stranger had typed gets an account without the stranger’s app', async () => {
  const stranger = await guarded(await server.signUp())
  const link = await admin.send('POST', `/user/passwordLink/${stranger.user._id}`)
  const token = new URL(link.json<{ link: string }>().link).searchParams.get('token')
  await server.database.queries.transaction((tx) => proveEmail(tx, stranger.user._id, 'password'))

  const chosen = { token, password: 'of the owner' }
  await server.request({ method: 'POST', url: '/api/user/resetPassword', payload: chosen })

  expect((await signIn(stranger, { password: chosen.password })).code).toBe('done')
})

test('nothing that is read holds the secret or a recovery code', async () => {
  const ada = await guarded(await server.signUp())
  const read = [
    (await ada.get('/user/ownSignInWays')).body,
    (await ada.get('/user/download')).body,
    (await admin.get('/user/getallprofile')).body,
    (await admin.get(`/admin/audit?person=${ada.user._id}`)).body,
  ].join('\n')

  expect(read).not.toContain(ada.secret)
  for (const code of ada.recoveryCodes) expect(read).not.toContain(code)
  const { rows } = await server.database.pool.query('select recovery_code::text as row from recovery_code')
  for (const code of ada.recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code)
})

test.each([
  // Source: RFC 6238, appendix B, the last six digits.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %d s the secret of the standard has its code', (seconds, code) => {
  const secret = Buffer.from('12345678901234567890')
  const step = Math.floor(seconds / 30)

  expect(stepOfCode(secret, code, seconds * 1000)).toBe(step)
  expect(stepOfCode(secret, code, (seconds + 30) * 1000)).toBe(step)
  expect(stepOfCode(secret, code, (seconds + 90) * 1000)).toBeNull()
})
