import { randomUUID } from 'node:crypto'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { findUserById } from '../accounts/index.ts'
import { connectIdentity, type ProvedIdentity, signInIdentity } from './settle-identity.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

function proved(change: Partial<ProvedIdentity['identity']> = {}): ProvedIdentity {
  const email = `${randomUUID()}@example.org`
  const identity = { subject: randomUUID(), firstName: 'Ada', lastName: 'King', email, ...change }
  return { provider: 'google', identity }
}

const nameOf = async (by: ProvedIdentity) => {
  const settled = await signInIdentity(server.context, by)
  if (settled.kind === 'failed') throw new Error(settled.why)
  const row = await findUserById(server.database, settled.userId)
  return [row?.firstName, row?.lastName]
}

test('many sign-ins with one new identity at the same moment make one account', async () => {
  const who = proved()

  const settled = await Promise.all(Array.from({ length: 8 }, () => signInIdentity(server.context, who)))

  const [first] = settled
  expect(first?.kind).toBe('account')
  expect(settled).toEqual(settled.map(() => first))
})

test('of several people who connect one identity at the same moment one gets it, and the others are told', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => server.signUp()))
  const who = proved()

  const settled = await Promise.all(people.map(({ user }) => connectIdentity(server.database, user._id, who)))

  expect(settled.filter(({ kind }) => kind === 'account')).toHaveLength(1)
  expect(settled.filter(({ kind }) => kind === 'failed')).toEqual(
    Array.from({ length: 4 }, () => ({ kind: 'failed', why: 'connected_elsewhere' })),
  )
})

test('another identity of the same provider takes the place of the first', async () => {
  const { user } = await server.signUp()
  const [first, second] = [proved(), proved()]
  await connectIdentity(server.database, user._id, first)

  await connectIdentity(server.database, user._id, second)

  const byFirst = await signInIdentity(server.context, first)
  const bySecond = await signInIdentity(server.context, second)
  expect(bySecond).toMatchObject({ kind: 'account', userId: user._id })
  expect(byFirst).not.toEqual(bySecond)
})

test.each([
  [{ firstName: ' Ada ', lastName: 'King' }, ['Ada', 'King']],
  [{ firstName: 'Li', lastName: '' }, ['Li', '']],
  [{ firstName: '', lastName: '', email: 'grace.hopper@example.org' }, ['grace.hopper', '']],
  [{ firstName: 'Evil\u202Egnp', lastName: '\u0000', email: 'plain@example.org' }, ['plain', '']],
  [{ firstName: 'n'.repeat(500), lastName: 'King', email: 'long@example.org' }, ['long', 'King']],
])('of the name %o what can be shown is taken', async (identity, name) => {
  expect(await nameOf(proved(identity))).toEqual(name)
})

test.each(['', 'no e-mail', `${'x'.repeat(400)}@example.org`, 'a\u0000@example.org'])(
  'an e-mail that is none counts as none: %j',
  async (email) => {
    expect(await signInIdentity(server.context, proved({ email }))).toEqual({
      kind: 'failed',
      why: 'no_email',
    })
  },
)

/** An account with an authenticator app, whose email was proved, or not. */
async function guarded(emailVerified: boolean) {
  const { user } = await server.signUp()
  const { queries } = server.database
  await queries.update(schema.user).set({ emailVerified }).where(eq(schema.user.id, user._id))
  const secret = Buffer.alloc(20, 1)
  await queries.insert(schema.secondFactor).values({ userId: user._id, secret, confirmedAt: new Date() })
  return user
}

test('an identity with the email of an account is no way around its authenticator app', async () => {
  const user = await guarded(true)
  const who = proved({ email: user.emailId })

  expect(await signInIdentity(server.context, who)).toEqual({ kind: 'failed', why: 'account_exists' })
  await connectIdentity(server.database, user._id, who)
  expect(await signInIdentity(server.context, who)).toMatchObject({ kind: 'account', userId: user._id })
})

test('the app of a stranger, who had typed the email of somebody else, ends with the other ways in', async () => {
  const user = await guarded(false)

  const settled = await signInIdentity(server.context, proved({ email: user.emailId }))

  expect(settled).toMatchObject({ kind: 'account', userId: user._id, way: 'only' })
  const held = await server.database.queries.$count(
    schema.secondFactor,
    eq(schema.secondFactor.userId, user._id),
  )
  expect(held).toBe(0)
})
