import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Passkey, SignInWays, User } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { unzip } from '../../data-export/testing/unzip.ts'
import { openBrowser } from '../../sign-in-ways/testing/open-browser.ts'
import { proveEmail } from '../prove-email.ts'
import { siteOf } from './passkey-use.ts'
import {
  type AuthenticatorLies,
  type KeyKind,
  makeAuthenticator,
  type SoftwareAuthenticator,
} from './testing/software-authenticator.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_IN_LIMIT_PER_10_MINUTES: '100000', SIGN_UP_LIMIT_PER_10_MINUTES: '100000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const authenticator = (kind?: KeyKind) => makeAuthenticator(new URL(server.config.publicUrl).origin, kind)

const begin = async (who: Visitor) => (await who.send('POST', '/user/passkey/begin')).json()

async function add(who: Visitor, held = authenticator(), lies: Parameters<typeof held.create>[1] = {}) {
  const passkey = held.create(await begin(who), lies)
  return { held, answer: await who.send('POST', '/user/passkey', { name: 'Phone', passkey }) }
}

async function withPasskey(kind?: KeyKind) {
  const ada = await server.signUp()
  const { held, answer } = await add(ada, authenticator(kind))
  expect(answer.statusCode, answer.body).toBe(200)
  return { ada, held, passkey: answer.json<Passkey>() }
}

/** A browser in which nobody is signed in. */
function stranger() {
  const browser = openBrowser(server)
  const challenge = async () => (await browser.send('POST', '/api/user/passkey/challenge')).json()
  const send = (passkey: object) => browser.send('POST', '/api/user/passkey/login', { passkey })
  return {
    browser,
    challenge,
    send,
    signIn: async (held: SoftwareAuthenticator, lies?: AuthenticatorLies) =>
      send(held.get(await challenge(), lies)),
  }
}

const waysOf = async (who: Visitor) => (await who.get('/user/ownSignInWays')).json<SignInWays>()

const eventsOf = async ({ user }: Visitor) => {
  const events: { action: string }[] = (await admin.get(`/admin/audit?person=${user._id}`)).json()
  return events.map(({ action }) => action)
}

async function mailsTo({ user }: Visitor): Promise<string[]> {
  const outbox = join(server.config.dataFolder, 'outbox')
  const mails = await Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`To: ${user.emailId}`))
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
}

test.each(['ES256', 'EdDSA', 'RS256'] as const)(
  'a passkey (%s) signs in alone, again and again',
  async (kind) => {
    const { ada, held } = await withPasskey(kind)
    const { browser, signIn } = stranger()

    const first = await signIn(held)
    const second = await signIn(held)

    expect([first.statusCode, second.statusCode], first.body).toEqual([200, 200])
    expect(first.json<{ user: User }>().user._id).toBe(ada.user._id)
    expect((await browser.user())?._id).toBe(ada.user._id)
    const { passkeys } = await waysOf(ada)
    expect(passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) }])
  },
)

test('adding and removing is in the audit log and mailed, and a removed passkey opens nothing', async () => {
  const { ada, held, passkey } = await withPasskey()
  await stranger().signIn(held)

  const removed = await ada.send('DELETE', `/user/passkey/${passkey._id}`)
  const refused = await stranger().signIn(held)

  expect(removed.statusCode).toBe(200)
  expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'passkey_refused' }])
  expect((await waysOf(ada)).passkeys).toEqual([])
  expect(await eventsOf(ada)).toEqual(
    expect.arrayContaining(['user.passkey_added', 'user.signed_in', 'user.passkey_removed']),
  )
  const mails = (await mailsTo(ada)).join('\n')
  expect(mails).toContain('A passkey was added to your CodeDojo account')
  expect(mails).toContain('A passkey of your CodeDojo account was removed')
})

