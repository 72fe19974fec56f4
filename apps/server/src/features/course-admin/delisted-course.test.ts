import type { Course, CourseContent, ManagedCourse } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

// What learners see of a course that admins unpublish, delete or restore.

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ ORDER_LIMIT_PER_HOUR: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const canary = 'canary-4711'
const vtt = `WEBVTT\n\n00:01.000 --> 00:04.000\n${canary}`

async function make(change: object = {}): Promise<ManagedCourse> {
  const body = {
    CourseName: `Graphs ${canary}`,
    CourseDescription: canary,
    CoursePrice: 499,
    validityDays: 90,
    CourseMentor: canary,
  }
  const added = await admin.send('POST', '/course/addCourse', { ...body, ...change })
  const { _id } = added.json<{ _id: string }>()
  const lesson = {
    title: canary,
    kind: 'address',
    address: `https://a.example/${canary}.mp4`,
    notes: canary,
    captions: [{ language: 'en', label: 'English', vtt }],
  }
  expect((await admin.send('POST', `/admin/course/${_id}/lesson`, lesson)).statusCode).toBe(200)
  return (await admin.get(`/admin/course/${_id}`)).json<ManagedCourse>()
}

async function captionOf(lessonId: string | undefined): Promise<string> {
  const { lessonCaption } = schema
  const [row] = await server.database.queries
    .select({ id: lessonCaption.id })
    .from(lessonCaption)
    .where(eq(lessonCaption.lessonId, lessonId ?? ''))
  return row?.id ?? ''
}

test('a draft is nowhere for learners, whatever they ask', async () => {
  const draft = await make({ draft: true })
  const [lesson] = draft.lessonList
  const learner = await server.signUp()
  const { _id: id } = draft
  const gets = [
    `/course/getCourse/${id}`,
    `/course/content/${id}`,
    `/course/reviews/${id}`,
    `/course/lesson/${lesson?._id}`,
    `/course/lesson/${lesson?._id}/video`,
    `/course/caption/${await captionOf(lesson?._id)}`,
  ]
  const sent = [
    learner.send('POST', `/course/courseid/${id}`),
    learner.send('PUT', `/course/rating/${id}`, { stars: 5 }),
    learner.send('PUT', `/course/lesson/${lesson?._id}/mark`, { isMarked: true }),
    learner.send('PUT', `/course/lesson/${lesson?._id}/progress`, { played: [], position: 0 }),
  ]

  const answers = await Promise.all([...gets.map((path) => learner.get(path)), ...sent])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  const lists = [
    await learner.get('/course/Allcourses'),
    await learner.send('POST', '/premium/premiumdetails', {}),
  ]
  for (const answer of [...answers, ...lists]) expect(answer.body).not.toContain(canary)
})

test('a course that is published is listed, and one that is made a draft again stays with its learners only', async () => {
  const course = await make({ draft: true })
  const [owner, other] = [await server.signUp(), await server.signUp()]
  const isListed = async (who: Visitor) =>
    (await who.get('/course/Allcourses')).json<Course[]>().some(({ _id }) => _id === course._id)
  const save = async (body: object) => {
    const newest = (await admin.get(`/admin/course/${course._id}`)).json<ManagedCourse>()
    const saved = await admin.send('PUT', `/course/updatecourse/${course._id}`, { ...newest, ...body })
    expect(saved.statusCode).toBe(200)
  }
  expect(await isListed(other)).toBe(false)
  await save({ draft: false })
  expect(await isListed(other)).toBe(true)
  await admin.send('POST', `/admin/course/${course._id}/learners`, { emailId: owner.user.emailId })

  await save({ draft: true })

  expect(await isListed(other)).toBe(false)
  expect((await other.send('POST', `/course/courseid/${course._id}`)).statusCode).toBe(404)
  expect((await owner.get(`/course/content/${course._id}`)).statusCode).toBe(200)
})

test('who owns a course that is deleted goes on with it; nobody else finds or buys it', async () => {
  const course = await make()
  const [owner, other] = [await server.signUp(), await server.signUp()]
  await admin.send('POST', `/admin/course/${course._id}/learners`, { emailId: owner.user.emailId })

  await admin.send('DELETE', `/course/deletecourse/${course._id}`)

  const content = await owner.get(`/course/content/${course._id}`)
  expect(content.json<CourseContent>().lessons).toHaveLength(1)
  const marked = await owner.send('PUT', `/course/lesson/${course.lessonList[0]?._id}/mark`, {
    isMarked: true,
  })
  expect(marked.json()).toMatchObject({ isComplete: true })
  for (const answer of [
    await other.get(`/course/getCourse/${course._id}`),
    await other.get(`/course/content/${course._id}`),
    await other.send('POST', `/course/courseid/${course._id}`),
  ]) {
    expect(answer.json()).toMatchObject({ status: 404, code: 'course_not_found' })
  }
})

test('a lesson that is deleted is gone for its learners, and counts no more', async () => {
  const course = await make()
  const owner = await server.signUp()
  await admin.send('POST', `/admin/course/${course._id}/learners`, { emailId: owner.user.emailId })
  const second = { title: 'To read', kind: 'written', notes: 'Read.' }
  await admin.send('POST', `/admin/course/${course._id}/lesson`, second)
  const [film] = course.lessonList

  await admin.send('DELETE', `/admin/lesson/${film?._id}`)

  const paths = [`/course/lesson/${film?._id}`, `/course/caption/${await captionOf(film?._id)}`]
  for (const path of paths) expect((await owner.get(path)).statusCode).toBe(404)
  const content = (await owner.get(`/course/content/${course._id}`)).json<CourseContent>()
  expect(content.lessons.map(({ title }) => title)).toEqual(['To read'])
  const read = content.lessons[0]?._id
  await owner.send('PUT', `/course/lesson/${read}/mark`, { isMarked: true })
  expect((await owner.get(`/course/content/${course._id}`)).json()).toMatchObject({ percent: 100 })
})

test('an order of lessons is the one that learners see', async () => {
  const course = await make()
  await admin.send('POST', `/admin/course/${course._id}/lesson`, {
    ...{ title: 'First', kind: 'written', notes: 'Begin here.' },
  })
  const before = (await admin.get(`/admin/course/${course._id}`)).json<ManagedCourse>()
  const ids = before.lessonList.map(({ _id }) => _id)

  await admin.send('PUT', `/admin/course/${course._id}/lessons`, { lessons: ids.toReversed() })

  const content = (await admin.get(`/course/content/${course._id}`)).json<CourseContent>()
  expect(content.lessons.map(({ _id }) => _id)).toEqual(ids.toReversed())
})
