import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerConsent } from '../../testing/fake-identity/answer-consent.ts'
import { disconnectProvider } from './connected-providers.ts'
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

test('connecting takes the identity into the account that began it', async () => {
  const ada = await server.signUp()
  arrive()
  const browser = openBrowser(server, ada.cookie)

  const end = await browser.signInWith('github', { connect: '1' })

  expect(end).toBe('/settings')
  const other = openBrowser(server)
  await other.signInWith('github')
  expect((await other.user())?._id).toBe(ada.user._id)
})

test('connecting and disconnecting are told by mail, signing in again is not', async () => {
  const ada = await server.signUp()
  arrive()
  const browser = openBrowser(server, ada.cookie)
  const subjects = async () =>
    (await testbed.mailsTo(ada.user.emailId)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])

  await browser.signInWith('github', { connect: '1' })
  await openBrowser(server).signInWith('github')
  await browser.send('DELETE', '/api/user/connection/github')

  await expect
    .poll(subjects, { timeout: 30_000 })
    .toEqual([
      'GitHub was connected to your CodeDojo account',
      'GitHub was disconnected from your CodeDojo account',
    ])
})

test('connecting an identity with the own e-mail proves that e-mail, another e-mail does not', async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()]
  arrive({ email: ada.user.emailId })

  await openBrowser(server, ada.cookie).signInWith('google', { connect: '1' })
  await openBrowser(server, bob.cookie).signInWith('github', { connect: '1' })

  const isVerified = async (who: typeof ada) => (await who.get('/user/ownSignInWays')).json().emailVerified
  expect([await isVerified(ada), await isVerified(bob)]).toEqual([true, false])
})

test('an identity of somebody else is not taken from them', async () => {
  arrive()
  const owner = openBrowser(server)
  await owner.signInWith('google')
  const thief = await server.signUp()

  const end = await openBrowser(server, thief.cookie).signInWith('google', { connect: '1' })

  expect(end).toBe('/settings?signIn=connected_elsewhere')
  expect((await thief.get('/user/ownSignInWays')).json().connections).toEqual([])
})

test('connecting ends when the browser has another account by then', async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()]
  arrive()
  const browser = openBrowser(server, ada.cookie)
  const address = await answerConsent(await browser.begin('google', { connect: '1' }), 'Continue')
  for (const [name, value] of openBrowser(server, bob.cookie).cookies) browser.cookies.set(name, value)

  expect(await browser.comeBack(address)).toBe('/settings?signIn=expired')
  expect((await bob.get('/user/ownSignInWays')).json().connections).toEqual([])
})

test('the last way to sign in stays, and a password is one', async () => {
  arrive()
  const browser = openBrowser(server)
  await browser.signInWith('google')
  const disconnect = () => browser.send('DELETE', '/api/user/connection/google')

  const last = await disconnect()
  const foreign = await browser.send('DELETE', '/api/user/connection/github')
  await browser.send('POST', '/api/user/changePassword', { password: 'a first password' })
  const allowed = await disconnect()
  const gone = await disconnect()

  expect([last.statusCode, foreign.statusCode, allowed.statusCode, gone.statusCode]).toEqual([
    409, 404, 200, 404,
  ])
  expect(last.json()).toMatchObject({ code: 'last_sign_in_way' })
  const payload = { emailId: (await browser.user())?.emailId, password: 'a first password' }
  const signedIn = await server.request({ method: 'POST', url: '/api/user/login', payload })
  expect(signedIn.statusCode).toBe(200)
})

test('a session that was left open gives nobody a password or another email', async () => {
  arrive()
  const browser = openBrowser(server)
  await browser.signInWith('google')
  const { _id = '', emailId } = (await browser.user()) ?? {}
  const { session } = schema
  const longAgo = new Date(Date.now() - 16 * 60_000)
  await server.database.queries.update(session).set({ createdAt: longAgo }).where(eq(session.userId, _id))

  const password = await browser.send('POST', '/api/user/changePassword', { password: 'of a passer-by' })
  const email = await browser.send('POST', '/api/user/changeEmail', { emailId: 'passer-by@example.org' })
  await browser.signInWith('google')
  const afterwards = await browser.send('POST', '/api/user/changePassword', { password: 'of the owner' })

  expect([password.json().code, email.json().code]).toEqual(['sign_in_again', 'sign_in_again'])
  expect(password.json().message).toContain('sign in again, and come back within 15 minutes')
  expect((await browser.user())?.emailId).toBe(emailId)
  expect(afterwards.statusCode).toBe(200)
})

test('of two ways that are disconnected at the same moment one stays', async () => {
  const ends: string[] = []
  for (let person = 0; person < 5; person++) {
    arrive()
    const browser = openBrowser(server)
    await browser.signInWith('google')
    await browser.signInWith('github', { connect: '1' })
    const { _id = '' } = (await browser.user()) ?? {}

    const both = [
      disconnectProvider(server.context, _id, 'google'),
      disconnectProvider(server.context, _id, 'github'),
    ]

    ends.push(...(await Promise.allSettled(both)).map(({ status }) => status))
  }

  expect(ends.sort()).toEqual([...Array(5).fill('fulfilled'), ...Array(5).fill('rejected')])
})

test('of somebody who is erased nothing stays, not even a sign-in that was begun', async () => {
  const ada = await server.signUp()
  await openBrowser(server, ada.cookie).begin('google', { connect: '1' })
  await ada.get('/user/download')
  const { rateLimit, verification } = schema
  const traces = async () => {
    const rows = [
      ...(await server.database.queries.select().from(rateLimit)),
      ...(await server.database.queries.select().from(verification)),
    ]
    return rows.filter((row) => JSON.stringify(row).includes(ada.user._id)).length
  }
  const before = await traces()

  await ada.send('DELETE', `/user/deleteProfile/${ada.user._id}`)

  expect([before, await traces()]).toEqual([2, 0])
})
