import type { CertificateFacts, CourseContent } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type CourseTestbed, courseTestbed } from '../courses/testing/course-testbed.ts'
import { issueCertificate } from './issue-certificate.ts'

let server: TestApp
let testbed: CourseTestbed
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000', PUBLIC_URL: 'https://dojo.example.org' })
  testbed = courseTestbed(server.database)
})
afterAll(() => server[Symbol.asyncDispose]())

const mark = (who: Visitor, lessonId: string) =>
  who.send('PUT', `/course/lesson/${lessonId}/mark`, { isMarked: true })
const contentOf = async (who: Visitor, courseId: string) =>
  (await who.get(`/course/content/${courseId}`)).json<CourseContent>()
const codeOf = async (who: Visitor, courseId: string) =>
  (await contentOf(who, courseId)).certificate?.code ?? ''
const check = (code: string) => server.request({ method: 'GET', url: `/api/certificate/${code}` })

/** A learner of a course with two lessons who has completed the first. */
async function openHalf() {
  const learner = await server.signUp('Ada')
  const courseId = await testbed.addCourse({ name: 'Loops and lists' })
  await testbed.give(courseId, learner.user._id)
  const [firstId, lastId] = [await testbed.addLesson(courseId), await testbed.addLesson(courseId)]
  await mark(learner, firstId)
  return { learner, courseId, lastId }
}

async function openDone() {
  const half = await openHalf()
  await mark(half.learner, half.lastId)
  return { ...half, code: await codeOf(half.learner, half.courseId) }
}

test('a certificate is issued once, the moment the last lesson is complete, and anybody can check it', async () => {
  const { learner, courseId, lastId } = await openHalf()

  const before = await codeOf(learner, courseId)
  await Promise.all([mark(learner, lastId), mark(learner, lastId), contentOf(learner, courseId)])
  const code = await codeOf(learner, courseId)
  await learner.send('PUT', `/course/lesson/${lastId}/mark`, { isMarked: false })
  const checked = await check(code.replaceAll('-', '').toLowerCase())

  expect(before).toBe('')
  expect(await codeOf(learner, courseId)).toBe(code)
  expect(checked.json<CertificateFacts>()).toEqual({
    ...{ code, name: learner.user.firstName, CourseName: 'Loops and lists', CourseMentor: 'Grace Hopper' },
    ...{ issuedAt: expect.any(String), revokedAt: null, replacedAt: null },
  })
})

test('it says what was true on its day, whatever is changed or deleted later', async () => {
  const { code, courseId } = await openDone()
  await server.database.queries
    .update(schema.course)
    .set({ name: 'Renamed', mentor: 'Nobody', deletedAt: new Date() })
    .where(eq(schema.course.id, courseId))

  const checked = await check(code)

  expect(checked.json()).toMatchObject({ CourseName: 'Loops and lists', CourseMentor: 'Grace Hopper' })
})

test('a course without lessons, and one whose time is over, gives none', async () => {
  const { learner, courseId, lastId } = await openHalf()
  const empty = await testbed.addCourse()
  await testbed.give(empty, learner.user._id)

  const ofEmpty = await contentOf(learner, empty)
  await testbed.expire()
  const late = await mark(learner, lastId)

  expect(ofEmpty).toMatchObject({ percent: 0, nextLessonId: null, certificate: null })
  expect(late.json()).toMatchObject({ status: 403, code: 'course_expired' })
  const kept = await server.database.queries.select().from(schema.certificate)
  expect(kept.filter((row) => row.courseId === courseId)).toEqual([])
})

test('what is withdrawn says so, and stands again under its code when the course is completed anew', async () => {
  const { learner, courseId, code } = await openDone()

  await testbed.takeBack(courseId, learner.user._id)
  const withdrawn = await check(code)
  const file = await learner.get(`/certificate/${code}/pdf`)
  await testbed.give(courseId, learner.user._id)

  expect(withdrawn.json()).toMatchObject({ code, revokedAt: expect.any(String) })
  expect(file.json()).toMatchObject({ status: 404, code: 'certificate_not_found' })
  expect(await codeOf(learner, courseId)).toBe(code)
  expect((await check(code)).json()).toMatchObject({ revokedAt: null })
})

test('a code that is taken is tried again', async () => {
  const { code } = await openDone()
  const { learner, courseId } = await openHalf()
  const codes = [code, 'K7QD-3MXA-9FHT-WE4C']

  await server.database.queries.transaction((tx) =>
    issueCertificate(tx, { userId: learner.user._id, courseId, newCode: () => codes.shift() ?? '' }),
  )

  expect(await codeOf(learner, courseId)).toBe('K7QD-3MXA-9FHT-WE4C')
  expect((await check(code)).json()).toMatchObject({ CourseName: 'Loops and lists' })
})

test('its file is for its owner and for admins', async () => {
  const { learner, code } = await openDone()
  const [stranger, admin] = [await server.signUp(), await server.signUpAdmin()]
  const path = `/certificate/${code}/pdf`

  const own = await learner.get(path)
  const refused = await Promise.all([
    server.request({ method: 'GET', url: `/api${path}` }),
    ...[stranger.get(path), learner.get('/certificate/K7QD-3MXA-9FHT-0000/pdf')],
  ])

  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="certificate-${code}.pdf"`,
  })
  expect(own.rawPayload.toString('latin1')).toContain(`https://dojo.example.org/certificate/${code}`)
  expect((await admin.get(path)).rawPayload.equals(own.rawPayload)).toBe(true)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 403, 404])
})

test('a certificate is issued anew in a corrected name, and its former codes say so', async () => {
  const { learner, courseId, code } = await openDone()
  const [stranger, admin] = [await server.signUp(), await server.signUpAdmin()]
  const reissue = (who: Visitor, which = code) => who.send('POST', `/certificate/${which}/reissue`, {})
  const rename = (name: string) =>
    server.database.queries.update(schema.user).set({ name }).where(eq(schema.user.id, learner.user._id))

  const sameName = await reissue(learner)
  await rename('Augusta Ada King')
  const answers = await Promise.all([reissue(learner), reissue(learner)])
  const second = await codeOf(learner, courseId)
  await rename('Ada Lovelace')
  const byAdmin = await reissue(admin, code)
  const third = await codeOf(learner, courseId)

  expect(sameName.json()).toMatchObject({ status: 409, code: 'same_name' })
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await reissue(stranger, third)).json()).toMatchObject({ status: 403, code: 'not_allowed' })
  expect(byAdmin.json()).toEqual({ code: third })
  for (const former of [code, second]) {
    expect((await check(former)).json()).toMatchObject({
      ...{ code: third, name: 'Ada Lovelace', replacedAt: expect.any(String) },
    })
    expect((await learner.get(`/certificate/${former}/pdf`)).json()).toMatchObject({
      ...{ status: 404, message: expect.stringContaining(third) },
    })
  }
  expect((await check(third)).json()).toMatchObject({ name: 'Ada Lovelace', replacedAt: null })
  expect((await learner.get(`/certificate/${third}/pdf`)).statusCode).toBe(200)
})

test('the certificate of somebody erased is not found', async () => {
  const { learner, code } = await openDone()

  await learner.send('DELETE', `/user/deleteProfile/${learner.user._id}`)

  expect((await check(code)).json()).toMatchObject({ status: 404, code: 'certificate_not_found' })
})
