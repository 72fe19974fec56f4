import { randomUUID } from 'node:crypto'
import type { CourseLearner } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { courseTestbed } from '../../courses/testing/course-testbed.ts'
import { grantCourse } from '../../orders/index.ts'
import { answerQuestion, deleteQuestion, requireQuestion } from './course-questions.ts'

let server: TestApp
let admin: Visitor
let testbed: ReturnType<typeof courseTestbed>
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
  testbed = courseTestbed(server.database)
})
afterAll(() => server[Symbol.asyncDispose]())

async function list(courseId: string, query = '') {
  const answer = await admin.get(`/admin/course/${courseId}/learners${query}`)
  expect(answer.statusCode).toBe(200)
  return { learners: answer.json<CourseLearner[]>(), total: Number(answer.headers['x-total-count']) }
}
const enrol = (courseId: string, body: object) =>
  admin.send('POST', `/admin/course/${courseId}/learners`, body)
const unenrol = (courseId: string, userId: string) =>
  admin.send('DELETE', `/admin/course/${courseId}/learners/${userId}`)
const inDays = (text: string | null | undefined) =>
  Math.round((Date.parse(text ?? '') - Date.now()) / 86_400_000)

/** Enrols a learner like a paid order. */
async function buy(courseId: string, userId: string, days = 90): Promise<void> {
  const { order } = schema
  const id = randomUUID()
  await server.database.queries.insert(order).values({
    id,
    userId,
    kind: 'course',
    itemId: courseId,
    itemName: 'Loops',
    amountPaise: 49_900,
    provider: 'test',
  })
  await server.database.queries.transaction((tx) =>
    grantCourse(tx, { courseId, userId, orderId: id, givenById: null, days }),
  )
}

test('an admin opens a course for somebody, who is listed with how far they are', async () => {
  const problemId = await server.addProblem({ title: 'Asked' })
  const courseId = await testbed.addCourse({ validityDays: 30 })
  const read = await testbed.addLesson(courseId)
  await testbed.addLesson(courseId, { problems: [problemId] })
  await testbed.addLesson(courseId, { hiddenAt: new Date() })
  const learner = await server.signUp('Noor')

  expect((await enrol(courseId, { emailId: ` ${learner.user.emailId.toUpperCase()} ` })).statusCode).toBe(200)
  const { lessonProgress } = schema
  await server.database.queries
    .insert(lessonProgress)
    .values({ userId: learner.user._id, lessonId: read, markedAt: new Date(), watchedSeconds: 61.4 })

  const { learners, total } = await list(courseId)
  expect(total).toBe(1)
  expect(learners).toMatchObject([
    {
      user: { _id: learner.user._id, name: 'Noor', emailId: learner.user.emailId },
      isGiven: true,
      completedLessons: 1,
      percent: 50,
      watchedSeconds: 61,
      certificateCode: null,
    },
  ])
  expect(learners[0]?.lastSeenAt).not.toBeNull()
  expect(inDays(learners[0]?.expiresAt)).toBe(30)
})

test('days that are given while a course runs come on top', async () => {
  const courseId = await testbed.addCourse()
  const { user } = await server.signUp()

  await enrol(courseId, { emailId: user.emailId, days: 10 })
  await enrol(courseId, { emailId: user.emailId, days: 5 })

  const { learners } = await list(courseId)
  expect(learners.map(({ expiresAt }) => inDays(expiresAt))).toEqual([15])
})

test('what was given is taken back, and what was bought stays', async () => {
  const courseId = await testbed.addCourse()
  const { user } = await server.signUp()
  await buy(courseId, user._id, 20)
  expect((await unenrol(courseId, user._id)).json()).toMatchObject({ status: 409, code: 'only_bought' })
  await enrol(courseId, { emailId: user.emailId, days: 100 })
  expect(inDays((await list(courseId)).learners[0]?.expiresAt)).toBe(120)

  expect((await unenrol(courseId, user._id)).statusCode).toBe(200)

  const { learners } = await list(courseId)
  expect(learners).toMatchObject([{ isGiven: false }])
  expect(inDays(learners[0]?.expiresAt)).toBe(20)
})

