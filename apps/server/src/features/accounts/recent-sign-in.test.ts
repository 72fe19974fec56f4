import { type Call, calls } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf, password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest } from '../contests/testing/add-contest.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

/** As if the sessions of this person had begun so long ago. */
async function age({ user }: Visitor, minutes: number): Promise<void> {
  const createdAt = new Date(Date.now() - minutes * 60_000)
  await server.database.queries
    .update(schema.session)
    .set({ createdAt })
    .where(eq(schema.session.userId, user._id))
}

const guarded = Object.entries<Call>(calls).filter(([, { needsRecentSignIn }]) => needsRecentSignIn)

test.each(guarded)('%s is refused at a screen that was left', async (_, { method, path }) => {
  const admin = await server.signUpAdmin()
  const other = await server.signUp()
  await age(admin, 16)
  const address = path.replace(':id', other.user._id).replace(':provider', 'github')

  const answer = method === 'GET' ? await admin.get(address) : await admin.send(method, address, {})

  expect(answer.statusCode).toBe(/order|invitation|contest/.test(path) && path.includes(':id') ? 404 : 403)
  if (answer.statusCode === 403) expect(answer.json()).toMatchObject({ code: 'sign_in_again' })
})

test('another sign-in proves who is there, and reading goes on without one', async () => {
  const admin = await server.signUpAdmin()
  const other = await server.signUp()
  await age(admin, 16)
  const change = (cookie: string) =>
    server.request({
      method: 'PATCH',
      url: `/api/user/update/${other.user._id}`,
      headers: { cookie },
      payload: { role: 'admin' },
    })

  expect((await change(admin.cookie)).statusCode).toBe(403)
  expect((await admin.get('/user/getallprofile')).statusCode).toBe(200)
  const payload = { emailId: admin.user.emailId, password }
  const again = await server.request({ method: 'POST', url: '/api/user/login', payload })

  expect((await change(cookieOf(again))).statusCode).toBe(200)
})

test('the places of a contest, which hold emails, are taken out only after a recent sign-in', async () => {
  const admin = await server.signUpAdmin()
  const contestId = await insertContest(server.database, {
    ...{ starts: -60, ends: -10, problems: [], people: [admin.user._id] },
  })
  const take = () => admin.get(`/admin/contest/${contestId}/export`)

  const recent = await take()
  await age(admin, 16)
  const old = await take()

  expect([recent.statusCode, recent.body]).toEqual([200, expect.stringContaining(admin.user.emailId)])
  expect([old.statusCode, old.json()]).toEqual([403, expect.objectContaining({ code: 'sign_in_again' })])
})

test('what decides who gets in, moves money, or takes data out wants a recent sign-in', () => {
  expect(guarded.map(([name]) => name).sort()).toMatchInlineSnapshot(`
    [
      "addInvitationCode",
      "beginPasskey",
      "changeInstallation",
      "connectDirectory",
      "correctUser",
      "decideRefund",
      "deleteProfile",
      "disconnectProvider",
      "downloadOwnData",
      "exportContest",
      "exportOrders",
      "exportUsers",
      "importUsers",
      "makeApiToken",
      "passwordLink",
      "registerUser",
      "removePasskey",
      "removePasskeys",
      "removeSecondFactor",
      "updateUser",
    ]
  `)
})