const refusedLies: readonly (readonly [what: string, lies: AuthenticatorLies])[] = [
  ['the origin of another site', { origin: 'https://codedoj0.example' }],
  ['the origin with another port', { origin: 'http://localhost:1' }],
  ['another host', { rpId: 'example.org' }],
  ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['the answer of adding', { type: 'webauthn.create' }],
  ['a frame of another site', { crossOrigin: true }],
  ['nobody at the authenticator', { isPresent: false }],
  ['nobody verified', { isVerified: false }],
  ['another account', { userHandle: Buffer.alloc(16, 9).toString('base64url') }],
  [
    'changed bytes',
    { spoil: (signed) => Buffer.from(signed.map((byte, at) => (at === 36 ? byte ^ 1 : byte))) },
  ],
  ['half of the bytes', { spoil: (signed) => signed.subarray(0, 20) }],
]

test.each(refusedLies)('a sign-in with %s is refused, and the challenge is used up', async (_, lies) => {
  const { held } = await withPasskey()
  const { browser, challenge, send } = stranger()
  const options = await challenge()

  const refused = await send(held.get(options, lies))
  const again =
    lies.challenge === undefined && lies.crossOrigin === undefined && (await send(held.get(options)))

  expect([refused.statusCode, refused.json()]).toMatchObject([
    401,
    { code: 'passkey_refused', errors: [{ field: 'passkey' }] },
  ])
  if (again) expect(again.statusCode).toBe(401)
  expect(await browser.user()).toBeNull()
})

test('a security key that keeps no account signs in, too', async () => {
  const { held } = await withPasskey()

  expect((await stranger().signIn(held, { userHandle: null })).statusCode).toBe(200)
})

test('an answer signs in once, also when it comes twice at the same time', async () => {
  const { held } = await withPasskey()
  const { challenge, send } = stranger()
  const answer = held.get(await challenge())

  const both = await Promise.all([send(answer), send(answer)])
  const later = await send(answer)

  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  expect(later.statusCode).toBe(401)
})

test('an answer is worth nothing in another browser, nor after five minutes', async () => {
  const { held } = await withPasskey()
  const { challenge, send } = stranger()

  const elsewhere = await stranger().send(held.get(await challenge()))
  const { send: sendOther, browser, challenge: other } = stranger()
  await other()
  const crossed = await sendOther(held.get(await challenge()))
  const answer = held.get(await challenge())
  await server.database.queries.update(schema.verification).set({ expiresAt: new Date() })
  const late = await send(answer)

  expect([elsewhere, crossed, late].map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  expect(await browser.user()).toBeNull()
})

test('a counter that goes back is refused and told; one that always says 0 is not', async () => {
  const { ada, held } = await withPasskey()
  const still = await withPasskey()
  const { queries } = server.database
  await queries
    .update(schema.passkey)
    .set({ counter: 0 })
    .where(eq(schema.passkey.userId, still.ada.user._id))

  const answers = []
  for (const counter of [7, 7, 6, 8, 0]) answers.push((await stranger().signIn(held, { counter })).statusCode)
  const zeros = []
  for (const counter of [0, 0]) zeros.push((await stranger().signIn(still.held, { counter })).statusCode)

  expect(answers).toEqual([200, 401, 401, 200, 401])
  expect(zeros).toEqual([200, 200])
  expect((await eventsOf(ada)).filter((action) => action === 'user.passkey_refused')).toHaveLength(3)
})

const refusedCreations: readonly (readonly [string, Parameters<SoftwareAuthenticator['create']>[1]])[] = [
  ['the origin of another site', { origin: 'https://codedoj0.example' }],
  ['another host', { rpId: 'example.org' }],
  ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['the answer of a sign-in', { type: 'webauthn.get' }],
  ['nobody verified', { isVerified: false }],
  ['broken CBOR', { attestation: (whole) => whole.subarray(0, whole.length - 9) }],
  ['CBOR that nests without end', { attestation: () => Buffer.alloc(12_000, 0x81) }],
  ['CBOR that promises more than it holds', { attestation: () => Buffer.from('bb7fffffffffffffff', 'hex') }],
  ['no bytes of meaning', { attestation: () => Buffer.from('never') }],
]

test.each(refusedCreations)('adding a passkey with %s is refused', async (_, lies) => {
  const ada = await server.signUp()

  const { answer } = await add(ada, authenticator(), lies)

  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'passkey_refused' }])
  expect((await waysOf(ada)).passkeys).toEqual([])
})

