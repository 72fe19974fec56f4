import type { CourseContent, LessonProgress } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { type CourseTestbed, courseTestbed, type LessonOfTest } from '../testing/course-testbed.ts'

let server: TestApp
let testbed: CourseTestbed
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  testbed = courseTestbed(server.database)
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => server[Symbol.asyncDispose]())

const video = { kind: 'address', address: 'https://example.org/a.mp4', seconds: 100 } as const

/** A learner with a course of their own. */
async function openCourse(lessons: readonly LessonOfTest[]) {
  const learner = await server.signUp()
  const courseId = await testbed.addCourse()
  await testbed.give(courseId, learner.user._id)
  const lessonIds: string[] = []
  for (const facts of lessons) lessonIds.push(await testbed.addLesson(courseId, facts))
  return { learner, courseId, lessonId: lessonIds[0] ?? '', lessonIds }
}

type PlayedStretches = readonly (readonly [number, number])[]
const report = async (who: Visitor, lessonId: string, played: PlayedStretches, more: object = {}) => {
  const body = { played, position: played.at(-1)?.[1] ?? 0, ...more }
  return (await who.send('PUT', `/course/lesson/${lessonId}/progress`, body)).json<LessonProgress>()
}
const mark = async (who: Visitor, lessonId: string, isMarked = true) =>
  (await who.send('PUT', `/course/lesson/${lessonId}/mark`, { isMarked })).json<LessonProgress>()
const contentOf = async (who: Visitor, courseId: string) =>
  (await who.get(`/course/content/${courseId}`)).json<CourseContent>()

/** Advances the server's clock. */
function passSeconds(seconds: number): void {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now + seconds * 1000)
}

test('a lesson is complete once nine tenths of its seconds were played; playing some of them again adds nothing', async () => {
  const { learner, lessonId } = await openCourse([video])

  const most = await report(learner, lessonId, [[0, 89]])
  passSeconds(60)
  const again = await report(learner, lessonId, [[10, 80]])
  passSeconds(60)
  const enough = await report(learner, lessonId, [[85, 90]])

  expect(most).toEqual({
    ...{ position: 89, playedSeconds: 89, playedPercent: 89, isMarked: false },
    ...{ isComplete: false, missing: ['watch'] },
  })
  expect(again).toMatchObject({ position: 80, playedSeconds: 89, isComplete: false })
  expect(enough).toMatchObject({ playedSeconds: 90, playedPercent: 90, isComplete: true, missing: [] })
})

test('seeking to the end plays nothing in between', async () => {
  const { learner, lessonId } = await openCourse([video])

  const found = await report(learner, lessonId, [
    [0, 3],
    [97, 100],
  ])

  expect(found).toMatchObject({ position: 100, playedSeconds: 6, isComplete: false })
})

test('what cannot have been played in the time is not believed', async () => {
  const { learner, lessonId } = await openCourse([{ ...video, seconds: 7200 }])

  const first = await report(learner, lessonId, [[0, 7200]])
  const atOnce = await report(learner, lessonId, [[1000, 7200]])
  passSeconds(30)
  const later = await report(learner, lessonId, [[3000, 7200]])

  expect(first.playedSeconds).toBe(125)
  expect(atOnce.playedSeconds).toBeLessThan(140)
  expect(later.playedSeconds - first.playedSeconds).toBeGreaterThanOrEqual(60)
  expect(later.playedSeconds - first.playedSeconds).toBeLessThan(90)
})

test('fifty reports one right after the other are believed as much as one', async () => {
  const { learner, lessonId } = await openCourse([{ ...video, seconds: 7200 }])
  passSeconds(0)

  for (let n = 0; n < 50; n++) await report(learner, lessonId, [[n * 100, n * 100 + 100]])

  const last = await report(learner, lessonId, [])
  expect(last.playedSeconds).toBe(125)
})

test('reports that were held back for half an hour are believed when they come together', async () => {
  const { learner, lessonId } = await openCourse([{ ...video, seconds: 7200 }])
  await report(learner, lessonId, [[0, 20]])
  passSeconds(1800)

  for (let n = 1; n <= 18; n++) await report(learner, lessonId, [[n * 200 - 180, n * 200 + 20]])

  expect((await report(learner, lessonId, [])).playedSeconds).toBe(3620)
})

test('reports that come twice, out of order and from two devices at once count each second once', async () => {
  const { learner, courseId, lessonId } = await openCourse([video])
  await report(learner, lessonId, [])
  passSeconds(3600)

  await Promise.all([
    ...[[20, 24] as const, [4, 8] as const, [20, 24] as const].map((one) => report(learner, lessonId, [one])),
    ...[[22, 26] as const, [0, 4] as const, [60, 64] as const].map((one) => report(learner, lessonId, [one])),
  ])

  const { lessons, watchedSeconds } = await contentOf(learner, courseId)
  expect(lessons[0]?.progress.playedSeconds).toBe(8 + 6 + 4)
  expect(watchedSeconds).toBe(24)
})

