import type { ProblemProgress, ProblemReview, SubmissionStatus } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest } from '../contests/testing/add-contest.ts'

const { contest, problem, problemVisit, reviewChoice, solved, submission, timeZonePeriod } = schema

let server: TestApp
const ids: string[] = []
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  for (const title of ['Alpha', 'Beta', 'Gamma']) ids.push(await server.addProblem({ title }))
})
afterAll(() => server[Symbol.asyncDispose]())

const progressOf = async (who: Visitor) => (await who.get('/finding/standings')).json<ProblemProgress[]>()
const reviewsOf = async (who: Visitor) => (await who.get('/finding/reviews')).json<ProblemReview[]>()
const setProblem = (id: string | undefined, change: Partial<typeof problem.$inferInsert>) =>
  server.database.queries
    .update(problem)
    .set(change)
    .where(eq(problem.id, id ?? ''))

/** Moves a submission so many days into the past. */
async function attempt(
  who: Visitor,
  about: { id?: string | undefined; status: SubmissionStatus; daysAgo?: number },
): Promise<Date> {
  const { id: problemId = '', status, daysAgo = 0 } = about
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000)
  const row = { id: crypto.randomUUID(), userId: who.user._id, problemId, problemRevision: 1, createdAt }
  const judged = { language: 'python' as const, code: 'x', status, judgedAt: createdAt }
  await server.database.queries.insert(submission).values({ ...row, ...judged })
  return createdAt
}

const dayIn = (zone: string, daysFromNow: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now() + daysFromNow * 86_400_000)

async function learnerIn(zone: string): Promise<Visitor> {
  const learner = await server.signUp()
  const row = { userId: learner.user._id, since: new Date(0), zone }
  await server.database.queries.insert(timeZonePeriod).values(row)
  return learner
}

test('the progress of a problem tells when a problem was opened and tried last, and how that ended', async () => {
  const learner = await server.signUp()
  const other = await server.signUp('Other')
  await attempt(other, { id: ids[1], status: 'Accepted' })
  await attempt(learner, { id: ids[0], status: 'Wrong Answer', daysAgo: 2 })
  await attempt(learner, { id: ids[0], status: 'Accepted', daysAgo: 1 })
  const last = await attempt(learner, { id: ids[0], status: 'Judging' })
  await server.database.queries
    .insert(solved)
    .values({ userId: learner.user._id, problemId: ids[0] ?? '', submissionId: crypto.randomUUID() })
  await learner.get(`/problem/problemById/${ids[2]}`)
  await learner.send('PUT', `/note/${ids[2]}`, { text: 'Heaps', revision: 0 })

  const progress = await progressOf(learner)

  expect(progress).toHaveLength(2)
  expect(progress.find(({ problemId }) => problemId === ids[0])).toEqual({
    ...{ problemId: ids[0], lastOpenedAt: null, lastTriedAt: last.toISOString(), lastStatus: 'Judging' },
    ...{ attempts: 3, isSolved: true, hasNote: false },
  })
  expect(progress.find(({ problemId }) => problemId === ids[2])).toEqual({
    ...{ problemId: ids[2], lastOpenedAt: expect.any(String), lastTriedAt: null, lastStatus: null },
    ...{ attempts: 0, isSolved: false, hasNote: true },
  })
})

test('a deleted note is none, and problems that learners do not see have no progress', async () => {
  const learner = await server.signUp()
  await learner.send('PUT', `/note/${ids[0]}`, { text: 'Heaps', revision: 0 })
  await learner.send('PUT', `/note/${ids[0]}`, { text: '', revision: 1 })
  await attempt(learner, { id: ids[1], status: 'Accepted' })

  await setProblem(ids[1], { publishedAt: null })
  const progress = await progressOf(learner)
  await setProblem(ids[1], { publishedAt: new Date(0) })

  expect(progress).toEqual([])
})

test('a problem that went wrong yesterday is due today, by the calendar of the person', async () => {
  const zone = 'Pacific/Kiritimati'
  const learner = await learnerIn(zone)
  await attempt(learner, { id: ids[0], status: 'Wrong Answer' })
  await attempt(learner, { id: ids[1], status: 'Time Limit Exceeded', daysAgo: 2 })
  const last = await attempt(learner, { id: ids[1], status: 'Runtime Error', daysAgo: 1 })
  await attempt(learner, { id: ids[2], status: 'Accepted' })

  const [due, later, ...others] = await reviewsOf(learner)

  expect(due).toEqual({
    ...{ problemId: ids[1], title: 'Beta', difficulty: 'easy', reason: 'failed', step: 0 },
    ...{ dueDay: dayIn(zone, 0), isDue: true, lastTriedAt: last.toISOString() },
  })
  expect(later).toMatchObject({ problemId: ids[0], dueDay: dayIn(zone, 1), isDue: false })
  expect(others).toEqual([])
})

