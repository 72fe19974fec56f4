import { passkeyChallenge, signInProviderNames } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerConsent } from '../../testing/fake-identity/answer-consent.ts'
import { password, startApp } from '../../testing/start-app.ts'
import { openBrowser } from './testing/open-browser.ts'
import { openProviderTestbed, type ProviderTestbed } from './testing/provider-testbed.ts'

let testbed: ProviderTestbed
let server: ProviderTestbed['server']
let arrive: ProviderTestbed['arrive']
beforeAll(async () => {
  testbed = await openProviderTestbed()
  ;({ server, arrive } = testbed)
})
afterAll(() => testbed[Symbol.asyncDispose]())

const confirm = (email: string) =>
  server.database.queries.update(schema.user).set({ emailVerified: true }).where(eq(schema.user.email, email))

test('the providers with keys are offered, to people who are not signed in too', async () => {
  await using plain = await startApp(testbed.github.settings)

  const ofBoth = await server.request({ url: '/api/user/signInWays' })
  const ofOne = await plain.request({ url: '/api/user/signInWays' })
  const missing = await plain.request({ url: '/api/user/signInWith/google' })

  expect(ofBoth.json()).toEqual({
    providers: ['google', 'github'],
    names: signInProviderNames,
    canSendMail: false,
    hasPasskeys: true,
  })
  expect(ofOne.json()).toMatchObject({ providers: ['github'], hasPasskeys: true })
  expect(missing.statusCode).toBe(404)
})

test.each(['google', 'github'] as const)(
  'somebody new gets an account by %s, and the same one the next time',
  async (provider) => {
    const email = arrive()
    const [first, second] = [openBrowser(server), openBrowser(server)]

    const end = await first.signInWith(provider, { next: '/problemcontent/7?tab=hints#code' })
    await second.signInWith(provider)

    expect(end).toBe('/problemcontent/7?tab=hints#code')
    const user = await first.user()
    expect(user).toMatchObject({ emailId: email, firstName: 'Ada' })
    expect(await second.user()).toEqual(user)
    const ways = await first.get('/api/user/ownSignInWays')
    expect(ways.json()).toMatchObject({
      hasPassword: false,
      emailVerified: true,
      connections: [{ provider, connectedAt: expect.any(String) }],
    })
  },
)

test('nothing that a provider handed out is kept', async () => {
  arrive()
  const browser = openBrowser(server)
  await browser.signInWith('google')

  const { account } = schema
  const rows = await server.database.queries.select().from(account).where(eq(account.providerId, 'google'))

  for (const row of rows) {
    expect([row.accessToken, row.refreshToken, row.idToken, row.scope, row.password]).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  }
})

