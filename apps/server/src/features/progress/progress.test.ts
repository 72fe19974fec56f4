import type { Badge, DayReason, Problem, ProgressFigures, Streak } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest, moveContest } from '../contests/testing/add-contest.ts'
import { judgePrinted } from '../rejudges/testing/judge-printed.ts'
import { untilJudged } from '../rejudges/testing/until-judged.ts'

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

test('the tags of a problem in a running contest cannot be read from the numbers either', async () => {
  const [learner, admin] = [await server.signUp(), await server.signUpAdmin()]
  const tag = `Tag ${crypto.randomUUID()}`
  const problemId = await server.addProblem({ title: 'In the round', tags: tag })
  const told = async (who: Visitor) => {
    const { byTag } = (await who.get('/progress')).json<ProgressFigures>()
    return byTag.filter((each) => each.tag === tag).map(({ total }) => total)
  }
  expect(await told(learner)).toEqual([1])

  const contestId = await insertContest(server.database, {
    problems: [problemId],
    people: [learner.user._id],
  })
  // What is the same for all may be a second old where another process changed it.
  await expect.poll(() => told(learner)).toEqual([])
  expect(await told(admin)).toEqual([])
  await moveContest(server.database, contestId, { starts: -120, ends: -60 })

  await expect.poll(() => told(learner)).toEqual([1])
})

type Progress = ProgressFigures & { badges: Badge[] }
const progressOf = async (who: Visitor) => (await who.get('/progress')).json<Progress>()

test('what a rejudge takes away is counted no more, and what it gives belongs to the day of the submission', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const admin = await server.signUpAdmin()
  const [right, wrong] = [await server.signUp(), await server.signUp()]
  const problemId = await server.addProblem({ title: 'Changed' })
  const submit = (who: Visitor, code: string) =>
    who.send('POST', `/submission/submit/${problemId}`, { code, language: 'python' })
  await submit(right, '1|6|-8')
  await submit(wrong, '1|6|99')
  const before = [await progressOf(right), await progressOf(wrong)]

  const shown = (await admin.get(`/problem/problemById/${problemId}`)).json<Problem>()
  const [visible, hidden] = [
    { input: '10 4\n', output: '6\n' },
    { input: '1 9\n', output: '99\n' },
  ]
  await admin.send('PUT', `/problem/update/${problemId}`, {
    ...shown,
    hiddenTestCases: [visible, hidden],
    referenceSolution: [{ language: 'python', completeCode: '1|6|99' }],
  })
  const { _id } = (await admin.send('POST', `/problem/rejudge/${problemId}`, {})).json<{ _id: string }>()
  await untilJudged(server.database, _id)
  await admin.send('POST', `/admin/rejudge/${_id}/apply`, { confirm: true, changed: 2 })
  await expect.poll(async () => (await progressOf(right)).accepted).toBe(0)

  const after = [await progressOf(right), await progressOf(wrong)]
  const numbers = ({ solved, accepted, judged, submissions, streakDays, badges }: Progress) => ({
    ...{ solved, accepted, judged, submissions, streakDays, badges: badges.length },
  })
  const all = { judged: 1, submissions: 1 }
  const good = { ...all, solved: 1, accepted: 1, streakDays: 1, badges: 1 }
  const bad = { ...all, solved: 0, accepted: 0, streakDays: 0, badges: 0 }
  expect(before.map(numbers)).toEqual([good, bad])
  expect(after.map(numbers)).toEqual([bad, good])
})
