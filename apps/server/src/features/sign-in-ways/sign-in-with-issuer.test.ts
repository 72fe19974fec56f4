import { randomUUID } from 'node:crypto'
import { type InstallationSettings, initialInstallation } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Issuer, type IssuerPerson, startIssuer } from '../../testing/real-issuer/start-issuer.ts'
import { walkIssuer } from '../../testing/real-issuer/walk-issuer.ts'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type Browser, openBrowser } from './testing/open-browser.ts'

const { auditEvent, user } = schema
const adminRule = { OIDC_ADMIN_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'dojo-admins' }

let issuer: Issuer
let server: TestApp
let admin: Visitor
beforeAll(async () => {
  issuer = await startIssuer()
  const ownName = { OIDC_NAME: 'Hill College', SIGN_IN_LIMIT_PER_10_MINUTES: '100000' }
  server = await startApp({ ...issuer.settings, ...ownName, ...adminRule })
  admin = await server.signUpAdmin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await issuer[Symbol.asyncDispose]()
})
beforeEach(() => rule({ who: 'everybody', domains: [] }))

async function rule(signUp: InstallationSettings['signUp']): Promise<void> {
  const { revision } = server.context.installation.current()
  const settings = { ...initialInstallation, signUp }
  await admin.send('PUT', '/admin/installation', { settings, revision })
}

/** Somebody new at the issuer; returns what the issuer tells of them. */
function arrive(change: Partial<IssuerPerson> = {}): IssuerPerson & { readonly email: string } {
  const sub = randomUUID()
  const person = { sub, email: `${sub}@college.example`, email_verified: true, given_name: 'Ada', ...change }
  issuer.person(person)
  return person
}

async function signIn(browser: Browser = openBrowser(server), words = {}): Promise<string> {
  return browser.comeBack(await walkIssuer(await browser.begin('oidc', words), 'Continue'))
}

/** The account of a person who signs in; null if nobody is signed in. */
async function signedIn(): Promise<Awaited<ReturnType<Browser['user']>>> {
  const browser = openBrowser(server)
  await signIn(browser)
  return browser.user()
}

const roleOf = async (id: string) =>
  (await server.database.queries.select({ role: user.role }).from(user).where(eq(user.id, id)))[0]?.role

test('the provider is offered under the name that the operator gave it', async () => {
  const answer = await server.request({ url: '/api/user/signInWays' })

  expect(answer.json()).toMatchObject({ providers: ['oidc'], names: { oidc: 'Hill College' } })
})

test('somebody new gets an account, and the same one the next time, also with another email', async () => {
  const person = arrive()
  const browser = openBrowser(server)

  const end = await signIn(browser, { next: '/courses' })
  const first = await browser.user()
  issuer.person({ ...person, email: `${randomUUID()}@college.example` })
  const second = await signedIn()

  expect(end).toBe('/courses')
  expect(first).toMatchObject({ emailId: person.email, firstName: 'Ada' })
  expect(second).toEqual(first)
})

test('the same subject at another issuer is somebody else', async () => {
  const person = arrive()
  await signedIn()
  const { account } = schema
  await server.database.queries
    .update(account)
    .set({ accountId: `https://before.example ${person.sub}` })
    .where(eq(account.accountId, `${issuer.url} ${person.sub}`))

  expect(await signIn()).toBe('/login?signIn=account_exists')
})

test('an email that the issuer has not verified makes no account', async () => {
  arrive({ email_verified: false })

  expect(await signIn()).toBe('/login?signIn=no_email')
})

test('an account with an email that nobody had proved becomes that of its owner alone', async () => {
  const squatter = await server.signUp()
  arrive({ email: squatter.user.emailId })

  expect((await signedIn())?._id).toBe(squatter.user._id)
  expect((await squatter.get('/user/check')).statusCode).toBe(401)
})