test('the session is a new one of 30 days, and the one the browser had before ends', async () => {
  const before = await server.signUp()
  arrive()
  const browser = openBrowser(server, before.cookie)

  const address = await answerConsent(await browser.begin('google'), 'Continue')
  const { pathname, search } = new URL(address)
  const answer = await browser.get(`${pathname}${search}`)

  const session = answer.cookies.find(({ name }) => name === 'codedojo_session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 })
  expect(before.cookie).not.toContain(session?.value)
  expect((await before.get('/user/check')).statusCode).toBe(401)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

test('an account with the e-mail is joined when both sides have verified it', async () => {
  const owner = await server.signUp()
  await confirm(owner.user.emailId)
  arrive({ email: owner.user.emailId })
  const browser = openBrowser(server)

  await browser.signInWith('github')

  expect((await browser.user())?._id).toBe(owner.user._id)
})

test('whoever made an account with the e-mail of somebody else loses it to the owner, with every way in', async () => {
  const squatter = await server.signUp()
  const { emailId } = squatter.user
  arrive()
  await openBrowser(server, squatter.cookie).signInWith('github', { connect: '1' })
  arrive({ email: emailId })
  const browser = openBrowser(server)

  const end = await browser.signInWith('google')

  expect(end).toBe('/')
  expect((await browser.user())?._id).toBe(squatter.user._id)
  expect((await squatter.get('/user/check')).statusCode).toBe(401)
  const login = await server.request({
    method: 'POST',
    url: '/api/user/login',
    payload: { emailId, password },
  })
  expect(login.statusCode).toBe(401)
  const ways = await browser.get('/api/user/ownSignInWays')
  expect(ways.json()).toMatchObject({
    hasPassword: false,
    emailVerified: true,
    connections: [{ provider: 'google' }],
  })
  await expect
    .poll(() => testbed.mailsTo(emailId))
    .toContainEqual(expect.stringContaining('Nobody had confirmed'))
})

test('a person whom an admin has imported signs in with a provider at once', async () => {
  const admin = await server.signUpAdmin()
  const email = arrive()
  const imported = await admin.send('POST', '/user/import', {
    csv: `name,email\nAda King,${email}`,
    dryRun: false,
  })
  expect(imported.json()).toMatchObject({ created: [{ emailId: email }] })
  const browser = openBrowser(server)

  await browser.signInWith('google')

  expect(await browser.user()).toMatchObject({ emailId: email })
})

test('an admin whose e-mail nobody has proved is not taken over', async () => {
  const admin = await server.signUpAdmin()
  arrive({ email: admin.user.emailId })

  const end = await openBrowser(server).signInWith('google')

  expect(end).toBe('/login?signIn=account_exists')
  expect((await admin.get('/user/check')).statusCode).toBe(200)
})

test('an e-mail that the provider has not verified joins nothing and makes no account', async () => {
  const owner = await server.signUp()
  await confirm(owner.user.emailId)
  arrive({ email: owner.user.emailId, isVerified: false })

  const ends = [
    await openBrowser(server).signInWith('google'),
    await openBrowser(server).signInWith('github'),
  ]

  expect(ends).toEqual(['/login?signIn=no_email', '/login?signIn=no_email'])
})

test('an e-mail that has gone to somebody else at the provider does not open the account', async () => {
  const email = arrive()
  await openBrowser(server).signInWith('google')
  arrive({ email })

  const end = await openBrowser(server).signInWith('google')

  expect(end).toBe('/login?signIn=account_exists')
})

test('a suspended person is refused, and has no session', async () => {
  arrive()
  const browser = openBrowser(server)
  await browser.signInWith('google')
  const { user } = schema
  const { _id } = (await browser.user()) ?? { _id: '' }
  await server.database.queries.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, _id))

  const end = await browser.signInWith('google')

  expect(end).toBe('/login?signIn=account_suspended')
  expect(await browser.user()).toBeNull()
})

test('cancelling leads back to the sign-in page, which still knows where to go', async () => {
  const browser = openBrowser(server)

  const end = await browser.signInWith('github', { next: '/courses' }, 'Cancel')

  expect(end).toBe('/login?signIn=cancelled&next=%2Fcourses')
})

test('a state is good for one answer', async () => {
  arrive()
  const browser = openBrowser(server)
  const address = await answerConsent(await browser.begin('google'), 'Continue')
  await browser.comeBack(address)

  const again = await browser.comeBack(address)

  expect(again).toBe('/settings?signIn=expired')
})

test('a state that has waited longer than ten minutes is none', async () => {
  arrive()
  const browser = openBrowser(server)
  const address = await answerConsent(await browser.begin('google'), 'Continue')
  await server.database.queries.update(schema.verification).set({ expiresAt: new Date() })

  expect(await browser.comeBack(address)).toBe('/login?signIn=expired')
})

test('an answer is taken only in the browser that began, whatever cookies the other has', async () => {
  arrive()
  const [victim, attacker] = [openBrowser(server), openBrowser(server)]
  const address = await answerConsent(await attacker.begin('google'), 'Continue')

  const withoutCookie = await victim.comeBack(address)
  await victim.begin('google')
  const withOwnCookie = await victim.comeBack(address)

  expect([withoutCookie, withOwnCookie]).toEqual(['/login?signIn=expired', '/login?signIn=expired'])
  expect(await victim.user()).toBeNull()
})

test('an answer of one provider does not end a sign-in with the other', async () => {
  arrive()
  const browser = openBrowser(server)
  const address = await answerConsent(await browser.begin('google'), 'Continue')

  expect(await browser.comeBack(address.replace('signedInWith/google', 'signedInWith/github'))).toBe(
    '/login?signIn=expired',
  )
})

test('two tabs can sign in at the same time', async () => {
  arrive()
  const browser = openBrowser(server)
  const one = await browser.begin('google')
  await browser.begin('github')

  expect(await browser.comeBack(await answerConsent(one, 'Continue'))).toBe('/')
})

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/api/user/logout',
  `/${'x'.repeat(5000)}`,
])('the way on never leads elsewhere: %s', async (next) => {
  arrive()

  expect(await openBrowser(server).signInWith('github', { next })).toBe('/')
})

