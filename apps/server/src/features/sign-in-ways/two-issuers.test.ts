import { randomUUID } from 'node:crypto'
import type { SignInWays } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Issuer, startIssuer } from '../../testing/real-issuer/start-issuer.ts'
import { walkIssuer } from '../../testing/real-issuer/walk-issuer.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { type Browser, openBrowser } from './testing/open-browser.ts'

let students: Issuer
let staff: Issuer
let server: TestApp
beforeAll(async () => {
  students = await startIssuer()
  staff = await startIssuer()
  server = await startApp({
    ...students.settings,
    OIDC_NAME: 'Hill College',
    OIDC_2_ISSUER: staff.url,
    OIDC_2_CLIENT_ID: staff.settings.OIDC_CLIENT_ID ?? '',
    OIDC_2_CLIENT_SECRET: staff.settings.OIDC_CLIENT_SECRET ?? '',
    OIDC_2_NAME: 'Hill College, staff',
    OIDC_2_ADMIN_CLAIM: 'groups',
    OIDC_2_ADMIN_VALUE: 'dojo-admins',
    SIGN_IN_LIMIT_PER_10_MINUTES: '100000',
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await students[Symbol.asyncDispose]()
  await staff[Symbol.asyncDispose]()
})

type Own = 'oidc' | 'oidc2'

async function signIn(provider: Own, browser: Browser = openBrowser(server), words = {}): Promise<Browser> {
  await browser.comeBack(await walkIssuer(await browser.begin(provider, words), 'Continue'))
  return browser
}

function arrive(issuer: Issuer, email = `${randomUUID()}@college.example`, groups: readonly string[] = []) {
  const sub = randomUUID()
  issuer.person({ sub, email, email_verified: true, given_name: 'Ada', groups })
  return { sub, email }
}

test('each is offered under its name', async () => {
  const answer = await server.request({ url: '/api/user/signInWays' })

  expect(answer.json()).toMatchObject({
    providers: ['oidc', 'oidc2'],
    names: { oidc: 'Hill College', oidc2: 'Hill College, staff' },
  })
})

test('the same subject at the other issuer is somebody else', async () => {
  const sub = randomUUID()
  for (const issuer of [students, staff])
    issuer.person({ sub, email: `${randomUUID()}@college.example`, email_verified: true, given_name: 'Ada' })

  const one = await (await signIn('oidc')).user()
  const other = await (await signIn('oidc2')).user()

  expect(one?._id).toBeDefined()
  expect(other?._id).toBeDefined()
  expect(one?._id).not.toBe(other?._id)
})

test('one person connects both, signs in with each, and disconnects one', async () => {
  arrive(students)
  const browser = await signIn('oidc')
  const own = await browser.user()
  arrive(staff)

  await signIn('oidc2', browser, { connect: '1' })
  const ways = (await browser.get('/api/user/ownSignInWays')).json<SignInWays>()
  const again = await (await signIn('oidc2')).user()
  const gone = await browser.send('DELETE', '/api/user/connection/oidc')

  expect(ways.connections.map(({ provider }) => provider)).toEqual(['oidc', 'oidc2'])
  expect(again?._id).toBe(own?._id)
  expect(gone.json()).toMatchObject({ message: 'Hill College is disconnected.' })
})

test('the answer of one issuer is worth nothing at the address of the other', async () => {
  arrive(students)
  const browser = openBrowser(server)
  const answered = await walkIssuer(await browser.begin('oidc'), 'Continue')

  const end = await browser.comeBack(answered.replace('/signedInWith/oidc', '/signedInWith/oidc2'))

  expect(end).toContain('signIn=expired')
  expect(await browser.user()).toBeNull()
})

test('each issuer decides about admins only where its own settings say so', async () => {
  arrive(students, undefined, ['dojo-admins'])
  const student = await signIn('oidc')
  arrive(staff, undefined, ['dojo-admins'])
  const teacher = await signIn('oidc2')

  const roleOf = async (browser: Browser) => (await browser.get('/api/user/check')).json().user.role
  expect([await roleOf(student), await roleOf(teacher)]).toEqual(['user', 'admin'])
})

test('an issuer that is not set up has no address', async () => {
  expect((await server.request({ url: '/api/user/signInWith/oidc3' })).statusCode).toBe(404)
})
