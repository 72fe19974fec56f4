import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { confirmAdminAnnounced, ensureFirstAdmin } from './first-admin.ts'
import { storeUnannouncedAdmin } from './unannounced-admin.ts'

const chosenByUs = { email: null, password: null }

async function signInStatus({ request }: TestApp, email: string, password: string): Promise<number> {
  const payload = { emailId: email, password }
  const answer = await request({ method: 'POST', url: '/api/user/login', payload })
  return answer.statusCode
}

test('a password that the operator may not have seen is replaced by one that is shown, until it was told', async () => {
  await using server = await startApp()
  const lost = await ensureFirstAdmin(server.context, chosenByUs)

  const again = await ensureFirstAdmin(server.context, chosenByUs)
  await confirmAdminAnnounced(server.database)
  const told = await ensureFirstAdmin(server.context, chosenByUs)

  expect(again?.email).toBe(lost?.email)
  expect(told).toBeNull()
  expect(await signInStatus(server, again?.email ?? '', again?.password ?? '')).toBe(200)
  expect(await signInStatus(server, lost?.email ?? '', lost?.password ?? '')).toBe(401)
})

test('a start that was killed before it made the account makes it the next time', async () => {
  await using server = await startApp()
  await storeUnannouncedAdmin(server.database, 'admin@example.org')

  const made = await ensureFirstAdmin(server.context, chosenByUs)

  expect(made).toMatchObject({ email: 'admin@example.org', password: expect.any(String) })
})

test('a password that the operator chose is theirs, also after one that was lost', async () => {
  await using server = await startApp()
  const lost = await ensureFirstAdmin(server.context, chosenByUs)
  const email = lost?.email ?? ''

  const chosen = await ensureFirstAdmin(server.context, { email, password: 'chosen by the operator' })

  expect(chosen).toEqual({ email, password: null })
  expect(await ensureFirstAdmin(server.context, chosenByUs)).toBeNull()
  expect(await signInStatus(server, email, 'chosen by the operator')).toBe(200)
})
