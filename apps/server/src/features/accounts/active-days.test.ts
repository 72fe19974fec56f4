import { schema } from '@codedojo/db'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../testing/start-app.ts'
import { trackActiveDays } from './active-days.ts'

test('a day of a user is kept once, by the first call that is made with a session', async () => {
  await using server = await startApp()
  const learner = await server.signUp()
  const { queries } = server.database

  const before = await queries.$count(schema.activeDay)
  await learner.get('/user/check')
  await learner.get('/user/check')

  expect(before).toBe(0)
  const days = await queries.select().from(schema.activeDay)
  expect(days.map(({ userId }) => userId)).toEqual([learner.user._id])
})

test('the next day is another one, and each costs one query', async () => {
  await using server = await startApp()
  const { user } = await server.signUp()
  const query = vi.spyOn(server.database.pool, 'query')
  const days = trackActiveDays(server.database, () => {})
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T23:59:00') })

  await days.note(user._id)
  await days.note(user._id)
  vi.setSystemTime(new Date('2026-03-02T00:01:00'))
  await days.note(user._id)
  await days.note(user._id)
  vi.useRealTimers()

  expect(query).toHaveBeenCalledTimes(2)
  const kept = await server.database.queries.select({ day: schema.activeDay.day }).from(schema.activeDay)
  expect(kept.map(({ day }) => day).sort()).toEqual(['2026-03-01', '2026-03-02'])
})

test('a database that is away is no fault of the caller, and the day is kept later', async () => {
  await using server = await startApp()
  const { user } = await server.signUp()
  const faults: string[] = []
  const days = trackActiveDays(server.database, (message) => faults.push(message))
  const query = vi.spyOn(server.database.pool, 'query')
  query.mockImplementationOnce(() => {
    throw new Error('Connection terminated unexpectedly')
  })

  await days.note(user._id)
  await days.note(user._id)

  expect(faults).toEqual([])
  expect(await server.database.queries.$count(schema.activeDay)).toBe(1)
})
