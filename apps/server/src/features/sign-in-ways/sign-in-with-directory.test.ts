import { randomUUID } from 'node:crypto'
import { type InstallationSettings, initialInstallation } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { captureLog } from '@codedojo/log/testing'
import { and, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openBreakableWay } from '../../testing/real-directory/breakable-way.ts'
import {
  directoryBase,
  passwordOf,
  startDirectory,
  type TestDirectory,
} from '../../testing/real-directory/start-directory.ts'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type Browser, openBrowser } from './testing/open-browser.ts'

const { account, auditEvent, user } = schema
const adminGroup = `cn=dojo-admins,ou=groups,${directoryBase}`

let directory: TestDirectory
let server: TestApp
let admin: Visitor
beforeAll(async () => {
  directory = await startDirectory()
  server = await startApp({
    ...directory.settings,
    LDAP_ADMIN_GROUP: adminGroup,
    SIGN_IN_LIMIT_PER_10_MINUTES: '100000',
  })
  admin = await server.signUpAdmin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await directory[Symbol.asyncDispose]()
})
beforeEach(() => rule({ who: 'everybody', domains: [] }))

async function rule(signUp: InstallationSettings['signUp']): Promise<void> {
  const { revision } = server.context.installation.current()
  await admin.send('PUT', '/admin/installation', { settings: { ...initialInstallation, signUp }, revision })
}

let people = 0
/** Somebody new in the directory. */
async function arrive(attributes = {}): Promise<{ readonly uid: string; readonly dn: string }> {
  people += 1
  const uid = `ada${people}`
  return { uid, dn: await directory.addPerson(uid, attributes) }
}

const signIn = (username: string, secret: string, browser: Browser = openBrowser(server)) =>
  browser.send('POST', '/api/user/directory/login', { username, password: secret })

const codeOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code

/** The account of a person who signs in. */
async function signedIn(uid: string) {
  const browser = openBrowser(server)
  const answer = await signIn(uid, passwordOf(uid), browser)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const found = await browser.user()
  if (!found) throw new Error('Nobody is signed in.')
  return found
}

const roleOf = async (id: string) =>
  (await server.database.queries.select({ role: user.role }).from(user).where(eq(user.id, id)))[0]?.role

test('the directory is offered under the name that the operator gave it', async () => {
  const answer = await server.request({ url: '/api/user/signInWays' })

  expect(answer.json()).toMatchObject({ providers: ['ldap'], names: { ldap: 'Hill College' } })
})

test('somebody new gets an account, which nothing of the password is kept in', async () => {
  const { uid } = await arrive({ givenName: 'Émilie', sn: 'du Châtelet' })

  const found = await signedIn(uid)

  expect(found).toMatchObject({ name: 'Émilie du Châtelet', emailId: `${uid}@college.example` })
  const rows = await server.database.queries.select().from(account).where(eq(account.userId, found._id))
  expect(rows).toMatchObject([{ providerId: 'ldap', password: null, accessToken: null }])
  expect(rows[0]?.accountId).toMatch(/^entryUUID [\da-f-]{36}$/)
})

test('whoever is renamed, moved and has another email has the same account, under the new name', async () => {
  const { uid, dn } = await arrive()
  const first = await signedIn(uid)
  const renamed = `${uid}-rao`
  await directory.rename(dn, `uid=${renamed},ou=people,${directoryBase}`)
  const change = { mail: `${renamed}@college.example`, sn: 'Rao', userPassword: passwordOf(renamed) }
  await directory.change(`uid=${renamed},ou=people,${directoryBase}`, change)

  const second = await signedIn(renamed)

  expect(second).toMatchObject({ _id: first._id, name: 'Ada Rao', emailId: first.emailId })
})

test.each([
  ['the email', (uid: string) => `${uid}@college.example`],
  ['the user name in other letters', (uid: string) => uid.toUpperCase()],
  ['the user name between blanks', (uid: string) => `  ${uid} `],
])('%s signs in, too', async (_, typed) => {
  const { uid } = await arrive()

  expect(codeOf(await signIn(typed(uid), passwordOf(uid)))).toBe(200)
})