test('a video whose length nobody knows counts by what the player found, a known length counts alone', async () => {
  const { learner, lessonIds } = await openCourse([{ ...video, seconds: null }, video])
  const [unknown = '', known = ''] = lessonIds

  const blind = await report(learner, unknown, [[0, 10]])
  passSeconds(60)
  const found = await report(learner, unknown, [[0, 10]], { seconds: 10.5 })
  const forged = await report(learner, known, [[0, 10]], { seconds: 10 })

  expect(blind).toMatchObject({ playedPercent: null, isComplete: false, missing: ['watch'] })
  expect(found).toMatchObject({ playedPercent: 95, isComplete: true })
  expect(forged).toMatchObject({ playedPercent: 10, isComplete: false })
})

test.each(['written', 'playlist'] as const)(
  'a lesson of kind %s is complete by its mark only',
  async (kind) => {
    const { learner, lessonId } = await openCourse([
      { kind, serviceId: kind === 'playlist' ? 'PL0123456789' : '' },
    ])

    const played = await report(learner, lessonId, [[0, 50]], { seconds: 50 })
    const marked = await mark(learner, lessonId)
    const unmarked = await mark(learner, lessonId, false)

    expect(played).toMatchObject({ isComplete: false, playedPercent: null, missing: ['watch'] })
    expect(marked).toMatchObject({ isComplete: true, isMarked: true, missing: [] })
    expect(unmarked).toMatchObject({ isComplete: false, isMarked: false })
  },
)

test('a lesson waits for its problems to be solved by this learner; one that learners cannot open is not asked for', async () => {
  const [asked, hidden] = await Promise.all([
    server.addProblem({ title: 'Asked for' }),
    server.addProblem({ title: 'A draft', status: 'draft' }),
  ])
  const { learner, courseId, lessonId } = await openCourse([{ problems: [asked, hidden] }])
  await testbed.solve(asked, (await server.signUp()).user._id)

  const before = await mark(learner, lessonId)
  const shown = await contentOf(learner, courseId)
  await testbed.solve(asked, learner.user._id)
  const after = await contentOf(learner, courseId)

  expect(before).toMatchObject({ isMarked: true, isComplete: false, missing: ['problems'] })
  expect(shown.lessons[0]).toMatchObject({ problems: 1, problemList: [{ _id: asked, isSolved: false }] })
  expect(shown).toMatchObject({ percent: 0, certificate: null })
  expect(after).toMatchObject({ percent: 100, lessons: [{ problemList: [{ isSolved: true }] }] })
  expect(after.certificate).not.toBeNull()
})

test('lessons that are hidden or deleted count nowhere', async () => {
  const gone = { deletedAt: new Date() }
  const { learner, courseId, lessonId } = await openCourse([{}, {}, {}, gone, { hiddenAt: new Date() }])
  await mark(learner, lessonId)

  const content = await contentOf(learner, courseId)

  expect(content).toMatchObject({ completedLessons: 1, percent: 33 })
  expect(content.lessons).toHaveLength(3)
})

test('it goes on with the lesson that was open last, then with the next that is incomplete, then with any', async () => {
  const { learner, courseId, lessonIds } = await openCourse([video, video, video])
  const [one = '', two = '', three = ''] = lessonIds
  const next = async () => (await contentOf(learner, courseId)).nextLessonId
  const found = [await next()]

  await report(learner, two, [[0, 5]])
  found.push(await next())
  for (const lessonId of [two, three, one]) {
    passSeconds(10)
    await mark(learner, lessonId)
    found.push(await next())
  }

  expect(found).toEqual([one, two, three, one, one])
})

test('an admin without the course sees it as a preview and leaves no progress', async () => {
  const admin = await server.signUpAdmin()
  const { courseId, lessonId } = await openCourse([video])

  const reported = await report(admin, lessonId, [[0, 95]])
  const marked = await mark(admin, lessonId)

  expect([reported, marked]).toMatchObject([{ playedSeconds: 0 }, { isMarked: false }])
  expect(await contentOf(admin, courseId)).toMatchObject({ expiresAt: null, percent: 0, certificate: null })
  const kept = await server.database.queries.select().from(schema.lessonProgress)
  expect(kept.filter(({ userId }) => userId === admin.user._id)).toEqual([])
})

test.each([
  ['of a negative second', { played: [[-1, 5]], position: 0 }, 'Seconds must be at least 0'],
  ['of a second no video has', { played: [[0, 1e9]], position: 0 }, 'Seconds must be at most 86400'],
  ['in words', { played: [['0', 5]], position: 0 }, 'Seconds must be numbers'],
  ['of a negative position', { played: [], position: -1 }, 'Seconds must be at least 0'],
  ['without a position', { played: [] }, 'Seconds must be numbers'],
  [
    'of too many stretches',
    { played: Array(101).fill([0, 1]), position: 0 },
    'played must hold at most 100 stretches',
  ],
])('a report %s is refused', async (_, body, message) => {
  const { learner, lessonId } = await openCourse([video])

  const answer = await learner.send('PUT', `/course/lesson/${lessonId}/progress`, body)

  expect(answer.json()).toMatchObject({ status: 400, errors: [{ message }] })
})