test('a body of a megabyte is refused before it is read', async () => {
  const ada = await server.signUp()
  const passkey = authenticator().create(await begin(ada), { attestation: () => Buffer.alloc(1024 * 1024) })

  const large = await ada.send('POST', '/user/passkey', { name: 'Phone', passkey })
  const halfLarge = await ada.send('POST', '/user/passkey', {
    name: 'Phone',
    passkey: authenticator().create(await begin(ada), { attestation: () => Buffer.alloc(50_000) }),
  })

  expect([large.statusCode, halfLarge.statusCode]).toEqual([413, 400])
})

test('the challenge of adding is used once, by the session that drew it, and does not sign in', async () => {
  const ada = await server.signUp()
  const eve = await server.signUp('Eve')
  const held = authenticator()
  const { challenge, browser, send } = stranger()
  await challenge()
  const options = await begin(ada)

  const byAnother = await eve.send('POST', '/user/passkey', { name: 'Mine', passkey: held.create(options) })
  const first = await ada.send('POST', '/user/passkey', { name: 'Phone', passkey: held.create(options) })
  const again = await ada.send('POST', '/user/passkey', { name: 'Phone', passkey: held.create(options) })
  const signedIn = await send(held.get({ challenge: (await begin(ada)).challenge, rpId: options.rp.id }))

  expect([byAnother, first, again, signedIn].map(({ statusCode }) => statusCode)).toEqual([
    401, 200, 401, 401,
  ])
  expect(await browser.user()).toBeNull()
})

test('a passkey belongs to one account', async () => {
  const { held } = await withPasskey()
  const eve = await server.signUp('Eve')

  const { answer } = await add(eve, held)

  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'passkey_known' }])
})

test('nobody removes the passkey of another, and at most 20 are kept', async () => {
  const { ada, passkey } = await withPasskey()
  const eve = await server.signUp('Eve')
  for (let at = 1; at < 20; at += 1) expect((await add(ada)).answer.statusCode).toBe(200)

  const stolen = await eve.send('DELETE', `/user/passkey/${passkey._id}`)
  const tooMany = await ada.send('POST', '/user/passkey/begin')

  expect([stolen.statusCode, tooMany.statusCode]).toEqual([404, 409])
  expect(tooMany.json()).toMatchObject({ code: 'too_many_passkeys' })
})

test('adding and removing want a recent sign-in, and a sign-in with a passkey is one', async () => {
  const { ada, held, passkey } = await withPasskey()
  const createdAt = new Date(Date.now() - 16 * 60_000)
  await server.database.queries
    .update(schema.session)
    .set({ createdAt })
    .where(eq(schema.session.userId, ada.user._id))
  const browser = openBrowser(server, ada.cookie)

  const old = await Promise.all([
    browser.send('POST', '/api/user/passkey/begin'),
    browser.send('DELETE', `/api/user/passkey/${passkey._id}`),
  ])
  const options = (await browser.send('POST', '/api/user/passkey/challenge')).json()
  const proved = await browser.send('POST', '/api/user/passkey/login', { passkey: held.get(options) })
  const recent = await browser.send('POST', '/api/user/passkey/begin')

  expect(old.map((answer) => answer.json().code)).toEqual(['sign_in_again', 'sign_in_again'])
  expect(options.allowCredentials).toMatchObject([
    { id: held.credentialId, transports: ['internal', 'hybrid'] },
  ])
  expect([proved.statusCode, recent.statusCode]).toEqual([200, 200])
})