test('people sign in by the names that Active Directory has for them', async () => {
  const uid = `win${randomUUID().slice(0, 8)}`
  const names = { sAMAccountName: `${uid}.sam`, userPrincipalName: `${uid}@ad.college.example` }
  await directory.addPerson(uid, names)

  const answers = [
    await signIn(names.sAMAccountName, passwordOf(uid)),
    await signIn(names.userPrincipalName, passwordOf(uid)),
  ]

  expect(answers.map(codeOf)).toEqual([200, 200])
})

test.each([
  ['the password of somebody else', () => passwordOf('somebody else')],
  ['the password in other letters', (uid: string) => passwordOf(uid).toUpperCase()],
])('%s lets nobody in', async (_, typed) => {
  const { uid } = await arrive()
  const browser = openBrowser(server)

  const answer = await signIn(uid, typed(uid), browser)

  expect([answer.statusCode, answer.json().message]).toEqual([401, 'Wrong user name or password'])
  expect(await browser.user()).toBeNull()
})

test('an empty password is refused before the directory is asked', async () => {
  const { uid } = await arrive()

  const answers = [await signIn(uid, ''), await signIn(uid, '\u0000')]

  expect(answers.map((each) => each.statusCode)).toEqual([400, 400])
  expect(answers[0]?.json().errors).toEqual([{ field: 'password', message: 'Password is required' }])
})

// NAME is the name of the only person who has it, PART is without its last letter and REST without its first, which is an "o". As
// parts of the filter the first six would find that person, whose password is right.
test.each([
  'PART*',
  '*NAME*',
  'x)(uid=NAME',
  'x)(uid=NAME)(cn=x',
  'x)(cn=PART*',
  '\\6fREST',
  '*',
  '(',
  ')',
  '\\',
  'NAME\\',
  '{name}',
  '$&',
])('a user name such as %j is a text, and no part of the filter', async (pattern) => {
  const uid = `only${randomUUID().slice(0, 8)}`
  await directory.addPerson(uid)
  const typed = pattern.replace('NAME', uid).replace('PART', uid.slice(0, -1)).replace('REST', uid.slice(1))

  const answer = await signIn(typed, passwordOf(uid))

  expect(codeOf(answer)).toBe('wrong_credentials')
  expect(codeOf(await signIn(uid, passwordOf(uid)))).toBe(200)
})

test('a user name that two entries have lets nobody in', async () => {
  const { uid } = await arrive()
  const other = await arrive({ mail: `${uid}@college.example` })
  expect(other.uid).not.toBe(uid)

  const answer = await signIn(`${uid}@college.example`, passwordOf(uid))

  expect(codeOf(answer)).toBe('wrong_credentials')
  expect(codeOf(await signIn(uid, passwordOf(uid)))).toBe(200)
})

test('who has no email in the directory is told so', async () => {
  const { uid, dn } = await arrive()
  await directory.change(dn, { mail: [] })

  const answer = await signIn(uid, passwordOf(uid))

  expect(codeOf(answer)).toBe('no_email')
  expect(answer.json().message).toBe(
    'The directory of Hill College has no valid email of yours, which an account needs. Ask its help desk to add one.',
  )
})

test('wrong passwords delay the next try of every name of the entry, and an unknown name is delayed alike', async () => {
  const { uid } = await arrive()
  const names = [uid, uid.toUpperCase(), `${uid}@college.example`, ` ${uid}`]
  const codes: unknown[] = []
  for (const name of names) codes.push(codeOf(await signIn(name, 'wrong one')))

  const late = await signIn(uid, passwordOf(uid))
  const unknown: unknown[] = []
  for (let tries = 0; tries < 5; tries += 1) unknown.push(codeOf(await signIn('nobody-at-all', 'wrong one')))

  expect(codes).toEqual(Array(4).fill('wrong_credentials'))
  expect(late.statusCode).toBe(429)
  expect(late.headers['retry-after']).toBeDefined()
  expect(late.json().message).toMatch(/^Too many wrong passwords\. Try again in \d s\.$/)
  expect(unknown).toEqual([...Array(4).fill('wrong_credentials'), 'too_many_requests'])
})

