import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { announceContest } from '../announce-contest.ts'
import { insertContest } from '../testing/add-contest.ts'

let server: TestApp
let contestId: string
let userId: string
beforeAll(async () => {
  server = await startApp()
  userId = (await server.signUp()).user._id
  contestId = await insertContest(server.database, { people: [userId] })
})
afterAll(() => server[Symbol.asyncDispose]())

test('all who ask at a time are given one computation, and each audience its own', async () => {
  const { boards } = server.context

  const asked = await Promise.all(Array.from({ length: 50 }, () => boards.read(contestId, 'everybody')))
  const jury = await boards.read(contestId, 'jury')

  expect(new Set(asked).size).toBe(1)
  expect(asked[0]?.rows).toHaveLength(1)
  expect(jury).not.toBe(asked[0])
})

test('after something was announced all who ask wait for the next computation together', async () => {
  const { boards } = server.context
  const { queries } = server.database
  const first = await boards.read(contestId, 'everybody')

  await queries.update(schema.contestPerson).set({ isDisqualified: true })
  await announceContest(queries, contestId, 'board')
  const read = () => boards.read(contestId, 'everybody')
  await expect.poll(async () => (await read())?.rows[0]?.isDisqualified, { timeout: 10_000 }).toBe(true)
  const next = await Promise.all([read(), read(), read()])

  expect(first?.rows[0]?.isDisqualified).toBe(false)
  expect(new Set(next).size).toBe(1)
})

test('there is no board of a contest that is not there', async () => {
  expect(await server.context.boards.read(crypto.randomUUID(), 'everybody')).toBeNull()
})
