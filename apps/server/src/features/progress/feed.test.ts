import type { FeedEntry, SolvedProblem } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest } from '../contests/testing/add-contest.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'
import { insertSubmission } from './testing/insert-submission.ts'

let server: TestApp
let problemId: string
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  problemId = await server.addProblem({ title: 'Difference', tags: 'Math' })
})
afterAll(() => server[Symbol.asyncDispose]())

type SubmissionOptions = Partial<Parameters<typeof insertSubmission>[1]>
const submit = (who: Visitor, at: string, given: SubmissionOptions = {}) =>
  insertSubmission(server.database, { userId: who.user._id, problemId, createdAt: new Date(at), ...given })

interface Feed {
  entries: FeedEntry[]
  hasMore: boolean
}
const feedOf = async (who: Visitor, query = '') => (await who.get(`/progress/feed?${query}`)).json<Feed>()

test('a feed of somebody new is empty', async () => {
  expect(await feedOf(await server.signUp())).toEqual({ entries: [], hasMore: false })
})

test('everything that somebody did is told once, the newest first', async () => {
  const ada = await server.signUp()
  const userId = ada.user._id
  const { database } = server
  const wrong = await submit(ada, '2026-01-01T08:00:00Z', { status: 'Wrong Answer' })
  const right = await submit(ada, '2026-01-02T08:00:00Z')
  const again = await submit(ada, '2026-01-03T08:00:00Z')
  const contestId = await insertContest(database, { problems: [problemId], people: [userId], name: 'Autumn' })
  const tried = await submit(ada, '2026-01-04T08:00:00Z', { contestId, status: 'Judging' })
  const testbed = courseTestbed(database)
  const courseId = await testbed.addCourse()
  await testbed.give(courseId, userId)
  const lessonId = await testbed.addLesson(courseId)
  const markedAt = new Date('2026-01-05T08:00:00Z')
  await database.queries.insert(schema.lessonProgress).values({ userId, lessonId, markedAt })
  const code = '2345-6789-ABCD-EFGH'
  const facts = {
    personName: 'Ada',
    courseName: 'Loops',
    mentor: 'Grace',
    issuedAt: new Date('2026-01-06T08:00:00Z'),
  }
  await database.queries.insert(schema.certificate).values({ code, courseId, userId, ...facts })

  const { entries, hasMore } = await feedOf(ada)

  const told = entries.map(({ at, ...entry }) => ({ ...entry, at: at.slice(0, 10) }))
  const of = { problemId, title: 'Difference' }
  expect(told).toMatchObject([
    { at: '2026-01-06', kind: 'certificate', code, title: 'Loops' },
    { at: '2026-01-05', kind: 'lesson', courseId },
    { at: '2026-01-04', kind: 'attempted', ...of, submissionId: tried, status: 'Judging' },
    { at: '2026-01-04', kind: 'contest', contestId, title: 'Autumn' },
    { at: '2026-01-03', kind: 'attempted', ...of, submissionId: again, status: 'Accepted' },
    { at: '2026-01-02', kind: 'solved', ...of, submissionId: right, difficulty: 'easy' },
    { at: '2026-01-02', kind: 'badge', name: 'first-solve', title: 'First solve' },
    { at: '2026-01-01', kind: 'attempted', ...of, submissionId: wrong, status: 'Wrong Answer' },
  ])
  expect(hasMore).toBe(false)
})

test.each([1, 2, 3, 7, 100])('read in pages of %d, nothing is told twice or left out', async (limit) => {
  const ada = await server.signUp()
  const ids: string[] = []
  for (const second of [1, 2, 2, 2, 3, 4, 5, 5, 6]) {
    ids.push(await submit(ada, `2026-01-01T08:00:0${second}Z`, { status: 'Wrong Answer' }))
  }

  const told: string[] = []
  let page = await feedOf(ada, `limit=${limit}`)
  for (;;) {
    told.push(...page.entries.flatMap((entry) => ('submissionId' in entry ? [entry.submissionId] : [])))
    if (!page.hasMore) break
    page = await feedOf(ada, `limit=${limit}&before=${page.entries.at(-1)?.at}`)
  }

  expect(told.toSorted()).toEqual(ids.toSorted())
})

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
  'nothing breaks at the end of all times: %s',
  async (at) => {
    const ada = await server.signUp()

    const answer = await ada.get(`/progress/feed?before=${at}`)

    expect([answer.statusCode, answer.json()]).toEqual([200, { entries: [], hasMore: false }])
  },
)

