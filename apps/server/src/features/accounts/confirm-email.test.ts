import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type Visitor } from '../../testing/start-app.ts'
import { type AppWithMail, startAppWithMail } from '../../testing/start-app-with-mail.ts'
import { mailNewAccount } from './confirm-email.ts'
import { issueMailedResetSecret } from './reset-password.ts'

let started: AppWithMail
beforeAll(async () => {
  started = await startAppWithMail({ RESET_MAIL_LIMIT_PER_HOUR: '3' })
})
afterAll(() => started[Symbol.asyncDispose]())

const isConfirmed = async (who: Visitor) =>
  (await who.get('/user/ownSignInWays')).json<{ emailVerified: boolean }>().emailVerified

/** Tokens of the links to this page that were mailed to this address, oldest first. */
async function tokens(who: Visitor, least: number, page = 'confirm-email'): Promise<string[]> {
  const link = new RegExp(`/${page}\\?token=([\\w-]+)`)
  return vi.waitUntil(async () => {
    const mine = started.smtp.mails.filter((mail) => mail.includes(`To: ${who.user.emailId}`))
    const found = mine.flatMap((mail) => link.exec(mail)?.[1] ?? [])
    return found.length >= least && found
  }, 30_000)
}

const confirm = (token: string) =>
  started.server.request({ method: 'POST', url: '/api/user/confirmEmail', payload: { token } })

test('whoever signs up gets a link that confirms the email once, in any browser', async () => {
  const ada = await started.server.signUp()
  const [token = ''] = await tokens(ada, 1)
  const before = await isConfirmed(ada)

  const answers = [await confirm(token), await confirm(token), await confirm('made-up')]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400])
  expect(answers[1]?.json()).toMatchObject({ code: 'confirmation_link_invalid' })
  expect([before, await isConfirmed(ada)]).toEqual([false, true])
})

test('a stranger who types the email of somebody else puts no link of theirs into the mail', async () => {
  const typed = await started.server.signUp('Win at evil.example/now')

  await tokens(typed, 1)

  const mail = started.smtp.mails.find((each) => each.includes(`To: ${typed.user.emailId}`))
  expect(mail).toContain('Hello,')
  expect(mail).not.toContain('evil.example')
})

test('opening the link changes nothing: mail programs open links of their own accord', async () => {
  const ada = await started.server.signUp()
  const [token = ''] = await tokens(ada, 1)

  await started.server.request({ url: `/confirm-email?token=${token}` })
  await started.server.request({ url: `/api/user/confirmEmail?token=${token}` })

  expect(await isConfirmed(ada)).toBe(false)
  expect((await confirm(token)).statusCode).toBe(200)
})

test('of the token only its SHA-256 is kept, and a day later it opens nothing', async () => {
  const ada = await started.server.signUp()
  const [token = ''] = await tokens(ada, 1)
  const { verification } = schema
  const mine = eq(verification.value, ada.user._id)
  const rows = await started.server.database.queries.select().from(verification).where(mine)
  await started.server.database.queries.update(verification).set({ expiresAt: new Date() }).where(mine)

  const answer = await confirm(token)

  expect(token).toMatch(/^[\w-]{43}$/)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(answer.statusCode).toBe(400)
})

test('another link can be asked for, and one that is used ends the others', async () => {
  const ada = await started.server.signUp()

  const asked = await ada.send('POST', '/user/askConfirmation')
  const [first = '', second = ''] = await tokens(ada, 2)
  const answers = [await confirm(second), await confirm(first)]

  expect(asked.statusCode).toBe(200)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400])
})

test('mails for one account are limited, and none goes out once the email is confirmed', async () => {
  const [ada, bob] = [await started.server.signUp(), await started.server.signUp()]
  const ask = (who: Visitor) => who.send('POST', '/user/askConfirmation')
  await started.server.database.queries
    .update(schema.user)
    .set({ emailVerified: true })
    .where(eq(schema.user.id, bob.user._id))

  const ofAda = [await ask(ada), await ask(ada), await ask(ada)]
  const ofBob = await ask(bob)

  // The mail at sign-up counts towards the limit.
  expect(ofAda.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(await tokens(ada, 3)).toHaveLength(3)
  expect(ofBob.json()).toEqual(ofAda[0]?.json())
  expect(await tokens(bob, 1)).toHaveLength(1)
})

test('an account is there whatever becomes of its mail', async () => {
  const { context } = started.server
  const limits = { ...context.config.limits, resetMailsPerHour: 0 }
  const id = crypto.randomUUID()
  const log = { error: vi.fn() }

  await mailNewAccount(
    { ...context, config: { ...context.config, limits } },
    { id, name: 'Ada', email: 'nobody@example.org' },
    log,
  )

  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'too_many_requests' }),
    expect.stringContaining('could not be sent'),
  )
})

test('without a mail server nothing is promised', async () => {
  await using plain = await startApp()
  const ada = await plain.signUp()

  const answer = await ada.send('POST', '/user/askConfirmation')

  expect(answer.json()).toMatchObject({ code: 'mail_off' })
  expect((await ada.get('/user/ownSignInWays')).json()).toMatchObject({ canSendMail: false })
})

test('a new password by mail proves the email, and ends what a squatter had connected before', async () => {
  const squatted = await started.server.signUp()
  const { account } = schema
  const userId = squatted.user._id
  const planted = { id: crypto.randomUUID(), userId, accountId: 'squatter', providerId: 'github' }
  await started.server.database.queries.insert(account).values(planted)

  const { emailId } = squatted.user
  await started.server.request({ method: 'POST', url: '/api/user/forgotPassword', payload: { emailId } })
  const [token = ''] = await tokens(squatted, 1, 'reset-password')
  const payload = { token, password: 'of the true owner' }
  await started.server.request({ method: 'POST', url: '/api/user/resetPassword', payload })

  const ways = await started.server.database.queries.select().from(account).where(eq(account.userId, userId))
  expect(ways.map(({ providerId }) => providerId)).toEqual(['credential'])
  const [row] = await started.server.database.queries
    .select()
    .from(schema.user)
    .where(eq(schema.user.id, userId))
  expect(row?.emailVerified).toBe(true)
})

test('a new password by a mail that was only a file proves nothing', async () => {
  await using plain = await startApp()
  const ada = await plain.signUp()
  const token = await issueMailedResetSecret(plain.database, { userId: ada.user._id, validMs: 60_000 })

  const payload = { token, password: 'another password' }
  const answer = await plain.request({ method: 'POST', url: '/api/user/resetPassword', payload })

  expect(answer.statusCode).toBe(200)
  const rows = await plain.database.queries.select().from(schema.user).where(eq(schema.user.id, ada.user._id))
  expect(rows[0]?.emailVerified).toBe(false)
})
