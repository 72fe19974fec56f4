import type { DayReason, ProgressFigures, Streak } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000', SUBMIT_LIMIT_PER_MINUTE: '1000' })
})
afterAll(() => server[Symbol.asyncDispose]())

test('somebody new has a streak of 0, and it begins with the first Accepted submission', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const learner = await server.signUp()
  const problemId = await server.addProblem({ title: `Problem ${crypto.randomUUID()}` })
  const streak = async () => (await learner.get('/progress/streak')).json<Streak>()
  const before = await streak()

  await learner.send('POST', `/submission/submit/${problemId}`, { code: 'print(1)', language: 'python' })

  const after = await streak()
  expect(before).toMatchObject({ days: 0, longest: 0, isTodayDone: false })
  expect(after).toMatchObject({ days: 1, longest: 1, isTodayDone: true, today: before.today })
  const progress = (await learner.get('/progress')).json<ProgressFigures>()
  expect(progress).toMatchObject({ solved: 1, submissions: 1, accepted: 1, judged: 1, streakDays: 1 })
  expect(progress).toMatchObject({ badges: [{ name: 'first-solve' }] })
  const reason = (await learner.get(`/progress/day/${after.today}`)).json<DayReason>()
  expect(reason).toMatchObject({ counts: true, submissions: [{ problemId, status: 'Accepted' }] })
  expect((await learner.get('/progress/feed')).json()).toMatchObject({
    entries: [
      { kind: 'solved', problemId },
      { kind: 'badge', name: 'first-solve' },
    ],
    hasMore: false,
  })
  expect((await learner.get('/progress/solved')).json()).toMatchObject([{ _id: problemId, runtime: 12 }])
})