test('cancelling leads back, and an answer is good once, in the browser that began, with its own state', async () => {
  arrive()
  const browser = openBrowser(server)
  const cancelled = await browser.comeBack(await walkIssuer(await browser.begin('oidc'), 'Cancel'))
  const address = await walkIssuer(await browser.begin('oidc'), 'Continue')

  const forged = await browser.comeBack(address.replace(/state=[\w-]+/, 'state=guessed-guessed-guess'))
  const stolen = await openBrowser(server).comeBack(address)
  const end = await browser.comeBack(address)
  const again = await browser.comeBack(address)

  expect([cancelled, forged, stolen, end, again]).toEqual([
    '/login?signIn=cancelled',
    '/login?signIn=expired',
    '/login?signIn=expired',
    '/',
    '/settings?signIn=expired',
  ])
})

test('a token with the nonce of another sign-in lets nobody in', async () => {
  arrive()
  const browser = openBrowser(server)
  const asked = new URL(await browser.begin('oidc'))
  asked.searchParams.set('nonce', 'of-another-sign-in')

  const end = await browser.comeBack(await walkIssuer(asked.href, 'Continue'))

  expect(end).toBe('/login?signIn=provider_failed')
  expect(await browser.user()).toBeNull()
})

test('an issuer that is down does not keep the server from starting; whoever comes is told', async () => {
  const own = await startIssuer()
  await using lonely = await startApp(own.settings)
  const browser = openBrowser(lonely)
  const address = await walkIssuer(await browser.begin('oidc'), 'Continue')
  await own[Symbol.asyncDispose]()

  const ends = [await browser.comeBack(address), await browser.begin('oidc', { next: '/courses' })]
  await using later = await startApp(own.settings)

  expect(ends).toEqual(['/login?signIn=provider_failed', '/login?signIn=provider_failed&next=%2Fcourses'])
  expect(await openBrowser(later).begin('oidc')).toBe('/login?signIn=provider_failed')
})

test('the claim of admins gives the role and takes it back, and the audit log tells it', async () => {
  const person = arrive({ groups: ['staff', 'dojo-admins'] })

  const { _id: id = '' } = (await signedIn()) ?? {}
  const given = await roleOf(id)
  issuer.person({ ...person, groups: ['staff'] })
  await signedIn()

  expect([given, await roleOf(id)]).toEqual(['admin', 'user'])
  const events = await server.database.queries
    .select({ actorId: auditEvent.actorId, action: auditEvent.action, after: auditEvent.after })
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, id))
    .orderBy(desc(auditEvent.at))
  expect(events.filter(({ action }) => action === 'user.role_changed')).toEqual([
    { actorId: null, action: 'user.role_changed', after: { role: 'user', provider: 'oidc' } },
    { actorId: null, action: 'user.role_changed', after: { role: 'admin', provider: 'oidc' } },
  ])
  const log = await admin.get(`/admin/audit?person=${id}&action=user.role_changed`)
  expect(log.json<{ names: object }[]>()[0]?.names).toMatchObject({ oidc: 'Hill College' })
})

test('the last admin stays one, and signs in, although the claim is gone', async () => {
  await using own = await startApp({ ...issuer.settings, ...adminRule })
  const person = arrive({ groups: ['dojo-admins'] })
  const browser = openBrowser(own)
  const come = async () => browser.comeBack(await walkIssuer(await browser.begin('oidc'), 'Continue'))
  await come()
  issuer.person({ ...person, groups: [] })

  const end = await come()

  expect(end).toBe('/')
  expect(await browser.user()).toMatchObject({ role: 'admin' })
})

test('without a claim in the settings the issuer changes no role', async () => {
  await using own = await startApp(issuer.settings)
  arrive({ groups: ['dojo-admins'] })
  const browser = openBrowser(own)

  await browser.comeBack(await walkIssuer(await browser.begin('oidc'), 'Continue'))

  expect(await browser.user()).toMatchObject({ role: 'user' })
})

