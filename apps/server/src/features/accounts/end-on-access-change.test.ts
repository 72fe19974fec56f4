import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
let admin: Visitor
let address: string
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Resolves with the received text once the server has ended the stream. */
async function openStream({ cookie }: Visitor): Promise<{ ended: Promise<string> }> {
  const response = await fetch(`${address}/api/submission/events`, { headers: { cookie } })
  return { ended: response.text() }
}

test.each([
  ['signed out everywhere', (id: string) => admin.send('POST', `/user/signOutEverywhere/${id}`)],
  ['suspended', (id: string) => admin.send('POST', `/user/suspend/${id}`, { reason: 'Spam' })],
  ['given another role', (id: string) => admin.send('PATCH', `/user/update/${id}`, { role: 'user' })],
  ['deleted', (id: string) => admin.send('DELETE', `/user/deleteProfile/${id}`)],
])('the open stream of somebody who is %s ends', async (_, act) => {
  const other = await server.signUpAdmin()
  const { ended } = await openStream(other)

  const answer = await act(other.user._id)

  expect(answer.statusCode).toBe(200)
  expect(await ended).toContain('retry:')
})

test('logging out ends the streams of that session and leaves those of others', async () => {
  const learner = await server.signUp()
  const bystander = await server.signUp()
  const own = await openStream(learner)
  const others = await openStream(bystander)

  await learner.send('POST', '/user/logout')

  await own.ended
  await bystander.send('POST', '/user/logout')
  await others.ended
})
