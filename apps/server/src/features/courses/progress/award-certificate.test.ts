import { schema } from '@codedojo/db'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { readPurchases } from '../owned-courses.ts'
import { requireOpenCourse } from '../require-open.ts'
import { showContent } from '../show-content.ts'
import { type CourseTestbed, courseTestbed } from '../testing/course-testbed.ts'
import { awardCertificate } from './award-certificate.ts'

let server: TestApp
let testbed: CourseTestbed
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  testbed = courseTestbed(server.database)
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => server[Symbol.asyncDispose]())

/** A learner whose only course became complete without an event. */
async function openComplete() {
  const { user } = await server.signUp()
  const courseId = await testbed.addCourse()
  const lessonId = await testbed.addLesson(courseId)
  await testbed.give(courseId, user._id)
  await server.database.queries
    .insert(schema.lessonProgress)
    .values({ userId: user._id, lessonId, markedAt: new Date() })
  return { user, courseId, learner: { userId: user._id, courseId } }
}

const purchasesOf = (userId: string) => readPurchases(server.database, { userId, showsPlaylists: false })

/** Counts database queries, and attempts to write. */
function watchDatabase() {
  const { pool, queries } = server.database
  return { query: vi.spyOn(pool, 'query'), transaction: vi.spyOn(queries, 'transaction') }
}

test('looking at the purchases, and at the content, gives the certificate that is due', async () => {
  const [one, other] = [await openComplete(), await openComplete()]
  const open = await requireOpenCourse(server.database, other)

  const purchases = await purchasesOf(one.user._id)
  const content = await showContent(server.database, { open, user: other.user })

  expect(purchases.courses).toMatchObject([{ percent: 100, certificate: { code: expect.any(String) } }])
  expect(content.certificate?.code).toEqual(expect.any(String))
})

test('whoever has the certificate is not looked at again', async () => {
  const { user, learner } = await openComplete()
  await awardCertificate(server.database, learner)
  const open = await requireOpenCourse(server.database, { user, courseId: learner.courseId })

  const { query, transaction } = watchDatabase()
  await awardCertificate(server.database, learner)
  const queriesToAward = query.mock.calls.length
  await purchasesOf(user._id)
  await showContent(server.database, { open, user })

  const texts = query.mock.calls.map((call) => JSON.stringify(call))
  expect(queriesToAward).toBe(1)
  expect(texts.filter((text) => text.includes('from \\"certificate\\"'))).toHaveLength(3)
  expect(transaction).not.toHaveBeenCalled()
})

test('a course whose time is over gives none, and is not looked at for one', async () => {
  const { user } = await openComplete()
  await testbed.expire()
  const { transaction } = watchDatabase()

  const { courses } = await purchasesOf(user._id)

  expect(courses).toMatchObject([{ percent: 100, isExpired: true, certificate: null }])
  expect(transaction).not.toHaveBeenCalled()
})