test('a device of the owner has a counter of its own', async () => {
  const { uid } = await arrive()
  const own = openBrowser(server)
  await signIn(uid, passwordOf(uid), own)
  for (let tries = 0; tries < 5; tries += 1) await signIn(uid, 'wrong one')

  expect(codeOf(await signIn(uid, passwordOf(uid)))).toBe('too_many_requests')
  expect(codeOf(await signIn(uid, passwordOf(uid), own))).toBe(200)
})

test('what a directory answers for locked accounts is a wrong password, and the log names its code', async () => {
  const { uid } = await arrive()
  await using way = await openBreakableWay(directory.port)
  const invalidCredentials = Buffer.from([0x0a, 1, 49])
  way.changeAnswers((answer) => {
    const at = answer.indexOf(invalidCredentials)
    return at < 0
      ? answer
      : Buffer.concat([answer.subarray(0, at + 2), Buffer.from([53]), answer.subarray(at + 3)])
  })
  await using other = await startApp({ ...directory.settings, LDAP_URL: `ldap://127.0.0.1:${way.port}` })
  using heard = captureLog('warn')
  await using app = await buildApp(other.context, { log: true })

  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/directory/login',
    payload: { username: uid, password: 'a secret that is wrong' },
  })

  expect([answer.statusCode, answer.json().message]).toEqual([401, 'Wrong user name or password'])
  const log = heard.lines.join('')
  expect(log).toContain('the LDAP result code 53 (UnwillingToPerformError)')
  expect(log).not.toContain('a secret that is wrong')
})

test('a failed sign-in is in the audit log, beside the person whom it was for', async () => {
  const { uid } = await arrive()
  const { _id } = await signedIn(uid)

  await signIn(uid, 'wrong one')

  const failures = and(eq(auditEvent.subjectId, _id), eq(auditEvent.action, 'user.sign_in_failed'))
  await expect.poll(() => server.database.queries.$count(auditEvent, failures)).toBe(1)
})

test('the session ends with the browser, unless it is to be remembered', async () => {
  const { uid } = await arrive()
  const sent = { username: uid, password: passwordOf(uid) }
  const post = (payload: object) =>
    server.request({ method: 'POST', url: '/api/user/directory/login', payload })
  const sessionAge = (answer: Awaited<ReturnType<typeof post>>) =>
    answer.cookies.find(({ name }) => name.endsWith('codedojo_session'))?.maxAge

  const [short, long] = [await post(sent), await post({ ...sent, remember: true })]

  expect([sessionAge(short), sessionAge(long)]).toEqual([undefined, 30 * 24 * 60 * 60])
})

test('the group of admins gives the role and takes it back, and the audit log tells it', async () => {
  const { uid, dn } = await arrive()
  const group = await directory.addGroup('dojo-admins', { objectClass: 'groupOfNames', member: dn })

  const { _id } = await signedIn(uid)
  const given = await roleOf(_id)
  await directory.change(group, { member: `cn=codedojo,${directoryBase}` })
  await signedIn(uid)

  expect([given, await roleOf(_id)]).toEqual(['admin', 'user'])
  const log = await admin.get(`/admin/audit?person=${_id}&action=user.role_changed`)
  expect(log.json<{ after: object }[]>().map(({ after }) => after)).toEqual([
    { role: 'user', provider: 'ldap' },
    { role: 'admin', provider: 'ldap' },
  ])
  await directory.remove(group)
})

test('a group that names its members by uid counts, and one that is gone takes nobody the role', async () => {
  const { uid } = await arrive()
  const posix = { objectClass: 'posixGroup', gidNumber: '1000', memberUid: uid }
  const group = await directory.addGroup('dojo-admins', posix)

  const { _id } = await signedIn(uid)
  await directory.remove(group)
  await signedIn(uid)

  expect(await roleOf(_id)).toBe('admin')
})

