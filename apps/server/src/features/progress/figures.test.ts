import { historyDays, type ProgressFigures, submissionStatuses } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertContest } from '../contests/testing/add-contest.ts'
import type { Audience } from './counted-submissions.ts'
import { readProgress } from './read-progress.ts'
import { insertHistory } from './testing/insert-history.ts'
import { insertSubmission } from './testing/insert-submission.ts'

// Compares each figure of a long and varied history with an independent computation from raw rows.

const zone = 'Asia/Kolkata'
const hourMs = 3_600_000
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
const dayOf = (at: Date) => calendar.format(at)
const daysAgo = (count: number) => dayOf(new Date(Date.now() - count * 24 * hourMs))

let database: Database
let userId: string
/** Contests with hidden results. */
let veiled: Set<string>
beforeAll(async () => {
  database = await cloneDatabase()
  const problems = await addProblems()
  const contests = await addContests()
  veiled = new Set([contests.running, contests.frozen])
  const stranger = await insertHistory(database, { stays: [], submissions: [], problemId: problems[0] ?? '' })
  userId = await insertHistory(database, {
    stays: [{ since: new Date(0), zone }],
    submissions: [],
    problemId: '',
  })
  for (let made = 0; made < 240; made++) {
    const problemId = problems[(made * 7) % problems.length] ?? ''
    const contestId = [null, null, contests.running, contests.frozen, contests.ended][made % 5] ?? null
    const other = submissionStatuses[made % submissionStatuses.length] ?? 'In Queue'
    // The newest submissions are Accepted, so that there is a streak at any time of day.
    const status = made % 3 === 0 && made > 4 ? other : 'Accepted'
    // Every 19 hours, so that some days have two submissions and others none; the oldest are out of range.
    const createdAt = new Date(Date.now() - made * 19 * hourMs)
    const owner = made % 11 === 0 ? stranger : userId
    await insertSubmission(database, { userId: owner, problemId, contestId, status, createdAt })
  }
})
afterAll(() => database[Symbol.asyncDispose]())

async function addProblems(): Promise<string[]> {
  const soon = new Date(Date.now() + 24 * hourMs)
  return [
    await addProblem(database, { title: 'One', difficulty: 'easy', tags: 'Array' }),
    await addProblem(database, { title: 'Two', difficulty: 'easy', tags: 'Array,Math' }),
    await addProblem(database, { title: 'Three', difficulty: 'medium', tags: 'Math, Math ,Graphs,' }),
    await addProblem(database, { title: 'Four', difficulty: 'hard', tags: 'Graphs' }),
    await addProblem(database, { title: 'Gone', difficulty: 'hard', tags: 'Heap', deletedAt: new Date() }),
    await addProblem(database, { title: 'Draft', difficulty: 'medium', tags: 'Stack', publishedAt: null }),
    await addProblem(database, { title: 'Soon', difficulty: 'medium', tags: 'Math', publishedAt: soon }),
    await addProblem(database, { title: 'Never tried', difficulty: 'hard', tags: 'Queue' }),
  ].slice(0, -1)
}

async function addContests() {
  const unveiledAt = new Date()
  return {
    running: await insertContest(database, { starts: -60, ends: 60 }),
    frozen: await insertContest(database, { starts: -120, ends: -60, freezeMinutes: 15 }),
    ended: await insertContest(database, { starts: -120, ends: -60, freezeMinutes: 15, unveiledAt }),
  }
}

/** Computes all figures from raw rows, in the simplest way. */
async function countAnew(reader: Audience): Promise<ProgressFigures> {
  const { queries } = database
  const problems = await queries.select().from(schema.problem)
  const all = await queries.select().from(schema.submission)
  const made = all
    .filter((row) => row.userId === userId)
    .filter((row) => reader === 'self' || row.contestId === null || !veiled.has(row.contestId))
  const accepted = made.filter((row) => row.status === 'Accepted')
  // For visitors, a problem counts once its first Accepted submission is public.
  const firsts = problems.flatMap(({ id }) => {
    const own = all.filter(
      (row) => row.userId === userId && row.problemId === id && row.status === 'Accepted',
    )
    const [first] = own.toSorted((one, next) => one.createdAt.getTime() - next.createdAt.getTime())
    return first && made.includes(first) ? [id] : []
  })
  const isSolved = new Set(firsts)
  const library = problems.filter(
    ({ deletedAt, publishedAt }) => deletedAt === null && publishedAt !== null && publishedAt <= new Date(),
  )
  const share = (some: typeof problems) => ({
    solved: some.filter(({ id }) => isSolved.has(id)).length,
    total: some.length,
  })
  const tagsOf = ({ tags }: { tags: string }) => tags.split(',').map((tag) => tag.trim())
  const tags = [...new Set(library.flatMap(tagsOf))].filter((tag) => tag !== '')
  const inView = Array.from({ length: historyDays }, (_, at) => daysAgo(historyDays - 1 - at))
  const goodDays = new Set(accepted.map((row) => dayOf(row.createdAt)))
  const isGood = (day: string) => goodDays.has(day)
  const rowUntil = (day: number): number => (isGood(daysAgo(day)) ? 1 + rowUntil(day + 1) : 0)
  return {
    byDifficulty: {
      easy: share(library.filter(({ difficulty }) => difficulty === 'easy')),
      medium: share(library.filter(({ difficulty }) => difficulty === 'medium')),
      hard: share(library.filter(({ difficulty }) => difficulty === 'hard')),
    },
    byTag: tags
      .map((tag) => ({ tag, ...share(library.filter((one) => tagsOf(one).includes(tag))) }))
      .sort((one, next) => next.total - one.total || one.tag.localeCompare(next.tag)),
    solved: isSolved.size,
    submissions: made.length,
    accepted: accepted.length,
    judged: made.filter(({ status }) => !/In Queue|Judging|Internal Error/.test(status)).length,
    streakDays: rowUntil(isGood(daysAgo(0)) ? 0 : 1),
    longestStreakDays: Math.max(...Array.from({ length: 400 }, (_, day) => rowUntil(day))),
    days: inView.flatMap((day) => {
      const of = made.filter((row) => dayOf(row.createdAt) === day)
      const good = of.filter((row) => row.status === 'Accepted')
      return of.length === 0 ? [] : [{ day, submissions: of.length, accepted: good.length }]
    }),
    today: daysAgo(0),
  }
}

test('each number that somebody is told of themselves can be counted anew', async () => {
  const anew = await countAnew('self')

  const { badges: _, openBadges: __, ...figures } = await readProgress(database, { userId, reader: 'self' })

  expect(figures).toEqual(anew)
  expect(figures.submissions).toBeGreaterThan(200)
  expect(figures.days.length).toBeLessThan(figures.submissions)
  expect(figures.streakDays).toBeGreaterThan(1)
})

test('others are told the same numbers without what was submitted in a contest whose results are not out', async () => {
  const anew = await countAnew('everybody')

  const {
    badges: _,
    openBadges: __,
    ...figures
  } = await readProgress(database, {
    userId,
    reader: 'everybody',
  })

  expect(figures).toEqual(anew)
  expect(figures.submissions).toBeLessThan((await countAnew('self')).submissions)
})
