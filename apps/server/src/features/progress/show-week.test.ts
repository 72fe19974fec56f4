import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { showWeek } from './show-week.ts'

const { solved, timeZonePeriod } = schema

let server: TestApp
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
})
afterAll(() => server[Symbol.asyncDispose]())

test('a week begins on Monday at midnight where the person is', async () => {
  const ada = await server.signUp()
  const userId = ada.user._id
  const { queries } = server.database
  await queries.insert(timeZonePeriod).values({ userId, since: new Date(0), zone: 'Asia/Kolkata' })
  await ada.send('PATCH', '/settings', { weeklyGoal: 3 })
  // Midnight in Kolkata is 18:30 of the day before in UTC.
  for (const moment of ['2026-11-22T18:29:00Z', '2026-11-22T18:30:00Z', '2026-11-27T10:00:00Z']) {
    const problemId = await server.addProblem({ title: moment })
    await queries
      .insert(solved)
      .values({ userId, problemId, submissionId: crypto.randomUUID(), solvedAt: new Date(moment) })
  }

  const at = (moment: string) => showWeek(server.database, { userId, at: new Date(moment) })

  expect(await at('2026-11-27T12:00:00Z')).toEqual({ monday: '2026-11-23', solved: 2, goal: 3 })
  expect(await at('2026-11-22T12:00:00Z')).toMatchObject({ monday: '2026-11-16' })
})

test('a goal is taken away with null, and without one there is none', async () => {
  const ada = await server.signUp()
  const goal = async () => (await ada.get('/progress/week')).json<{ goal: number | null }>().goal

  expect(await goal()).toBeNull()
  await ada.send('PATCH', '/settings', { weeklyGoal: 7 })
  expect(await goal()).toBe(7)
  await ada.send('PATCH', '/settings', { weeklyGoal: null })
  expect(await goal()).toBeNull()
})
