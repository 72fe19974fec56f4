import { schema } from '@codedojo/db'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

type Act = (who: Visitor, whom: Visitor) => ReturnType<Visitor['get']>
const acts: readonly (readonly [string, Act])[] = [
  ['demoted', (who, whom) => who.send('PATCH', `/user/update/${whom.user._id}`, { role: 'user' })],
  ['suspended', (who, whom) => who.send('POST', `/user/suspend/${whom.user._id}`, { reason: 'Gone' })],
  ['deleted', (who, whom) => who.send('DELETE', `/user/deleteProfile/${whom.user._id}`)],
]

function adminsOf({ database }: TestApp): Promise<number> {
  const { user } = schema
  return database.queries.$count(user, and(eq(user.role, 'admin'), isNull(user.suspendedAt)))
}

test.each(acts)('the last admin cannot be %s', async (_, act) => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const suspended = await server.signUpAdmin()
  await admin.send('POST', `/user/suspend/${suspended.user._id}`, { reason: 'Gone' })

  const answer = await act(admin, admin)

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'last_admin' })
  expect(await adminsOf(server)).toBe(1)
  expect((await admin.get('/user/check')).statusCode).toBe(200)
})

test.each(acts)('of two admins who are %s by each other at the same moment one stays', async (_, act) => {
  await using server = await startApp()
  const [one, two] = [await server.signUpAdmin(), await server.signUpAdmin()]

  const answers = await Promise.all([act(one, two), act(two, one), act(one, one), act(two, two)])

  expect(await adminsOf(server)).toBe(1)
  for (const { statusCode } of answers) expect([200, 401, 403, 404, 409]).toContain(statusCode)
})
