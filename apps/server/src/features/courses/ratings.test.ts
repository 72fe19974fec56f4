import type { Course, Review } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { requireCourse } from './queries.ts'
import { type CourseTestbed, courseTestbed } from './testing/course-testbed.ts'

let server: TestApp
let testbed: CourseTestbed
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  testbed = courseTestbed(server.database)
})
afterAll(() => server[Symbol.asyncDispose]())

async function openLearner(courseId: string, name = 'Ada'): Promise<Visitor> {
  const learner = await server.signUp(name)
  await testbed.give(courseId, learner.user._id)
  return learner
}

async function reviewsOf(courseId: string, who: Visitor, query = '') {
  const answer = await who.get(`/course/reviews/${courseId}${query}`)
  return { reviews: answer.json<Review[]>(), total: answer.headers['x-total-count'] }
}

test('learners rate a course, and everybody reads stars, words and first names', async () => {
  const courseId = await testbed.addCourse()
  const [one, two, stranger] = [
    await openLearner(courseId, 'Edsger'),
    await openLearner(courseId, 'Barbara'),
    await server.signUp(),
  ]

  await one.send('PUT', `/course/rating/${courseId}`, { stars: 4, words: '  Clear.  ' })
  await two.send('PUT', `/course/rating/${courseId}`, { stars: 3 })

  const { rating } = (await stranger.get(`/course/getCourse/${courseId}`)).json<Course>()
  expect(rating).toEqual({ average: 3.5, count: 2 })
  expect(await reviewsOf(courseId, one)).toMatchObject({
    total: '2',
    reviews: [
      { name: 'Barbara', stars: 3, words: '', isOwn: false },
      { name: 'Edsger', stars: 4, words: 'Clear.', isOwn: true },
    ],
  })
  expect((await reviewsOf(courseId, stranger, '?page=2&pageSize=1')).reviews).toMatchObject([{ stars: 4 }])
})

test('a second rating takes the place of the first, and can be taken back', async () => {
  const courseId = await testbed.addCourse()
  const learner = await openLearner(courseId)
  const path = `/course/rating/${courseId}`

  await learner.send('PUT', path, { stars: 1, words: 'Dull.' })
  await learner.send('PUT', path, { stars: 5 })
  const changed = await reviewsOf(courseId, learner)
  const removed = await learner.send('DELETE', path)

  expect(changed.reviews).toMatchObject([{ stars: 5, words: '' }])
  expect(removed.statusCode).toBe(200)
  expect(await reviewsOf(courseId, learner)).toEqual({ reviews: [], total: '0' })
})

test('who never had the course cannot rate it; who had it once still can', async () => {
  const courseId = await testbed.addCourse()
  const [former, refunded, stranger, admin] = [
    await openLearner(courseId),
    await openLearner(courseId),
    await server.signUp(),
    await server.signUpAdmin(),
  ]
  await testbed.expire()
  await testbed.takeBack(courseId, refunded.user._id)

  const answers = await Promise.all(
    [former, refunded, stranger, admin].map((who) =>
      who.send('PUT', `/course/rating/${courseId}`, { stars: 2 }),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 403, 403])
})

test('what somebody said whose money went back counts no more, and again once the course was bought anew', async () => {
  const courseId = await testbed.addCourse()
  const [stays, leaves] = [await openLearner(courseId), await openLearner(courseId, 'Edsger')]
  const ratingOf = async () => (await stays.get(`/course/getCourse/${courseId}`)).json<Course>().rating
  await stays.send('PUT', `/course/rating/${courseId}`, { stars: 5 })
  await leaves.send('PUT', `/course/rating/${courseId}`, { stars: 1, words: 'Give me my money back.' })

  await testbed.takeBack(courseId, leaves.user._id)
  const [rating, told] = [await ratingOf(), await reviewsOf(courseId, stays)]
  await testbed.give(courseId, leaves.user._id)

  expect(rating).toEqual({ average: 5, count: 1 })
  expect(told).toMatchObject({ total: '1', reviews: [{ stars: 5 }] })
  expect(await ratingOf()).toEqual({ average: 3, count: 2 })
})

test('whether somebody may see a course is asked without summing it up', async () => {
  const courseId = await testbed.addCourse()
  const [{ user }, stranger] = [await openLearner(courseId), await server.signUp()]
  const query = vi.spyOn(server.database.pool, 'query')

  const own = await requireCourse(server.database, { user, courseId })
  const other = await requireCourse(server.database, { user: stranger.user, courseId })

  const texts = query.mock.calls.map((call) => JSON.stringify(call))
  query.mockRestore()
  expect([own, other]).toEqual([
    { courseId, isOwn: true },
    { courseId, isOwn: false },
  ])
  expect(texts).toHaveLength(2)
  expect(texts.filter((text) => /lesson|course_rating/.test(text))).toEqual([])
})

test.each([
  [{}, 'Choose 1 to 5 stars'],
  [{ stars: 0 }, 'Choose 1 to 5 stars'],
  [{ stars: 6 }, 'Choose 1 to 5 stars'],
  [{ stars: 2.5 }, 'Stars must be whole'],
  [{ stars: '5' }, 'Choose 1 to 5 stars'],
  [{ stars: 5, words: 'x'.repeat(2001) }, 'Review must be at most 2000 characters'],
  [{ stars: 5, words: 'half \ud800' }, 'Review must hold neither a NUL character nor half a character'],
])('a rating %j is refused', async (body, message) => {
  const courseId = await testbed.addCourse()
  const learner = await openLearner(courseId)

  const answer = await learner.send('PUT', `/course/rating/${courseId}`, body)

  expect(answer.json()).toMatchObject({ status: 400, errors: [{ message }] })
})

test('the reviews of somebody erased are gone, and count no more', async () => {
  const courseId = await testbed.addCourse()
  const [learner, reader] = [await openLearner(courseId), await server.signUp()]
  await learner.send('PUT', `/course/rating/${courseId}`, { stars: 1, words: 'Dull.' })

  await learner.send('DELETE', `/user/deleteProfile/${learner.user._id}`)

  const { rating } = (await reader.get(`/course/getCourse/${courseId}`)).json<Course>()
  expect(rating).toEqual({ average: null, count: 0 })
  expect(await reviewsOf(courseId, reader)).toEqual({ reviews: [], total: '0' })
})