test('whether the newest time was given or bought is told besides whether any was given', async () => {
  const courseId = await testbed.addCourse()
  const { user } = await server.signUp()
  const facts = async () => {
    const [learner] = (await list(courseId)).learners
    return [learner?.isGiven, learner?.isNewestGiven]
  }

  await enrol(courseId, { emailId: user.emailId })
  expect(await facts()).toEqual([true, true])
  await buy(courseId, user._id)
  expect(await facts()).toEqual([true, false])
  await enrol(courseId, { emailId: user.emailId })
  expect(await facts()).toEqual([true, true])
  await unenrol(courseId, user._id)
  expect(await facts()).toEqual([false, false])
})

test('who has everything taken back stays in the list without a time, and without the certificate', async () => {
  const courseId = await testbed.addCourse()
  const { user } = await server.signUp()
  await enrol(courseId, { emailId: user.emailId })
  const { certificate } = schema
  await server.database.queries.insert(certificate).values({
    code: 'AAAA-BBBB-CCCC-DDDD',
    userId: user._id,
    courseId,
    personName: 'Ada',
    courseName: 'Loops',
    mentor: 'Grace',
  })
  expect((await list(courseId)).learners).toMatchObject([{ certificateCode: 'AAAA-BBBB-CCCC-DDDD' }])

  await unenrol(courseId, user._id)

  expect((await list(courseId)).learners).toMatchObject([
    { expiresAt: null, isGiven: false, certificateCode: null },
  ])
  expect((await unenrol(courseId, user._id)).json()).toMatchObject({ code: 'only_bought' })
})

test('learners are found by name and email and come in pages, the newest first', async () => {
  const courseId = await testbed.addCourse()
  const learners = [await server.signUp('Asha'), await server.signUp('Bela'), await server.signUp('Abel')]
  for (const { user } of learners) await enrol(courseId, { emailId: user.emailId })
  const names = async (query: string) => {
    const { learners: found, total } = await list(courseId, query)
    return { names: found.map(({ user }) => user.name), total }
  }

  expect(await names('')).toEqual({ names: ['Abel', 'Bela', 'Asha'], total: 3 })
  expect(await names('?page=2&pageSize=2')).toEqual({ names: ['Asha'], total: 3 })
  expect(await names('?q=bel')).toEqual({ names: ['Abel', 'Bela'], total: 2 })
  expect(await names(`?q=${learners[0]?.user.emailId}`)).toEqual({ names: ['Asha'], total: 1 })
  expect(await names('?q=%25')).toEqual({ names: [], total: 0 })
  expect((await admin.get(`/admin/course/${courseId}/learners?page=0`)).statusCode).toBe(400)
})

test('who gave and took is in the audit log, and a double click gives and takes once each', async () => {
  const courseId = await testbed.addCourse()
  const { user } = await server.signUp()
  await enrol(courseId, { emailId: user.emailId, days: 7 })

  const taken = await Promise.all([unenrol(courseId, user._id), unenrol(courseId, user._id)])

  expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { auditEvent } = schema
  const events = await server.database.queries
    .select({ action: auditEvent.action, before: auditEvent.before, after: auditEvent.after })
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, courseId), eq(auditEvent.actorId, admin.user._id)))
    .orderBy(asc(auditEvent.id))
  expect(events).toEqual([
    { action: 'course.enrolled', before: null, after: { userId: user._id, days: 7 } },
    { action: 'course.unenrolled', before: { userId: user._id }, after: null },
  ])
})

test('a course is opened only for somebody who has an account, and for days that make sense', async () => {
  const courseId = await testbed.addCourse()
  const { emailId } = (await server.signUp()).user
  const wrongs = [
    ['emailId', { emailId: undefined }],
    ['emailId', { emailId: ' ' }],
    ['emailId', { emailId: 7 }],
    ['days', { days: 0 }],
    ['days', { days: -1 }],
    ['days', { days: 1.5 }],
    ['days', { days: 36_501 }],
    ['days', { days: '7' }],
    ['days', { days: null }],
  ] as const
  for (const [field, change] of wrongs) {
    const answer = await enrol(courseId, { emailId, ...change })
    expect(answer.json(), JSON.stringify(change)).toMatchObject({ status: 400, errors: [{ field }] })
  }
  expect((await enrol(courseId, { emailId: 'nobody@example.org' })).json()).toMatchObject({
    status: 404,
    code: 'user_not_found',
  })
  expect((await unenrol(courseId, randomUUID())).json()).toMatchObject({ code: 'user_not_found' })
  expect((await unenrol(courseId, 'x')).json()).toMatchObject({ code: 'user_not_found' })

  expect(await list(courseId)).toEqual({ learners: [], total: 0 })
})

