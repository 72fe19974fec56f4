import { type Call, calls, initialInstallation } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResource, signUpActors } from '../../testing/access-actors.ts'
import { type Issuer, startIssuer } from '../../testing/real-issuer/start-issuer.ts'
import { walkIssuer } from '../../testing/real-issuer/walk-issuer.ts'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { openBrowser } from '../sign-in-ways/testing/open-browser.ts'

// An installation of a college: its own provider, emails of its domain only, neither store nor premium.

let issuer: Issuer
let server: TestApp
let admin: Visitor
/** Ids of existing resources that a stranger may try to read, by the parameter name in a path. */
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  issuer = await startIssuer()
  const many = { SIGN_UP_LIMIT_PER_10_MINUTES: '100000', SIGN_IN_LIMIT_PER_10_MINUTES: '100000' }
  server = await startApp({ ...issuer.settings, ...many })
  admin = await server.signUpAdmin()
  const cast = await signUpActors(server)
  const certificate = await createResource(server, cast, 'certificate')
  await createResource(server, cast, 'public profile')
  const problemId = await server.addProblem()
  ids = { id: cast.user.user._id, userId: cast.user.user._id, problemId, code: certificate.ofUser }
  const settings = {
    ...initialInstallation,
    signUp: { who: 'domains', domains: ['college.example'] },
    parts: { ...initialInstallation.parts, store: false, premium: false },
  }
  await admin.send('PUT', '/admin/installation', { settings, revision: 0 })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await issuer[Symbol.asyncDispose]()
})

const accounts = () => server.database.queries.$count(schema.user)

/** The status that a stranger gets for a call with existing ids and a valid body. */
async function ask(call: Call): Promise<number> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? ids.problemId ?? '')
  const takesBody = call.method !== 'GET'
  const answer = await server.request({
    method: call.method,
    url: `/api${path}`,
    ...(takesBody && { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(stranger) }),
  })
  return answer.statusCode
}

const stranger = {
  firstName: 'Eve',
  emailId: 'eve@college.example',
  password,
  terms: true,
  invitation: 'AAAA-BBBB-CCCC',
  token: 'guessed',
  role: 'admin',
}

/** The responses that refuse a stranger. */
const refusals = new Set([400, 401, 403, 404])

test('of all calls a stranger gets an answer from those that are meant for anyone, and no account', async () => {
  const before = await accounts()

  const answered: Record<string, number> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    const status = await ask(call)
    if (!refusals.has(status)) answered[name] = status
  }

  expect(answered).toEqual({
    // Without a session there is none to end.
    logout: 200,
    // The answer is the same whether or not there is such an account.
    forgotPassword: 200,
    // Says that a guessed token is not valid.
    checkResetLink: 200,
    // Owners show their certificates to others, with the code.
    certificateByCode: 200,
    // Reports a problem, because the test has no judge.
    health: 503,
    shownInstallation: 200,
    // The profile of a person who made it public.
    publicProfile: 200,
    offeredProviders: 200,
    // Random bits that a passkey signs: the sign-in page asks for them before anybody is known.
    passkeyChallenge: 200,
  })
  expect(await accounts()).toBe(before)
})

test('a stranger learns of the installation what its sign-in page shows', async () => {
  const read = async (path: string) => (await server.request({ url: `/api${path}` })).json<object>()

  expect(Object.keys(await read('/installation')).toSorted()).toEqual(
    [...Object.keys(initialInstallation).filter((name) => name !== 'terms'), 'hasOwnTerms'].toSorted(),
  )
  expect(Object.keys(await read('/health'))).toEqual(['ok'])
  expect(await read('/user/signInWays')).toMatchObject({ providers: ['oidc'], canSendMail: false })
})

test('without mail nobody can block an email of the domain by asking for an account with it', async () => {
  const email = 'gita@college.example'
  const payload = { firstName: 'Gita', emailId: email, terms: true }

  const asked = await server.request({ method: 'POST', url: '/api/user/askForAccount', payload })
  issuer.person({ sub: 'gita', email, email_verified: true, given_name: 'Gita' })
  const browser = openBrowser(server)
  const end = await browser.comeBack(await walkIssuer(await browser.begin('oidc'), 'Continue'))

  expect(asked.json<{ code: string }>().code).toBe('sign_up_closed')
  expect(end).toBe('/')
  expect(await browser.user()).toMatchObject({ emailId: email, role: 'user' })
})

test.each(['google', 'github', 'oidc', 'credential', '__proto__', '%2e%2e'])(
  'the addresses of the provider %s let nobody in who has not been there',
  async (provider) => {
    const before = await accounts()
    const open = (path: string) => server.request({ url: `/api/user/${path}` })

    const answers = [
      await open(`signedInWith/${provider}`),
      await open(`signedInWith/${provider}?code=guessed&state=guessed&iss=${issuer.url}`),
      await open(`signInWith/${provider}?next=//evil.example`),
    ]

    for (const { statusCode, headers } of answers) {
      expect([302, 404]).toContain(statusCode)
      const to = String(headers.location ?? '/login?signIn=expired')
      expect(to.startsWith(`${issuer.url}/auth?`) || to === '/login?signIn=expired').toBe(true)
      expect(String(headers['set-cookie'] ?? '')).not.toContain('codedojo_session')
    }
    expect(await accounts()).toBe(before)
  },
)

test('a member of another domain, and one whose email is not verified, get no account', async () => {
  const before = await accounts()
  const come = async (email: string, isVerified: boolean) => {
    issuer.person({ sub: email, email, email_verified: isVerified })
    const browser = openBrowser(server)
    return browser.comeBack(await walkIssuer(await browser.begin('oidc'), 'Continue'))
  }

  expect([
    await come('eve@evil.example', true),
    await come('eve@sub.college.example', true),
    await come('eve@college.example', false),
  ]).toEqual(['/login?signIn=sign_up_closed', '/login?signIn=sign_up_closed', '/login?signIn=no_email'])
  expect(await accounts()).toBe(before)
})
