import type { CourseContent, CourseDetail } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterEach, expect, test, vi } from 'vitest'
import type { Visitor } from '../../testing/start-app.ts'
import { checkBooksAfterEach } from '../orders/testing/check-books.ts'
import { openMoneyTestbed, type PlacedOrder } from '../orders/testing/money-testbed.ts'
import { courseTestbed } from './testing/course-testbed.ts'

const testbed = await openMoneyTestbed()
const courses = courseTestbed(testbed.server.database)
const admin = await testbed.server.signUpAdmin()
afterEach(() => {
  vi.useRealTimers()
})
checkBooksAfterEach(testbed)

const dayMs = 86_400_000

/** Advances the server's clock without ending sessions. */
async function passDays(days: number): Promise<void> {
  const now = Date.now()
  await testbed.server.database.queries
    .update(schema.session)
    .set({ expiresAt: new Date(now + (days + 1) * dayMs) })
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now + days * dayMs)
}

const order = (who: Visitor, courseId: string) => who.send('POST', `/course/courseid/${courseId}`)

/** Orders, pays and verifies. */
async function buy(who: Visitor, courseId: string): Promise<PlacedOrder> {
  const answer = await order(who, courseId)
  if (answer.statusCode !== 200) throw new Error(`Ordering failed: ${answer.body}`)
  const ordered = { ...answer.json<PlacedOrder>(), productId: courseId }
  const verified = await testbed.verify(who, testbed.fake.bank.pay(ordered.id), courseId)
  expect(verified.json()).toMatchObject({ success: true })
  return ordered
}

const ownedOf = async (who: Visitor, courseId: string) =>
  (await who.get(`/course/getCourse/${courseId}`)).json<CourseDetail>().owned
const contentOf = async (who: Visitor, courseId: string) =>
  (await who.get(`/course/content/${courseId}`)).json<CourseContent & { code?: string }>()

async function openBuyer(validityDays = 90) {
  const buyer = await testbed.server.signUp('Ada')
  const courseId = await courses.addCourse({ validityDays, thumbnail: '/pictures/loops.webp' })
  return { buyer, courseId, lessonId: await courses.addLesson(courseId) }
}

test('a course is open from its verified payment on, for the time that was bought, and an unpaid order opens nothing', async () => {
  const { buyer, courseId } = await openBuyer(10)

  const ordered = { ...(await order(buyer, courseId)).json<PlacedOrder>(), productId: courseId }
  const again = (await order(buyer, courseId)).json<PlacedOrder>()
  const unpaid = await contentOf(buyer, courseId)
  await testbed.verify(buyer, testbed.fake.bank.pay(ordered.id), courseId)

  expect(again.orderId).toBe(ordered.orderId)
  expect(unpaid.code).toBe('not_enrolled')
  const owned = await ownedOf(buyer, courseId)
  const days = (Date.parse(owned?.expiresAt ?? '') - Date.now()) / dayMs
  expect(days).toBeGreaterThan(9.9)
  expect(days).toBeLessThanOrEqual(10)
  const { lessons } = await contentOf(buyer, courseId)
  // Refers to the creation date of the own lesson.
  expect(lessons).toEqual([expect.objectContaining({ publishedAt: expect.stringMatching(/^20/) })])
  const from = new Date(Date.parse(owned?.expiresAt ?? '') - 5 * dayMs)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(from)
  expect((await order(buyer, courseId)).json()).toMatchObject({
    ...{ status: 409, code: 'already_owned' },
    message: `You own this course already. It can be renewed from ${day} on.`,
  })
})

test('the clock ends it, everything that was done stays, and buying again opens it anew', async () => {
  const { buyer, courseId, lessonId } = await openBuyer(2)
  await buy(buyer, courseId)
  const second = await courses.addLesson(courseId)
  await buyer.send('PUT', `/course/lesson/${lessonId}/mark`, { isMarked: true })

  await passDays(2.01)
  const late = await Promise.all([
    ...[`/course/content/${courseId}`, `/course/lesson/${lessonId}`].map((path) => buyer.get(path)),
    buyer.send('PUT', `/course/lesson/${second}/mark`, { isMarked: true }),
    buyer.send('PUT', `/course/lesson/${second}/progress`, { played: [], position: 0 }),
  ])
  const over = await ownedOf(buyer, courseId)
  await buy(buyer, courseId)

  expect(late.map((answer) => answer.json().code)).toEqual(Array(4).fill('course_expired'))
  expect(over).toMatchObject({ isExpired: true, isRenewable: true })
  expect(await contentOf(buyer, courseId)).toMatchObject({ percent: 50, completedLessons: 1 })
})

test('what is bought near the end begins at the end', async () => {
  const { buyer, courseId } = await openBuyer(4)
  await buy(buyer, courseId)
  const first = await ownedOf(buyer, courseId)

  await passDays(2.5)
  await buy(buyer, courseId)

  const renewed = await ownedOf(buyer, courseId)
  expect(Date.parse(renewed?.expiresAt ?? '')).toBe(Date.parse(first?.expiresAt ?? '') + 4 * dayMs)
  expect(renewed?.isRenewable).toBe(false)
})

test('a refund takes content and certificate away, and what was bought is not owned any more', async () => {
  const { buyer, courseId, lessonId } = await openBuyer()
  const ordered = await buy(buyer, courseId)
  await buyer.send('PUT', `/course/lesson/${lessonId}/mark`, { isMarked: true })
  const code = (await contentOf(buyer, courseId)).certificate?.code ?? ''

  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  await testbed.tend()

  const checked = await testbed.server.request({ method: 'GET', url: `/api/certificate/${code}` })
  expect(await testbed.stateOf(ordered.orderId)).toBe('refunded')
  expect((await contentOf(buyer, courseId)).code).toBe('not_enrolled')
  expect(await ownedOf(buyer, courseId)).toBeNull()
  expect(checked.json()).toMatchObject({ code, revokedAt: expect.any(String) })
  expect((await buyer.send('POST', '/premium/premiumdetails', {})).json()).toMatchObject({ courses: [] })
})

test('the order has the name and the picture of the course, and the receipt says where it is', async () => {
  const { buyer, courseId } = await openBuyer()
  const { mailer } = testbed.server.context
  const { send } = mailer
  const mails: string[] = []
  Object.assign(mailer, { send: ({ text }: { text: string }) => void mails.push(text) })

  await buy(buyer, courseId)

  Object.assign(mailer, { send })
  expect((await buyer.get('/order/mine?kind=course')).json()).toMatchObject([
    {
      kind: 'course',
      thing: { _id: courseId, name: 'Loops', image: '/pictures/loops.webp' },
      amount: 49_900,
    },
  ])
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(new RegExp(`open for you until \\d+ \\w+ \\d+: http.*/course/${courseId}\\n`))
})