test('nobody is told what others did', async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()]
  await submit(bob, '2026-01-01T08:00:00Z')

  expect((await feedOf(ada)).entries).toEqual([])
  expect((await ada.get('/progress/solved')).json()).toEqual([])
})

test('the problems that were solved last come first, with what the last Accepted program took', async () => {
  const ada = await server.signUp()
  const one = await server.addProblem({ title: 'One', tags: 'Math' })
  const other = await server.addProblem({ title: 'Other', tags: 'Array,Math' })
  await submit(ada, '2026-01-02T08:00:00Z', { problemId: one, runtimeMs: 90, memoryKb: 9000 })
  await submit(ada, '2026-01-03T08:00:00Z', { problemId: other, runtimeMs: null, memoryKb: null })
  await submit(ada, '2026-01-04T08:00:00Z', { problemId: one, runtimeMs: 12, memoryKb: 3400 })
  await submit(ada, '2026-01-05T08:00:00Z', {
    problemId: one,
    runtimeMs: 1,
    memoryKb: 1,
    status: 'Wrong Answer',
  })

  const solved = (await ada.get('/progress/solved')).json<SolvedProblem[]>()

  expect(solved).toEqual([
    {
      ...{ _id: other, title: 'Other', tags: 'Array,Math', difficulty: 'easy', isOpen: true },
      ...{ runtime: null, memory: null, solvedAt: '2026-01-03T08:00:00.000Z' },
    },
    {
      ...{ _id: one, title: 'One', tags: 'Math', difficulty: 'easy', isOpen: true },
      ...{ runtime: 12, memory: 3400, solvedAt: '2026-01-02T08:00:00.000Z' },
    },
  ])
  expect((await ada.get('/progress/solved?limit=1')).json<SolvedProblem[]>()).toHaveLength(1)
})

test('a solved problem that was taken out of the library stays, and is said to be closed', async () => {
  const [ada, admin] = [await server.signUp(), await server.signUpAdmin()]
  const gone = await server.addProblem({ title: 'Gone' })
  await submit(ada, '2026-01-02T08:00:00Z', { problemId: gone })

  await admin.send('DELETE', `/problem/delete/${gone}`)

  const solved = (await ada.get('/progress/solved')).json<SolvedProblem[]>()
  expect(solved).toMatchObject([{ _id: gone, title: 'Gone', isOpen: false }])
})

test('while a contest runs, a problem that was solved in it has neither tags nor measurements', async () => {
  const ada = await server.signUp()
  const contestId = await insertContest(server.database, { problems: [problemId], people: [ada.user._id] })
  await submit(ada, new Date().toISOString(), { contestId, runtimeMs: 12, memoryKb: 3400 })

  const [solved] = (await ada.get('/progress/solved')).json<SolvedProblem[]>()

  expect(solved).toMatchObject({ _id: problemId, tags: '', runtime: null, memory: null })
})

test('a problem that was solved long before the contest has no tags while it runs, but its measurements', async () => {
  const ada = await server.signUp()
  const known = await server.addProblem({ title: 'Known', tags: 'Math' })
  await submit(ada, '2026-01-02T08:00:00Z', { problemId: known, runtimeMs: 12, memoryKb: 3400 })
  await insertContest(server.database, { problems: [known] })

  const solved = (await ada.get('/progress/solved')).json<SolvedProblem[]>()
  const library = (await ada.get('/problem/getAllProblem')).json<{ _id: string; tags: string }[]>()
  const history = (await ada.get('/submission/history')).json<{ tags: string }[]>()

  expect(solved).toMatchObject([{ _id: known, tags: '', runtime: 12, memory: 3400 }])
  expect(library.find(({ _id }) => _id === known)?.tags).toBe('')
  expect(history.map(({ tags }) => tags)).toEqual([''])
})