test('a removed review is gone, and the log keeps its stars without its words', async () => {
  const courseId = await testbed.addCourse()
  const { user } = await server.signUp()
  const id = randomUUID()
  const { auditEvent, courseRating } = schema
  await server.database.queries
    .insert(courseRating)
    .values({ id, courseId, userId: user._id, stars: 1, words: 'Rude words.' })
  const remove = () => admin.send('DELETE', `/admin/course/review/${id}`)

  expect((await remove()).statusCode).toBe(200)

  expect((await remove()).json()).toMatchObject({ status: 404, code: 'review_not_found' })
  const events = await server.database.queries
    .select({ action: auditEvent.action, before: auditEvent.before })
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, courseId))
  expect(events).toEqual([{ action: 'course.review_deleted', before: { stars: 1 } }])
})

test('of an erased person nothing is left in a course', async () => {
  const courseId = await testbed.addCourse()
  const lessonId = await testbed.addLesson(courseId)
  const { user } = await server.signUp()
  const { certificate, courseGrant, courseRating, enrolment, lessonProgress } = schema
  await enrol(courseId, { emailId: user.emailId })
  await buy(courseId, user._id)
  const { queries } = server.database
  const own = { userId: user._id, courseId }
  await queries.insert(lessonProgress).values({ userId: user._id, lessonId })
  await queries.insert(courseRating).values({ id: randomUUID(), ...own, stars: 5 })
  const said = { personName: 'Ada', courseName: 'Loops', mentor: 'Grace' }
  await queries.insert(certificate).values({ code: 'ERAS-ERAS-ERAS-ERAS', ...own, ...said })
  const left = () =>
    Promise.all(
      [certificate, courseGrant, courseRating, enrolment, lessonProgress].map((table) =>
        queries.$count(table, eq(table.userId, user._id)),
      ),
    )
  expect(await left()).toEqual([1, 2, 1, 1, 1])

  expect((await admin.send('DELETE', `/user/deleteProfile/${user._id}`)).statusCode).toBe(200)

  expect(await left()).toEqual([0, 0, 0, 0, 0])
  expect(await list(courseId)).toEqual({ learners: [], total: 0 })
})

test('what an erased admin had given stays', async () => {
  const courseId = await testbed.addCourse()
  const { user } = await server.signUp()
  const giver = await server.signUpAdmin()
  await giver.send('POST', `/admin/course/${courseId}/learners`, { emailId: user.emailId })

  await admin.send('DELETE', `/user/deleteProfile/${giver.user._id}`)

  expect((await list(courseId)).learners).toMatchObject([{ user: { _id: user._id }, isGiven: true }])
})

test('an answer to a question that is gone by then is refused, and the audit log says nothing of it', async () => {
  const courseId = await testbed.addCourse({ takesQuestions: true })
  const lessonId = await testbed.addLesson(courseId)
  const asker = await server.signUp('Noor')
  await testbed.give(courseId, asker.user._id)
  const asked = await asker.send('POST', `/course/lesson/${lessonId}/questions`, { text: 'Why?' })
  const { _id } = asked.json<{ _id: string }>()
  const question = await requireQuestion(server.database, _id)
  await asker.send('DELETE', `/course/question/${_id}`)
  const { auditEvent } = schema
  const logged = () => server.database.queries.$count(auditEvent)
  const before = await logged()
  const actorId = admin.user._id

  const late = answerQuestion(server.database, { question, body: { answer: 'Late.' }, actorId })
  await expect(late).rejects.toMatchObject({ code: 'question_not_found' })
  const twice = deleteQuestion(server.database, { question, actorId })
  await expect(twice).rejects.toMatchObject({ code: 'question_not_found' })

  expect(await logged()).toBe(before)
})