test('with the rule `providers` only the directory makes accounts', async () => {
  await rule({ who: 'providers', domains: [] })
  const { uid } = await arrive()

  const payload = { firstName: 'Eve', emailId: 'eve@college.example', password, terms: true }
  const withPassword = await server.request({ method: 'POST', url: '/api/user/register', payload })

  expect(withPassword.json()).toMatchObject({ code: 'sign_up_closed' })
  expect(codeOf(await signIn(uid, passwordOf(uid)))).toBe(200)
})

test('with the rule `domains` the email of the directory counts, and with `code` the invitation', async () => {
  const [member, guest] = [await arrive(), await arrive({ mail: `${randomUUID()}@guests.example` })]
  await rule({ who: 'domains', domains: ['college.example'] })
  const byDomain = [
    codeOf(await signIn(member.uid, passwordOf(member.uid))),
    codeOf(await signIn(guest.uid, passwordOf(guest.uid))),
  ]
  await rule({ who: 'code', domains: [] })
  const end = new Date(Date.now() + 3_600_000).toISOString()
  const made = await admin.send('POST', '/admin/invitation-code', { name: 'Guests', most: 1, endsAt: end })
  const invitation = made.json<{ code: string }>().code

  const without = await signIn(guest.uid, passwordOf(guest.uid))
  const sent = { username: guest.uid, password: passwordOf(guest.uid), invitation }
  const withCode = await openBrowser(server).send('POST', '/api/user/directory/login', sent)

  expect(byDomain).toEqual([200, 'sign_up_closed'])
  expect([codeOf(without), codeOf(withCode)]).toEqual(['sign_up_closed', 200])
})

test('an account with an email that nobody had proved becomes that of its owner alone', async () => {
  const squatter = await server.signUp()
  const { uid } = await arrive({ mail: squatter.user.emailId })

  expect((await signedIn(uid))._id).toBe(squatter.user._id)
  expect((await squatter.get('/user/check')).statusCode).toBe(401)
})

test('an account of an admin with an unproved email, and one with an authenticator app, are not entered', async () => {
  const [unproved, guarded] = [await server.signUpAdmin(), await server.signUp()]
  const { queries } = server.database
  await queries.update(user).set({ emailVerified: true }).where(eq(user.id, guarded.user._id))
  const factor = { userId: guarded.user._id, secret: Buffer.alloc(20), confirmedAt: new Date() }
  await queries.insert(schema.secondFactor).values(factor)
  const [one, other] = [
    await arrive({ mail: unproved.user.emailId }),
    await arrive({ mail: guarded.user.emailId }),
  ]

  const answers = [await signIn(one.uid, passwordOf(one.uid)), await signIn(other.uid, passwordOf(other.uid))]

  expect(answers.map(codeOf)).toEqual(['account_exists', 'account_exists'])
  expect(answers[0]?.json().message).toContain('then connect Hill College in the settings')
})

test('the password of the directory does not pass by the authenticator app of an account', async () => {
  const ada = await server.signUp()
  const { uid } = await arrive()
  const sent = { username: uid, password: passwordOf(uid) }
  await openBrowser(server, ada.cookie).send('POST', '/api/user/directory/connect', sent)
  const secret = Buffer.alloc(20, 7)
  const factor = { userId: ada.user._id, secret, confirmedAt: new Date() }
  await server.database.queries.insert(schema.secondFactor).values(factor)
  const browser = openBrowser(server)
  const send = (more: object) => browser.send('POST', '/api/user/directory/login', { ...sent, ...more })
  const app = new TOTP({ secret: Secret.fromHex(secret.toString('hex')) })

  const answers = [await send({}), await send({ code: 'abcdef' })]
  const before = await browser.get('/api/user/check')
  const entered = await send({ code: app.generate() })

  expect(answers.map(codeOf)).toEqual(['second_factor_needed', 'wrong_second_factor'])
  expect([before.statusCode, entered.statusCode]).toEqual([401, 200])
  expect((await browser.user())?._id).toBe(ada.user._id)
})

