import type { Daily } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest, moveContest } from '../contests/testing/add-contest.ts'
import { readCurrentClock } from '../progress/index.ts'
import { readOrChooseDaily } from './daily-problem.ts'

const { contest, dailyProblem, formerDailyProblem, problem, submission, timeZonePeriod } = schema

let server: TestApp
const problems: string[] = []
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  for (const title of ['One', 'Two', 'Three']) problems.push(await server.addProblem({ title }))
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of [dailyProblem, formerDailyProblem]) await server.database.queries.delete(table)
  await server.database.queries.delete(contest)
  await server.database.queries.update(problem).set({ publishedAt: sql`now() - interval '1 hour'` })
})

const dailyFor = async (who: Visitor) =>
  (await who.get('/finding/daily')).json<{ daily: Daily | null }>().daily
const monthFor = async (who: Visitor, month: string) => (await who.get(`/finding/daily/${month}`)).json()
const unpublish = (id: string) =>
  server.database.queries.update(problem).set({ publishedAt: null }).where(eq(problem.id, id))

async function liveIn(who: Visitor, zone: string): Promise<void> {
  const row = { userId: who.user._id, since: new Date(0), zone }
  await server.database.queries.insert(timeZonePeriod).values(row)
}

async function submitAt(who: Visitor, about: { id: string; at: Date; status?: string }): Promise<void> {
  const { id: problemId, at: createdAt, status = 'Accepted' } = about
  const row = { id: crypto.randomUUID(), userId: who.user._id, problemId, problemRevision: 1, createdAt }
  const judged = { language: 'python' as const, code: 'x', status, judgedAt: createdAt }
  await server.database.queries.insert(submission).values({ ...row, ...judged })
}

const today = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
const daysFrom = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