test('with the rule `providers` only the issuer makes accounts', async () => {
  await rule({ who: 'providers', domains: [] })
  arrive()

  const payload = { firstName: 'Eve', emailId: 'eve@college.example', password, terms: true }
  const withPassword = await server.request({ method: 'POST', url: '/api/user/register', payload })
  const { password: _, ...asked } = payload
  const byMail = await server.request({ method: 'POST', url: '/api/user/askForAccount', payload: asked })

  expect([withPassword, byMail].map((each) => each.json<{ code: string }>().code)).toEqual([
    'sign_up_closed',
    'sign_up_closed',
  ])
  expect(await signedIn()).not.toBeNull()
})

test('with the rule `domains` the domain of the verified email counts, and who has an account keeps it', async () => {
  const guest = arrive({ email: `${randomUUID()}@guests.example` })
  const known = await signedIn()
  await rule({ who: 'domains', domains: ['college.example'] })

  const again = await signedIn()
  arrive({ email: `${randomUUID()}@college.example.org` })
  const stranger = await signIn()
  arrive({ email: `${randomUUID()}@college.example`, email_verified: false })
  const unverified = await signIn()
  arrive()
  const member = await signIn()

  expect(again).toMatchObject({ _id: known?._id, emailId: guest.email })
  expect([stranger, unverified, member]).toEqual([
    '/login?signIn=sign_up_closed',
    '/login?signIn=no_email',
    '/',
  ])
})

test('a suspended person is refused, and the claim gives them no role', async () => {
  const person = arrive()
  const { _id = '' } = (await signedIn()) ?? {}
  await server.database.queries.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, _id))
  issuer.person({ ...person, groups: ['dojo-admins'] })

  expect(await signIn()).toBe('/login?signIn=account_suspended')
  expect(await roleOf(_id)).toBe('user')
})

test('the provider is connected and disconnected under its name', async () => {
  const ada = await server.signUp()
  arrive({ email: ada.user.emailId })
  const browser = openBrowser(server, ada.cookie)

  const end = await signIn(browser, { connect: '1' })
  const gone = await browser.send('DELETE', '/api/user/connection/oidc')

  expect(end).toBe('/settings')
  expect(gone.json()).toEqual({ message: 'Hill College is disconnected.' })
})

test('who signs out is signed out at the issuer where the operator wants it, and the next one has to sign in there', async () => {
  await using shared = await startApp({ ...issuer.settings, OIDC_SIGNS_OUT: '1' })
  arrive()
  const browser = openBrowser(shared)
  await signIn(browser)

  const out = (await browser.send('POST', '/api/user/logout')).json()

  const page = await fetch(out.signOutAt)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(`${issuer.url}/session/end/confirm`)
  expect(new URL(out.signOutAt).searchParams.get('post_logout_redirect_uri')).toBe(
    `${shared.config.publicUrl}/login`,
  )
  expect(await browser.user()).toBeNull()
})

test('nobody is sent to the issuer to sign out who does not sign in there, or where the operator does not want it', async () => {
  await using shared = await startApp({ ...issuer.settings, OIDC_SIGNS_OUT: '1' })
  const ada = await shared.signUp()
  arrive()
  const browser = openBrowser(server)
  await signIn(browser)

  const outs = [await ada.send('POST', '/user/logout', {}), await browser.send('POST', '/api/user/logout')]

  expect(outs.map((out) => out.json().signOutAt)).toEqual([null, null])
})

test('an issuer that is down keeps nobody signed in', async () => {
  await using gone = await startIssuer()
  await using shared = await startApp({ ...gone.settings, OIDC_SIGNS_OUT: '1' })
  gone.person({ sub: '1', email: `${randomUUID()}@college.example`, email_verified: true, given_name: 'Ada' })
  const browser = openBrowser(shared)
  await signIn(browser)
  await gone[Symbol.asyncDispose]()

  const out = await browser.send('POST', '/api/user/logout')

  expect(out.json()).toEqual({ message: 'Signed out.', signOutAt: null })
  expect(await browser.user()).toBeNull()
})
