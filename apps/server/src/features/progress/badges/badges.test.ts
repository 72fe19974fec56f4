import { type BadgeName, languages } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertContest, moveContest } from '../../contests/testing/add-contest.ts'
import { readProgress } from '../read-progress.ts'
import { insertHistory } from '../testing/insert-history.ts'
import { insertSubmission } from '../testing/insert-submission.ts'

let database: Database
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())

const zone = 'Asia/Kolkata'
let userId: string
beforeEach(async () => {
  userId = await insertHistory(database, {
    stays: [{ since: new Date(0), zone }],
    submissions: [],
    problemId: '',
  })
})

const problem = (given: Parameters<typeof addProblem>[1] = {}) =>
  addProblem(database, { title: crypto.randomUUID(), ...given })
/** Noon in Kolkata on a day of January 2026. */
const noonOf = (day: number) => new Date(Date.UTC(2026, 0, day, 6, 30))

type SubmissionOptions = Partial<Parameters<typeof insertSubmission>[1]>
const submit = async (given: SubmissionOptions = {}) =>
  insertSubmission(database, { userId, problemId: given.problemId ?? (await problem()), ...given })

async function progress(name: BadgeName) {
  const { badges, openBadges } = await readProgress(database, { userId, reader: 'self' })
  const earned = badges.find((badge) => badge.name === name)
  const open = openBadges.find((badge) => badge.name === name)
  expect([earned, open].filter((found) => found !== undefined)).toHaveLength(1)
  return earned ? new Date(earned.earnedAt) : `${open?.reached} of ${open?.goal}`
}

test('the first badge comes with the first problem, and not with a wrong answer', async () => {
  await submit({ status: 'Wrong Answer' })
  const before = await progress('first-solve')

  await submit({ createdAt: noonOf(1) })

  expect(before).toBe('0 of 1')
  expect(await progress('first-solve')).toEqual(noonOf(1))
})

test('ten problems are ten different ones; those that were taken out of the library count', async () => {
  for (let day = 1; day <= 9; day++) await submit({ createdAt: noonOf(day) })
  const again = await problem()
  for (const day of [10, 11]) await submit({ createdAt: noonOf(day), problemId: again })
  const ten = await progress('solves-10')

  await database.queries
    .update(schema.problem)
    .set({ deletedAt: new Date() })
    .where(eq(schema.problem.id, again))

  expect(ten).toEqual(noonOf(10))
  expect(await progress('solves-10')).toEqual(noonOf(10))
  expect(await progress('solves-50')).toBe('10 of 50')
})

test('a streak of seven days is kept for good, from the first Accepted submission of the seventh', async () => {
  for (const day of [1, 2, 3, 4, 5, 6]) await submit({ createdAt: noonOf(day) })
  const six = await progress('streak-7')
  const atNight = new Date(noonOf(7).getTime() - 6 * 3_600_000)
  for (const createdAt of [noonOf(7), atNight, noonOf(8)]) await submit({ createdAt })

  // The days are in the past, so there is no current streak.
  expect(six).toBe('0 of 7')
  expect(await progress('streak-7')).toEqual(atNight)
})

test('a day without anything Accepted makes no seven of six days', async () => {
  for (const day of [1, 2, 3, 5, 6, 7, 8, 9, 10]) await submit({ createdAt: noonOf(day) })
  await submit({ createdAt: noonOf(4), status: 'Wrong Answer' })

  expect(await progress('streak-7')).toBe('0 of 7')
})

test('the all-rounder has solved one of each difficulty', async () => {
  for (const difficulty of ['easy', 'hard', 'hard'] as const) {
    await submit({ problemId: await problem({ difficulty }), createdAt: noonOf(2) })
  }
  const before = await progress('every-difficulty')

  await submit({ problemId: await problem({ difficulty: 'medium' }), createdAt: noonOf(1) })

  expect(before).toBe('2 of 3')
  expect(await progress('every-difficulty')).toEqual(noonOf(2))
})

test('the polyglot had something Accepted in all four languages, of one problem or of several', async () => {
  const problemId = await problem()
  for (const [at, language] of languages.entries()) {
    expect(await progress('all-languages')).toBe(`${at} of 4`)
    await submit({ problemId, language, createdAt: noonOf(at + 1) })
  }

  expect(await progress('all-languages')).toEqual(noonOf(4))
})

async function contest(given: Parameters<typeof insertContest>[1] = {}) {
  const problemId = await problem()
  const contestId = await insertContest(database, { problems: [problemId], people: [userId], ...given })
  return { contestId, enter: () => submit({ problemId, contestId, status: 'Wrong Answer' }) }
}

test('taking part in a contest counts at its end, whatever the verdict was', async () => {
  const { contestId, enter } = await contest()
  const registered = await progress('first-contest')
  await enter()
  const running = await progress('first-contest')

  await moveContest(database, contestId, { starts: -120, ends: -1 })

  const [row] = await database.queries.select().from(schema.contest).where(eq(schema.contest.id, contestId))
  expect([registered, running]).toEqual(['0 of 1', '0 of 1'])
  expect(await progress('first-contest')).toEqual(row?.endsAt)
})