test('a user name is connected to an account, which it opens from then on, and disconnected', async () => {
  const ada = await server.signUp()
  const { uid } = await arrive()
  const browser = openBrowser(server, ada.cookie)
  const sent = { username: uid, password: passwordOf(uid) }

  const wrong = await browser.send('POST', '/api/user/directory/connect', { ...sent, password: 'wrong one' })
  const connected = await browser.send('POST', '/api/user/directory/connect', sent)
  const found = await signedIn(uid)
  const gone = await browser.send('DELETE', '/api/user/connection/ldap')

  expect(codeOf(wrong)).toBe('wrong_credentials')
  expect(connected.json()).toEqual({ message: 'Hill College is connected.' })
  expect(found).toMatchObject({ _id: ada.user._id, emailId: ada.user.emailId })
  expect(gone.json()).toEqual({ message: 'Hill College is disconnected.' })
})

test('a user name that opens another account is not connected', async () => {
  const { uid } = await arrive()
  await signedIn(uid)
  const ada = await server.signUp()

  const answer = await ada.send('POST', '/user/directory/connect', {
    username: uid,
    password: passwordOf(uid),
  })

  expect(codeOf(answer)).toBe('connected_elsewhere')
})

test('signing in with the directory is recent enough for what needs a recent sign-in', async () => {
  const { uid } = await arrive()
  const { _id } = await signedIn(uid)
  const browser = openBrowser(server)
  await signIn(uid, passwordOf(uid), browser)
  const long = new Date(Date.now() - 16 * 60_000)
  await server.database.queries
    .update(schema.session)
    .set({ createdAt: long })
    .where(eq(schema.session.userId, _id))
  const old = await browser.get('/api/user/download')

  await signIn(uid, passwordOf(uid), browser)

  expect(codeOf(old)).toBe('sign_in_again')
  expect((await browser.get('/api/user/download')).statusCode).toBe(200)
})

test('a suspended person is told the reason, and gets no role', async () => {
  const { uid, dn } = await arrive()
  const { _id } = await signedIn(uid)
  await admin.send('POST', `/user/suspend/${_id}`, { reason: 'Shared solutions.' })
  const group = await directory.addGroup('dojo-admins', { objectClass: 'groupOfNames', member: dn })

  const answer = await signIn(uid, passwordOf(uid))

  expect(answer.json()).toMatchObject({
    code: 'account_suspended',
    message: 'This account is suspended. Shared solutions.',
  })
  expect(await roleOf(_id)).toBe('user')
  await directory.remove(group)
})

test.each([
  ['Active Directory', { userAccountControl: '514' }],
  ['a shadow account that has ended', { shadowExpire: '1' }],
])(
  'an account that is disabled in %s lets nobody in, who learns it only with the password',
  async (_, change) => {
    const { uid, dn } = await arrive()
    await directory.change(dn, change)

    const answers = [await signIn(uid, passwordOf(uid)), await signIn(uid, 'wrong one')]

    expect(answers.map(codeOf)).toEqual(['account_suspended', 'wrong_credentials'])
    expect(answers[0]?.json().message).toBe(
      'Hill College has disabled your account there. Ask its help desk.',
    )
  },
)

test('a directory that is down keeps nobody from starting, or from signing in with a password', async () => {
  const own = await startDirectory()
  await using lonely = await startApp(own.settings)
  await own[Symbol.asyncDispose]()
  const ada = await lonely.signUp()

  const answer = await openBrowser(lonely).send('POST', '/api/user/directory/login', {
    username: 'ada',
    password: 'correct horse',
  })
  const payload = { emailId: ada.user.emailId, password }
  const withPassword = await lonely.request({ method: 'POST', url: '/api/user/login', payload })

  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    code: 'directory_unavailable',
    message: 'The directory of Hill College does not answer. Try again in a minute, or tell the operator.',
  })
  expect(withPassword.statusCode).toBe(200)
})

test('where no directory is set up, the calls are not there', async () => {
  await using own = await startApp()
  const payload = { username: 'ada', password: 'correct horse' }

  const answer = await own.request({ method: 'POST', url: '/api/user/directory/login', payload })

  expect(answer.statusCode).toBe(404)
})
