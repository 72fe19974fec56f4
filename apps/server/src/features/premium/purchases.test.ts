import { randomUUID } from 'node:crypto'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { type CourseTestbed, courseTestbed } from '../courses/testing/course-testbed.ts'

let server: TestApp
let testbed: CourseTestbed
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  testbed = courseTestbed(server.database)
})
afterAll(() => server[Symbol.asyncDispose]())

test('the courses somebody bought are told with their progress, the newest purchase first', async () => {
  const owner = await server.signUp()
  const [first, second] = await Promise.all([
    testbed.addCourse(),
    testbed.addCourse({ deletedAt: new Date() }),
  ])
  const lessonId = await testbed.addLesson(first, { title: 'Begin here' })
  await testbed.give(first, owner.user._id)
  await testbed.give(second, owner.user._id)

  const { courses, purchasedDate } = (await owner.send('POST', '/premium/premiumdetails', {})).json()

  expect(courses).toMatchObject([
    { _id: second, nextLesson: null, percent: 0 },
    {
      ...{ _id: first, percent: 0, completedLessons: 0, watchedSeconds: 0, isExpired: false },
      ...{ nextLesson: { _id: lessonId, title: 'Begin here' }, certificate: null },
    },
  ])
  expect(purchasedDate).toBe(courses[0].purchasedDate)
})

test('what was paid is that of the time, not of today; what an admin gave cost nothing', async () => {
  const owner = await server.signUp()
  const courseId = await testbed.addCourse({ pricePaise: 149_900 })
  await testbed.give(courseId, owner.user._id)
  const priceOf = async () =>
    (await owner.send('POST', '/premium/premiumdetails', {})).json().courses[0].paidPrice
  expect(await priceOf()).toBeNull()

  const [{ id: orderId } = { id: '' }] = await server.database.queries
    .insert(schema.order)
    .values({
      ...{ id: randomUUID(), userId: owner.user._id, kind: 'course', itemId: courseId, itemName: 'Graphs' },
      ...{ amountPaise: 99_900, provider: 'test', state: 'fulfilled', fulfilledAt: new Date() },
    })
    .returning()
  await server.database.queries.insert(schema.courseGrant).values({
    ...{ id: randomUUID(), courseId, userId: owner.user._id, orderId, days: 30 },
    grantedAt: new Date(Date.now() + 1000),
  })

  expect(await priceOf()).toBe(999)
})

test('who never bought anything has no courses; admins ask about others, learners do not', async () => {
  const [owner, stranger, admin] = await Promise.all([server.signUp(), server.signUp(), server.signUpAdmin()])
  await testbed.give(await testbed.addCourse(), owner.user._id)
  const body = { userid: owner.user._id }

  const none = await stranger.send('POST', '/premium/premiumdetails', {})
  const refused = await stranger.send('POST', '/premium/premiumdetails', body)
  const asAdmin = await admin.send('POST', '/premium/premiumdetails', body)

  expect(none.json()).toMatchObject({ isPremium: false, courses: [], purchasedDate: null })
  expect(refused.json()).toMatchObject({ status: 403, code: 'not_allowed' })
  expect(asAdmin.json().courses).toHaveLength(1)
})

test('saving an enrolment gives nothing: it only confirms what is open', async () => {
  const owner = await server.signUp()
  const [own, other] = await Promise.all([testbed.addCourse(), testbed.addCourse()])
  await testbed.give(own, owner.user._id)
  const save = (body: object) => owner.send('POST', '/premium/premiumsave', body)
  const userId = owner.user._id

  const confirmed = await Promise.all([
    ...[{}, { userId }, { userId, courses: own }].map(save),
    ...[{ userId, courses: [own] }, { courses: [{ _id: own, CoursePrice: 0 }] }].map(save),
  ])
  const unpaid = await Promise.all(
    [[other], [own, other], [{ _id: other }], [{}], [1], 'nothing', [null]].map((courses) =>
      save({ courses }),
    ),
  )

  expect(confirmed.map((answer) => answer.json().courses?.map((one: { _id: string }) => one._id))).toEqual(
    Array(5).fill([own]),
  )
  expect(unpaid.map((answer) => answer.json().code)).toEqual(Array(7).fill('not_paid'))
})

test('an enrolment is saved neither for others, nor by admins, nor after its time', async () => {
  const [owner, admin] = await Promise.all([server.signUp(), server.signUpAdmin()])
  const courses = [await testbed.addCourse()]
  await testbed.give(courses[0] ?? '', owner.user._id)
  const body = { userId: owner.user._id, courses }

  const byAdmin = await admin.send('POST', '/premium/premiumsave', body)
  await testbed.expire()
  const late = await owner.send('POST', '/premium/premiumsave', body)

  expect(byAdmin.json()).toMatchObject({ status: 403, code: 'not_allowed' })
  expect(late.json()).toMatchObject({ status: 409, code: 'not_paid' })
})

test('a course whose last problem was solved elsewhere shows its certificate at once', async () => {
  const owner = await server.signUp()
  const [courseId, problemId] = [await testbed.addCourse(), await server.addProblem()]
  const lessonId = await testbed.addLesson(courseId, { problems: [problemId] })
  await testbed.give(courseId, owner.user._id)
  await owner.send('PUT', `/course/lesson/${lessonId}/mark`, { isMarked: true })
  await testbed.solve(problemId, owner.user._id)

  const { courses } = (await owner.send('POST', '/premium/premiumdetails', {})).json()

  expect(courses).toMatchObject([{ percent: 100, certificate: { code: expect.any(String) } }])
})