test('a stranger is not told whose passkeys there are', async () => {
  expect((await stranger().challenge()).allowCredentials).toEqual([])
})

test('a suspended account stays out', async () => {
  const { ada, held } = await withPasskey()
  await admin.send('POST', `/user/suspend/${ada.user._id}`, { reason: 'Shared solutions.' })

  const refused = await stranger().signIn(held)

  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'account_suspended' }])
})

test('a new password leaves passkeys, and its mail says so', async () => {
  const { ada, held } = await withPasskey()

  await ada.send('POST', '/user/changePassword', {
    currentPassword: password,
    password: 'another horse battery',
  })

  expect((await stranger().signIn(held)).statusCode).toBe(200)
  expect((await mailsTo(ada)).join('\n')).toContain(
    'Passkeys and connected accounts stay. Look in your settings',
  )
})

test('whoever proves an email that nobody had proved ends the passkeys of whoever made the account', async () => {
  const { ada, held } = await withPasskey()

  await server.database.queries.transaction((tx) => proveEmail(tx, ada.user._id, 'password'))

  expect((await stranger().signIn(held)).statusCode).toBe(401)
})

interface SecondStep {
  readonly code?: string
  readonly passkey?: object
}

async function signInWithPassword({ user }: Visitor, held?: SoftwareAuthenticator, step: SecondStep = {}) {
  const { browser, challenge } = stranger()
  const passkey = held?.get(await challenge())
  const body = { emailId: user.emailId, password, ...step, ...(passkey && { passkey }) }
  const answer = await browser.send('POST', '/api/user/login', body)
  return answer.statusCode === 200 ? { code: 'done' } : answer.json()
}

test('a passkey does where a code of the app is asked for', async () => {
  const { ada, held } = await withPasskey()
  const { secret } = (await ada.send('POST', '/user/secondFactor', { currentPassword: password })).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await ada.send('POST', '/user/secondFactor/confirm', { code })

  expect(await signInWithPassword(ada)).toMatchObject({
    code: 'second_factor_needed',
    errors: [{ field: 'code' }, { field: 'passkey' }],
  })
  expect(await signInWithPassword(ada, held)).toEqual({ code: 'done' })
})

async function askingForPasskey() {
  const guarded = await withPasskey()
  const browser = openBrowser(server, guarded.ada.cookie)
  const options = (await browser.send('POST', '/api/user/passkey/challenge')).json()
  const asked = await browser.send('POST', '/api/user/secondFactor/passkey', {
    currentPassword: password,
    passkey: guarded.held.get(options),
  })
  expect(asked.statusCode, asked.body).toBe(200)
  const { recoveryCodes } = asked.json<{ recoveryCodes: string[] }>()
  return { ...guarded, browser, recoveryCodes }
}

test('without an app, the password asks for a passkey, and that of another account does not do', async () => {
  const { ada, held, recoveryCodes } = await askingForPasskey()
  const eve = await withPasskey()

  expect((await waysOf(ada)).secondFactor).toMatchObject({ hasApp: false, recoveryCodesLeft: 10 })
  expect(await signInWithPassword(ada)).toMatchObject({
    code: 'second_factor_needed',
    message: 'Use a passkey of this account.',
  })
  expect(await signInWithPassword(ada, eve.held)).toMatchObject({ code: 'passkey_refused' })
  expect(await signInWithPassword(ada, undefined, { code: '123456' })).toMatchObject({
    code: 'wrong_second_factor',
  })
  expect(await signInWithPassword(ada, held)).toEqual({ code: 'done' })
  expect(await signInWithPassword(ada, undefined, { code: recoveryCodes[0] ?? '' })).toEqual({ code: 'done' })
})