test('what is waiting, did not compile or could not be judged has not gone wrong', async () => {
  const learner = await server.signUp()
  const statuses = ['In Queue', 'Judging', 'Compilation Error', 'Internal Error'] as const
  for (const status of statuses) await attempt(learner, { id: ids[0], status })

  expect(await reviewsOf(learner)).toEqual([])
})

test('a rejudge that finds an attempt Accepted takes it back', async () => {
  const learner = await server.signUp()
  await attempt(learner, { id: ids[0], status: 'Wrong Answer' })
  const before = await reviewsOf(learner)
  await server.database.queries
    .update(submission)
    .set({ status: 'Accepted' })
    .where(eq(submission.userId, learner.user._id))

  expect([before.length, await reviewsOf(learner)]).toEqual([1, []])
})

test('a problem that took long from opening it to the first Accepted comes back', async () => {
  const learner = await server.signUp()
  const visited = (problemId: string | undefined, minutesAgo: number) =>
    server.database.queries.insert(problemVisit).values({
      ...{ userId: learner.user._id, problemId: problemId ?? '' },
      firstAt: new Date(Date.now() - minutesAgo * 60_000),
    })
  await visited(ids[0], 31)
  await visited(ids[1], 29)
  for (const id of [ids[0], ids[1]]) await attempt(learner, { id, status: 'Accepted' })

  expect(await reviewsOf(learner)).toMatchObject([{ problemId: ids[0], reason: 'slow' }])
})

test('a problem comes back by hand, and stays out by hand until it goes wrong again', async () => {
  const zone = 'Asia/Kolkata'
  const learner = await learnerIn(zone)

  const added = await learner.send('PUT', `/finding/review/${ids[0]}`)
  const afterAdding = await reviewsOf(learner)
  const removed = await learner.send('DELETE', `/finding/review/${ids[0]}`)
  const afterRemoving = await reviewsOf(learner)
  await attempt(learner, { id: ids[0], status: 'Wrong Answer' })

  expect(added.json()).toEqual({ message: '"Alpha" is in your review queue.' })
  expect(afterAdding).toMatchObject([
    { problemId: ids[0], reason: 'added', dueDay: dayIn(zone, 1), lastTriedAt: null },
  ])
  expect(removed.json()).toEqual({
    message: '"Alpha" is out of your review queue, until it goes wrong again.',
  })
  expect(afterRemoving).toEqual([])
  expect(await reviewsOf(learner)).toMatchObject([{ reason: 'failed' }])
})

test('hidden and deleted problems, and those of a running contest, do not come back', async () => {
  const learner = await server.signUp()
  for (const id of ids) await attempt(learner, { id, status: 'Wrong Answer' })
  const shown = async () => (await reviewsOf(learner)).map(({ title }) => title)

  await setProblem(ids[0], { publishedAt: null })
  await setProblem(ids[1], { deletedAt: new Date() })
  const contestId = await insertContest(server.database, { problems: [ids[2] ?? ''] })
  const during = await shown()
  const refused = await learner.send('PUT', `/finding/review/${ids[0]}`)
  await server.database.queries.delete(contest).where(eq(contest.id, contestId))
  await setProblem(ids[0], { publishedAt: new Date(0) })
  await setProblem(ids[1], { deletedAt: null })

  expect(during).toEqual([])
  expect(refused.json()).toMatchObject({ code: 'problem_not_found' })
  expect(await shown()).toEqual(['Alpha', 'Beta', 'Gamma'])
})

test('only what changes the queue is kept', async () => {
  const learner = await server.signUp()
  const kept = async (method: 'PUT' | 'DELETE') => {
    await learner.send(method, `/finding/review/${ids[0]}`)
    return server.database.queries.$count(reviewChoice, eq(reviewChoice.userId, learner.user._id))
  }

  const untouched = [await kept('PUT'), await kept('PUT'), await kept('DELETE'), await kept('DELETE')]
  await attempt(learner, { id: ids[0], status: 'Wrong Answer' })
  const tried = await kept('DELETE')

  expect(untouched).toEqual([1, 1, 2, 2])
  expect([tried, await reviewsOf(learner)]).toEqual([3, []])
})

test('who presses add and remove all the time is told to wait', async () => {
  const learner = await server.signUp()

  const answers = await Promise.all(
    Array.from({ length: 61 }, () => learner.send('PUT', `/finding/review/${ids[0]}`)),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
})