test('everybody of a level has the same problem on the same date, from the first who asks', async () => {
  const people = await Promise.all(['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => server.signUp(name)))
  for (const who of people) await liveIn(who, 'Asia/Kolkata')

  const answers = await Promise.all(people.map(dailyFor))

  expect(answers[0]).toMatchObject({ day: today('Asia/Kolkata'), difficulty: 'easy', isDone: false })
  expect(problems).toContain(answers[0]?.problemId)
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await server.database.queries.$count(dailyProblem)).toBe(1)
})

test('the day begins and ends where the person is, and its date has another problem than the one before', async () => {
  const [east, west] = [await server.signUp('East'), await server.signUp('West')]
  await liveIn(east, 'Pacific/Kiritimati')
  await liveIn(west, 'Pacific/Pago_Pago')

  const [early, late] = [await dailyFor(east), await dailyFor(west)]

  // 25 hours apart: never the same date.
  expect([early?.day, late?.day]).toEqual([today('Pacific/Kiritimati'), today('Pacific/Pago_Pago')])
  expect(early?.problemId).not.toBe(late?.problemId)
  expect(early?.endsAt).toBe(`${early?.day}T10:00:00.000Z`)
  expect(late?.endsAt).toBe(`${daysFrom(late?.day ?? '', 1)}T11:00:00.000Z`)
})

test('nobody can look into a date that is today nowhere, nor ask for one that is over', async () => {
  const clock = await readCurrentClock(server.database, (await server.signUp()).user._id)
  const [first, last] = [today('Etc/GMT+12'), today('Etc/GMT-14')]

  const answers = await Promise.all(
    [daysFrom(first, -1), first, last, daysFrom(last, 1)].map((day) =>
      readOrChooseDaily(server.database, { clock, day, level: 'regular' }),
    ),
  )

  expect(answers.map((answer) => answer !== null)).toEqual([false, true, true, false])
})

test('it is done with an Accepted attempt on its own date, where the person is', async () => {
  const [learner, other] = [await server.signUp('Done'), await server.signUp('Other')]
  for (const who of [learner, other]) await liveIn(who, 'Asia/Kolkata')
  const daily = await dailyFor(learner)
  const id = daily?.problemId ?? ''
  const begin = Date.parse(daily?.endsAt ?? '') - 86_400_000
  const isDone = async () => (await dailyFor(learner))?.isDone

  await submitAt(learner, { id, at: new Date(begin - 60_000) })
  await submitAt(learner, { id, at: new Date(begin + 86_400_000) })
  await submitAt(learner, { id, at: new Date(begin), status: 'Wrong Answer' })
  await submitAt(other, { id, at: new Date(begin) })
  const before = await isDone()
  await submitAt(learner, { id, at: new Date(begin) })

  expect([before, await isDone()]).toEqual([false, true])
})

test('another one is chosen for a day whose problem learners can see no more', async () => {
  const learner = await server.signUp()
  const before = await dailyFor(learner)
  await unpublish(before?.problemId ?? '')

  const after = await dailyFor(learner)

  expect(after?.day).toBe(before?.day)
  expect(problems).toContain(after?.problemId)
  expect(after?.problemId).not.toBe(before?.problemId)
})

test('who has done a day keeps it when another problem had to be chosen for it', async () => {
  const [early, late, none] = [
    await server.signUp('Early'),
    await server.signUp('Late'),
    await server.signUp(),
  ]
  for (const who of [early, late, none]) await liveIn(who, 'Asia/Kolkata')
  const first = await dailyFor(early)
  const at = new Date(Date.parse(first?.endsAt ?? '') - 60_000)
  await submitAt(early, { id: first?.problemId ?? '', at })
  await insertContest(server.database, { problems: [first?.problemId ?? ''] })
  const second = await dailyFor(late)
  await submitAt(late, { id: second?.problemId ?? '', at })
  await unpublish(second?.problemId ?? '')
  const month = today('Asia/Kolkata').slice(0, 7)

  const shown = await Promise.all([early, late, none].map(dailyFor))
  const months = await Promise.all([early, late, none].map((who) => monthFor(who, month)))

  expect(new Set([first, second, shown[0]].map((daily) => daily?.problemId)).size).toBe(3)
  expect(shown.map((daily) => daily?.isDone)).toEqual([true, true, false])
  expect(months.map(([only]) => only.isDone)).toEqual([true, true, false])
})

test('another one is chosen once a contest runs with the problem of the day, not when it is announced', async () => {
  const learner = await server.signUp()
  const before = await dailyFor(learner)
  const id = await insertContest(server.database, {
    starts: 60,
    ends: 120,
    problems: [before?.problemId ?? ''],
  })
  const announced = await dailyFor(learner)

  await moveContest(server.database, id, { starts: -1, ends: 59 })
  const during = await dailyFor(learner)

  expect(announced).toEqual(before)
  expect(problems).toContain(during?.problemId)
  expect(during?.problemId).not.toBe(before?.problemId)
})

test('no problem of a contest that runs or is announced is chosen, and none of a library without others', async () => {
  const [one = '', two = '', three = ''] = problems
  const learner = await server.signUp()
  await insertContest(server.database, { problems: [one] })
  await insertContest(server.database, { starts: 60, ends: 120, problems: [two] })
  await insertContest(server.database, { starts: -120, ends: -60, problems: [three] })

  const chosen = await dailyFor(learner)
  await unpublish(three)
  const none = await dailyFor(learner)

  expect(chosen?.problemId).toBe(three)
  expect(none).toBeNull()
})

test('a month tells of its days up to today, and which of them were done on their day', async () => {
  const learner = await server.signUp()
  await liveIn(learner, 'Asia/Kolkata')
  const day = today('Asia/Kolkata')
  const month = day.slice(0, 7)
  const [one = '', two = '', three = ''] = problems
  await server.database.queries.insert(dailyProblem).values([
    { day: '2026-02-28', problemId: one },
    { day: '2026-02-01', problemId: two },
    { day: '2026-03-01', problemId: three },
    { day: daysFrom(day, 1), problemId: two },
    { day, problemId: three },
  ])
  await submitAt(learner, { id: two, at: new Date('2026-01-31T18:30:00Z') })
  await submitAt(learner, { id: one, at: new Date('2026-02-28T18:30:00Z') })

  expect(await monthFor(learner, '2026-02')).toEqual([
    { day: '2026-02-01', problemId: two, title: 'Two', isDone: true },
    { day: '2026-02-28', problemId: one, title: 'One', isDone: false },
  ])
  expect(await monthFor(learner, month)).toEqual([{ day, problemId: three, title: 'Three', isDone: false }])
  expect(await monthFor(learner, '2026-13')).toMatchObject({ status: 404 })
})

test('who says that they have programmed much gets another problem than a beginner, and the calendar the own one', async () => {
  const medium = await server.addProblem({ title: 'Medium', difficulty: 'medium' })
  const [beginner, expert] = [await server.signUp('Beginner'), await server.signUp('Expert')]
  await expert.send('PATCH', '/settings', { programmingExperience: 'much' })

  const [easy, own] = [await dailyFor(beginner), await dailyFor(expert)]

  expect(easy?.difficulty).toBe('easy')
  expect(own?.problemId).toBe(medium)
  const month = (own?.day ?? '').slice(0, 7)
  expect(await monthFor(beginner, month)).toMatchObject([{ problemId: easy?.problemId }])
  expect(await monthFor(expert, month)).toMatchObject([{ problemId: medium }])
})

test('solving the daily problem of today does not replace it, though it ends the time as a beginner', async () => {
  await server.addProblem({ title: 'Next', difficulty: 'medium' })
  const learner = await server.signUp('Learner')
  const before = await dailyFor(learner)
  const library = await Promise.all(
    Array.from({ length: 14 }, (_, at) => server.addProblem({ title: `Easy ${at}` })),
  )
  const solve = (id: string, when: string) =>
    server.database.pool.query(
      `insert into solved (user_id, problem_id, submission_id, solved_at)
       values ($1, $2, gen_random_uuid(), now() + $3::interval)`,
      [learner.user._id, id, when],
    )
  for (const id of library) await solve(id, '-3 days')

  await solve(before?.problemId ?? '', '0')

  expect((await dailyFor(learner))?.problemId).toBe(before?.problemId)
  await server.database.pool.query(
    `update solved set solved_at = now() - interval '3 days' where user_id = $1`,
    [learner.user._id],
  )
  expect(await dailyFor(learner)).toMatchObject({ difficulty: 'medium' })
})