test('the last passkey stays while the password asks for it; without that it goes', async () => {
  const { ada, held, passkey, browser } = await askingForPasskey()

  const refused = await ada.send('DELETE', `/user/passkey/${passkey._id}`)
  const options = (await browser.send('POST', '/api/user/passkey/challenge')).json()
  const ended = await browser.send('POST', '/api/user/secondFactor/end', {
    currentPassword: password,
    passkey: held.get(options),
  })
  const removed = await ada.send('DELETE', `/user/passkey/${passkey._id}`)

  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'last_second_factor' }])
  expect([ended.statusCode, removed.statusCode]).toEqual([200, 200])
  expect(await signInWithPassword(ada)).toEqual({ code: 'done' })
})

test('an admin removes the passkeys of somebody who has lost them, and what asked for them', async () => {
  const { ada } = await askingForPasskey()
  const listed = async () => (await admin.get(`/user/getallprofile?q=${ada.user.emailId}`)).json()[0]

  const before = await listed()
  const removed = await admin.send('DELETE', `/user/passkeys/${ada.user._id}`)
  const own = await admin.send('DELETE', `/user/passkeys/${admin.user._id}`)

  expect(before).toMatchObject({ hasPasskeys: true, hasSecondFactor: true })
  expect([removed.statusCode, own.statusCode]).toEqual([200, 409])
  expect(await listed()).toMatchObject({ hasPasskeys: false, hasSecondFactor: false })
  expect(await signInWithPassword(ada)).toEqual({ code: 'done' })
})

test('where only other accounts sign in, no passkey does', async () => {
  await using strict = await startApp({ GITHUB_CLIENT_ID: 'abcdefgh', GITHUB_CLIENT_SECRET: 'abcdefgh' })
  const grace = await strict.signUpAdmin()
  const held = makeAuthenticator(strict.config.publicUrl)
  const options = (await grace.send('POST', '/user/passkey/begin')).json()
  await grace.send('POST', '/user/passkey', { name: 'Phone', passkey: held.create(options) })
  const { settings, revision } = (await grace.get('/admin/installation')).json()
  const changed = await grace.send('PUT', '/admin/installation', {
    settings: { ...settings, signUp: { ...settings.signUp, who: 'providers' } },
    revision,
  })
  expect(changed.statusCode, changed.body).toBe(200)

  const answers = await Promise.all([
    grace.send('POST', '/user/passkey/begin'),
    grace.send('POST', '/user/passkey/challenge'),
    grace.send('POST', '/user/passkey/login', {
      passkey: held.get({ challenge: 'A'.repeat(43), rpId: 'localhost' }),
    }),
  ])
  const offered = (await grace.get('/user/signInWays')).json()

  expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('passkeys_off'))
  expect(offered.hasPasskeys).toBe(false)
  expect((await waysOf(grace)).passkeyUse).toBe('providers_only')
})

test.each([
  ['https://dojo.example.org', { rpId: 'dojo.example.org', origin: 'https://dojo.example.org' }],
  ['https://dojo.example.org:8443', { rpId: 'dojo.example.org', origin: 'https://dojo.example.org:8443' }],
  ['http://localhost:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://dojo.localhost', { rpId: 'dojo.localhost', origin: 'http://dojo.localhost' }],
  ['http://dojo.example.org', null],
  ['https://192.0.2.7', null],
  ['http://127.0.0.1:3000', null],
  ['https://[2001:db8::7]', null],
])('at %s passkeys are made for %j', (publicUrl, site) => {
  expect(siteOf(publicUrl)).toEqual(site)
})

test('what is kept about a person tells names and times of passkeys, and no key', async () => {
  const { ada, held } = await withPasskey()

  const files = await unzip((await ada.get('/user/download')).rawPayload)
  const told = String(files.get('sign-in.json'))

  expect(JSON.parse(told).passkeys).toEqual([
    { name: 'Phone', createdAt: expect.any(String), lastUsedAt: null },
  ])
  expect(told).not.toContain(held.credentialId)
})
