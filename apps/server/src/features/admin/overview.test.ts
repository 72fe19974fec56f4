import { randomUUID } from 'node:crypto'
import { type Overview, overviewSchema } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { addProblem } from '@codedojo/db/testing'
import { expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { recordEvent } from '../audit/index.ts'

const dayMs = 24 * 60 * 60 * 1000

async function overviewFor(admin: Visitor): Promise<Overview> {
  const answer = await admin.get('/admin/overview')
  expect(answer.statusCode).toBe(200)
  return overviewSchema.parse(answer.json())
}

function addSubmission({ database }: TestApp, facts: { userId: string; problemId: string; createdAt: Date }) {
  return database.queries
    .insert(schema.submission)
    .values({ id: randomUUID(), problemRevision: 1, language: 'python', code: 'x', ...facts })
}

test('an installation without any work shows zeros, and a day for each of the last 30', async () => {
  await using app = await startApp()
  const admin = await app.signUpAdmin()

  const { days, queue, disk, ...overview } = await overviewFor(admin)

  expect(overview).toMatchObject({
    problems: { published: 0, drafts: 0, scheduled: 0 },
    submissions: { total: 0, today: 0 },
    videos: { total: 0, courses: 0 },
    orders: { paid: 0, paidThisWeek: 0 },
    waiting: [],
    lastBackUp: null,
  })
  expect(queue).toEqual({ waiting: 0, judging: 0, rejudging: 0, oldestWaitingSeconds: null })
  expect(days).toHaveLength(30)
  expect(days.every((day) => day.submissions === 0)).toBe(true)
  expect(disk.totalBytes).toBeGreaterThan(disk.freeBytes)
})

test('users and problems are counted by what they are', async () => {
  await using app = await startApp()
  const { database } = app
  const admin = await app.signUpAdmin()
  const learner = await app.signUp()
  await database.pool.query(`update "user" set created_at = now() - interval '8 days' where id = $1`, [
    learner.user._id,
  ])
  await addProblem(database, { title: 'Published' })
  await addProblem(database, { title: 'Draft', number: 2, publishedAt: null })
  await addProblem(database, { title: 'Scheduled', number: 3, publishedAt: new Date(Date.now() + dayMs) })
  await addProblem(database, { title: 'Deleted', number: 4, deletedAt: new Date() })

  const overview = await overviewFor(admin)

  expect(overview.users).toEqual({ total: 2, joinedThisWeek: 1 })
  expect(overview.problems).toEqual({ published: 1, drafts: 1, scheduled: 1 })
})

test('submissions stand on the day they were made, by the clock of the server', async () => {
  await using app = await startApp()
  const admin = await app.signUpAdmin()
  const facts = { userId: admin.user._id, problemId: await addProblem(app.database) }
  const now = new Date()
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  await addSubmission(app, { ...facts, createdAt: midnight })
  await addSubmission(app, { ...facts, createdAt: new Date(midnight.getTime() - 1) })
  await addSubmission(app, { ...facts, createdAt: new Date(midnight.getTime() - 40 * dayMs) })

  const { submissions, days } = await overviewFor(admin)

  expect(submissions).toEqual({ total: 3, today: 1 })
  expect(days.slice(-2).map((day) => day.submissions)).toEqual([1, 1])
  expect(days.reduce((sum, day) => sum + day.submissions, 0)).toBe(2)
})

test('active users are counted by day', async () => {
  await using app = await startApp()
  const admin = await app.signUpAdmin()
  const learner = await app.signUp()
  const { days } = await overviewFor(admin)
  const yesterday = days.at(-2)?.day ?? ''
  await app.database.queries.insert(schema.activeDay).values([
    { day: yesterday, userId: admin.user._id },
    { day: yesterday, userId: learner.user._id },
  ])

  const later = await overviewFor(admin)

  expect(later.days.at(-2)).toEqual({ day: yesterday, submissions: 0, activeUsers: 2 })
})

test('the queue tells learners’ work from rejudges, and how long the oldest waits', async () => {
  await using app = await startApp()
  const { database } = app
  const admin = await app.signUpAdmin()
  const job = {
    userId: admin.user._id,
    problemId: await addProblem(database),
    problemRevision: 1,
    language: 'python',
    code: 'x',
    priority: 1,
  } as const
  await database.queries.insert(schema.judgeJob).values([
    { ...job, customInputs: [], id: randomUUID(), kind: 'submit', createdAt: new Date(Date.now() - 61_000) },
    { ...job, customInputs: [], id: randomUUID(), kind: 'run' },
    { ...job, customInputs: [], id: randomUUID(), kind: 'run', state: 'judging' },
    { ...job, customInputs: [], id: randomUUID(), kind: 'run', state: 'done' },
    ...(['rejudge', 'mistake'] as const).map((kind) => ({
      ...{ ...job, kind, customInputs: [], id: randomUUID() },
      createdAt: new Date(Date.now() - 999_000),
    })),
  ])

  const { queue } = await overviewFor(admin)

  expect(queue).toMatchObject({ waiting: 2, judging: 1, rejudging: 1 })
  expect(queue.oldestWaitingSeconds).toBeGreaterThanOrEqual(61)
  expect(queue.oldestWaitingSeconds).toBeLessThan(600)
})

test('the newest events come first, with the names of today', async () => {
  await using app = await startApp()
  const admin = await app.signUpAdmin()
  const learner = await app.signUp('Meera')
  const subject = { kind: 'problem', id: randomUUID(), name: 'Echo' } as const
  await recordEvent(app.database.queries, { actorId: learner.user._id, action: 'problem.created', subject })
  await recordEvent(app.database.queries, { actorId: null, action: 'problem.deleted', subject })

  const { events } = await overviewFor(admin)

  expect(
    events.slice(0, 2).map(({ action, actor, subject: { name } }) => [action, actor?.name, name]),
  ).toEqual([
    ['problem.deleted', undefined, 'Echo'],
    ['problem.created', 'Meera', 'Echo'],
  ])
  expect(events.length).toBeLessThanOrEqual(8)
})

test('the last back-up is shown as it was noted', async () => {
  await using app = await startApp()
  const admin = await app.signUpAdmin()
  const value = { at: '2026-01-31T10:00:00.000Z', bytes: 1234, file: 'monday.backup' }
  await app.database.queries.insert(schema.installationFact).values({ key: 'last_backup', value })

  const { lastBackUp } = await overviewFor(admin)

  expect(lastBackUp).toEqual(value)
})

test('a submission that comes in after the last count is in the next total', async () => {
  await using app = await startApp()
  const admin = await app.signUpAdmin()
  const facts = { userId: admin.user._id, problemId: await addProblem(app.database) }
  await addSubmission(app, { ...facts, createdAt: new Date(Date.now() - dayMs) })
  await overviewFor(admin)

  await addSubmission(app, { ...facts, createdAt: new Date() })

  expect((await overviewFor(admin)).submissions.total).toBe(2)
})