test('nobody has taken part who only registered, was disqualified, or tried the draft of a contest', async () => {
  const { contestPerson } = schema
  await contest({ starts: -120, ends: -60 })
  const draft = await contest({ starts: -120, ends: -60, visibility: 'draft' })
  await draft.enter()
  const out = await contest({ starts: -120, ends: -60 })
  await out.enter()
  await database.queries
    .update(contestPerson)
    .set({ isDisqualified: true })
    .where(eq(contestPerson.contestId, out.contestId))

  expect(await progress('first-contest')).toBe('0 of 1')
})

test('a daily problem counts on its day in the time zone of the person, and once', async () => {
  const { dailyProblem } = schema
  const problems: string[] = []
  for (let day = 1; day <= 8; day++) {
    const problemId = await problem()
    problems.push(problemId)
    await database.queries.insert(dailyProblem).values({ day: `2026-01-0${day}`, problemId })
  }
  const [first, second, third, ...others] = problems
  // 23:59 and 00:00 in that time zone; and a third, wrong submission on the right day.
  await submit({ problemId: first ?? '', createdAt: new Date('2026-01-01T18:29:59Z') })
  await submit({ problemId: second ?? '', createdAt: new Date('2026-01-02T18:30:00Z') })
  await submit({ problemId: third ?? '', createdAt: noonOf(3), status: 'Wrong Answer' })
  const one = await progress('daily-7')
  for (const [at, problemId] of others.entries()) {
    await submit({ problemId, createdAt: noonOf(at + 4) })
    await submit({ problemId, createdAt: noonOf(at + 4) })
  }
  const six = await progress('daily-7')

  await submit({ problemId: third ?? '', createdAt: noonOf(3) })

  expect([one, six]).toEqual(['1 of 7', '6 of 7'])
  expect(await progress('daily-7')).toEqual(noonOf(8))
})

test('a day whose problem was replaced counts with either of the two, and once', async () => {
  const { dailyProblem, formerDailyProblem } = schema
  for (let day = 1; day <= 7; day++) {
    const [former, latter, other] = [await problem(), await problem(), await problem()]
    const date = `2026-03-0${day}`
    await database.queries.insert(dailyProblem).values({ day: date, problemId: latter })
    await database.queries.insert(formerDailyProblem).values({ day: date, problemId: former })
    const createdAt = new Date(`${date}T06:30:00Z`)
    if (day !== 7) await submit({ problemId: former, createdAt })
    if (day === 6) await submit({ problemId: latter, createdAt })
    if (day === 7) await submit({ problemId: other, createdAt })
  }

  expect(await progress('daily-7')).toBe('6 of 7')
})

async function plan(problems: readonly string[]) {
  const { studyPlan, studyPlanEntry } = schema
  const planId = crypto.randomUUID()
  const said = { title: 'Loops', summary: 'For everybody.', position: 1 }
  await database.queries.insert(studyPlan).values({ id: planId, slug: planId, ...said })
  const entries = problems.map((problemId, at) => ({ planId, position: at + 1, section: 'One', problemId }))
  await database.queries.insert(studyPlanEntry).values(entries)
  return planId
}

test('a plan is finished with the last of its problems that learners can see', async () => {
  const { studyPlan } = schema
  await database.queries.delete(studyPlan)
  const [one, two] = [await problem(), await problem()]
  await plan([one, two, await problem({ publishedAt: null }), await problem({ deletedAt: new Date() })])
  await plan([await problem({ publishedAt: null })])
  await plan([one, ...(await Promise.all([problem(), problem()]))])
  await submit({ problemId: two, createdAt: noonOf(2) })
  const half = await progress('first-plan')

  await submit({ problemId: one, createdAt: noonOf(1) })

  expect(half).toBe('1 of 2')
  expect(await progress('first-plan')).toEqual(noonOf(2))
})

test('a problem that came back four times, and was solved each time, is kept in mind', async () => {
  const problemId = await problem()
  await submit({ problemId, createdAt: noonOf(1), status: 'Wrong Answer' })
  for (const day of [2, 5, 12]) await submit({ problemId, createdAt: noonOf(day) })
  const three = await progress('first-review')

  await submit({ problemId, createdAt: noonOf(33) })

  expect(three).toBe('3 of 4')
  expect(await progress('first-review')).toEqual(noonOf(33))
})

test('badges are shown with those earned last first', async () => {
  for (const day of [1, 2, 3, 4, 5, 6, 7]) await submit({ createdAt: noonOf(day) })

  const { badges } = await readProgress(database, { userId, reader: 'self' })

  expect(badges.map(({ name }) => name)).toEqual(['streak-7', 'first-solve'])
})
