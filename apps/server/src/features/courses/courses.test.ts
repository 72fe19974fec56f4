import { randomUUID } from 'node:crypto'
import type { Course, CourseDetail } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type CourseTestbed, courseTestbed } from './testing/course-testbed.ts'

let server: TestApp
let testbed: CourseTestbed
let learner: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  testbed = courseTestbed(server.database)
  learner = await server.signUp()
})
afterAll(() => server[Symbol.asyncDispose]())

test('only what is published is listed, the newest first, with sums of what is in it', async () => {
  const problemId = await server.addProblem()
  const gone = await server.addProblem({ title: 'Not there yet', status: 'draft' })
  const [older, newer] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002']
  await testbed.addCourse({ id: older, pricePaise: 49_950, playlistId: 'PLcanary00000' })
  await testbed.addLesson(older, { kind: 'address', seconds: 90.4, problems: [problemId, gone] })
  await testbed.addLesson(older, { problems: [problemId] })
  await testbed.addLesson(older, { kind: 'address', seconds: 1000, deletedAt: new Date() })
  await testbed.addLesson(older, { kind: 'service', seconds: 1000, hiddenAt: new Date() })
  await testbed.addCourse({ id: newer })
  await testbed.addCourse({ isDraft: true })
  await testbed.addCourse({ deletedAt: new Date() })

  const listed = (await learner.get('/course/Allcourses')).json<Course[]>()

  expect(listed.map(({ _id }) => _id)).toEqual([newer, older])
  expect(listed[1]).toMatchObject({
    ...{ CourseName: 'Loops', CoursePrice: 499.5, validityDays: 90, playlistid: '', owned: null },
    ...{ learners: 0, lessons: 2, problems: 1, totalSeconds: 90 },
    rating: { average: null, count: 0 },
  })
})

test('a course tells the names of its lessons to everybody, in their order', async () => {
  const courseId = await testbed.addCourse()
  await testbed.addLesson(courseId, { position: 8, title: 'Second', notes: 'secret' })
  await testbed.addLesson(courseId, { position: 7, title: 'First', kind: 'upload', seconds: 60 })
  await testbed.addLesson(courseId, { position: 9, title: 'Gone', deletedAt: new Date() })

  const { outline } = (await learner.get(`/course/getCourse/${courseId}`)).json<CourseDetail>()

  expect(outline).toEqual([
    { title: 'First', kind: 'upload', seconds: 60, problems: 0 },
    { title: 'Second', kind: 'written', seconds: null, problems: 0 },
  ])
})

test('drafts are there for admins and owners, deleted courses for owners only', async () => {
  const [owner, admin] = await Promise.all([server.signUp(), server.signUpAdmin()])
  const draft = await testbed.addCourse({ isDraft: true })
  const deleted = await testbed.addCourse({ deletedAt: new Date() })
  for (const id of [draft, deleted]) await testbed.give(id, owner.user._id)
  const asked = async (who: Visitor) =>
    Promise.all([draft, deleted].map(async (id) => (await who.get(`/course/getCourse/${id}`)).statusCode))

  const found = await Promise.all([learner, owner, admin].map(asked))

  expect(found).toEqual([
    [404, 404],
    [200, 200],
    [200, 404],
  ])
})

test('a course that is open says until when; one whose time was taken back was never owned', async () => {
  const owner = await server.signUp()
  const courseId = await testbed.addCourse({ validityDays: 200, playlistId: 'PLcanary00000' })
  const readOwned = async () => (await owner.get(`/course/getCourse/${courseId}`)).json<CourseDetail>()

  await testbed.give(courseId, owner.user._id, 100)
  const open = await readOwned()
  await testbed.takeBack(courseId, owner.user._id)
  const taken = await readOwned()

  expect(open).toMatchObject({ owned: { isExpired: false, isRenewable: false }, learners: 1 })
  expect(open.playlistid).toBe('PLcanary00000')
  expect(taken).toMatchObject({ owned: null, learners: 0, playlistid: '' })
})

test('near its end a course can be bought again, before that it is owned already', async () => {
  const owner = await server.signUp()
  const [early, late] = await Promise.all([testbed.addCourse(), testbed.addCourse()])
  await testbed.give(early, owner.user._id, 31)
  await testbed.give(late, owner.user._id, 29)

  const [refused, ordered] = await Promise.all(
    [early, late].map((id) => owner.send('POST', `/course/courseid/${id}`)),
  )

  expect(refused?.json()).toMatchObject({ status: 409, code: 'already_owned' })
  expect(ordered?.json()).toMatchObject({ amount: 49_900, currency: 'INR', name: 'Loops', state: 'created' })
})

test('drafts and deleted courses cannot be bought, not even by who owns them', async () => {
  const owner = await server.signUp()
  const ids = await Promise.all([
    testbed.addCourse({ isDraft: true }),
    testbed.addCourse({ deletedAt: new Date() }),
  ])
  await Promise.all(ids.map((id) => testbed.give(id, owner.user._id, 1)))

  const answers = await Promise.all(
    [...ids, randomUUID()].map((id) => owner.send('POST', `/course/courseid/${id}`)),
  )

  expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('course_not_found'))
})
