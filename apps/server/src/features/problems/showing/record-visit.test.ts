import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'

const { problemVisit } = schema

let server: TestApp
let problemId: string
beforeAll(async () => {
  server = await startApp()
  problemId = await server.addProblem()
})
afterAll(() => server[Symbol.asyncDispose]())

const ofBoth = (who: Visitor) =>
  and(eq(problemVisit.userId, who.user._id), eq(problemVisit.problemId, problemId))

const visitsOf = (who: Visitor) => server.database.queries.select().from(problemVisit).where(ofBoth(who))

test('a learner who opens a problem has visited it, first and last', async () => {
  const learner = await server.signUp()
  const longAgo = new Date('2026-01-02T03:04:05Z')

  await learner.get(`/problem/problemById/${problemId}`)
  await server.database.queries
    .update(problemVisit)
    .set({ firstAt: longAgo, lastAt: longAgo })
    .where(ofBoth(learner))
  await learner.get(`/problem/problemById/${problemId}`)

  const [visit] = await visitsOf(learner)
  expect(visit?.firstAt).toEqual(longAgo)
  expect(visit?.lastAt.getTime()).toBeGreaterThan(longAgo.getTime())
})

test('opening it again within a minute writes nothing', async () => {
  const learner = await server.signUp()

  await learner.get(`/problem/problemById/${problemId}`)
  const before = await visitsOf(learner)
  await learner.get(`/problem/problemById/${problemId}`)

  expect(before).toHaveLength(1)
  expect(await visitsOf(learner)).toEqual(before)
})

test('an admin who opens a problem has visited it, too', async () => {
  const admin = await server.signUpAdmin()

  await admin.get(`/problem/problemById/${problemId}`)

  expect(await visitsOf(admin)).toHaveLength(1)
})