test('a page of another site can begin nothing', async () => {
  const ada = await server.signUp()
  const begin = (path: string, headers: Record<string, string>) =>
    server.request({ url: `/api/user/signInWith/google${path}`, headers: { cookie: ada.cookie, ...headers } })

  const answers = [
    await begin('', { 'sec-fetch-site': 'cross-site' }),
    await begin('?connect=1', { 'sec-fetch-site': 'cross-site' }),
    await begin('?connect=1', { 'sec-fetch-site': 'none' }),
    await begin('?connect=1', { referer: 'https://evil.example/' }),
    await begin('?connect=1', {}),
  ]

  expect(answers.map(({ headers }) => headers.location)).toEqual([
    '/login?signIn=expired',
    ...Array.from({ length: 4 }, () => '/settings?signIn=expired'),
  ])
})

test('whoever may not sign in yet is told so on the page they came from; a whole sign-in counts once', async () => {
  await using own = await startApp({ ...testbed.google.settings, SIGN_IN_LIMIT_PER_10_MINUTES: '2' })
  arrive()

  const ends = [await openBrowser(own).signInWith('google'), await openBrowser(own).signInWith('google')]
  const refused = [
    await openBrowser(own).begin('google', { next: '/courses' }),
    await openBrowser(own).begin('google', { connect: '1' }),
  ]

  expect(ends).toEqual(['/', '/'])
  expect(refused).toEqual(['/login?signIn=too_many&next=%2Fcourses', '/settings?signIn=too_many'])
})

test('what was done stands in the audit log without names', async () => {
  arrive()
  const browser = openBrowser(server)
  await browser.signInWith('github')
  const { _id } = (await browser.user()) ?? { _id: '' }

  const { auditEvent } = schema
  const events = await server.database.queries
    .select({ action: auditEvent.action, after: auditEvent.after })
    .from(auditEvent)
    .where(and(eq(auditEvent.actorId, _id)))

  expect(events).toEqual([
    { action: 'user.signed_up', after: { provider: 'github' } },
    { action: 'user.signed_in', after: null },
  ])
})

test('with https the cookie of a sign-in is bound to the host', async () => {
  await using own = await startApp({ ...testbed.google.settings, PUBLIC_URL: 'https://dojo.example.org' })

  const answer = await own.request({ url: '/api/user/signInWith/google' })

  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-codedojo_sign_in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  )
  const asked = new URL(String(answer.headers.location)).searchParams
  expect(asked.get('redirect_uri')).toBe('https://dojo.example.org/api/user/signedInWith/google')
})

test('a challenge for passkeys that arrives late does not end a sign-in with a provider that was begun meanwhile', async () => {
  const email = arrive()
  const browser = openBrowser(server)
  const unanswered = server.request({ method: 'POST', url: `/api${passkeyChallenge.path}` })

  const address = await browser.begin('google')
  const late = await unanswered
  for (const { name, value } of late.cookies) browser.cookies.set(name, value)
  const end = await browser.comeBack(await answerConsent(address, 'Continue'))

  expect(late.statusCode).toBe(200)
  expect(end).toBe('/')
  expect(await browser.user()).toMatchObject({ emailId: email })
})
