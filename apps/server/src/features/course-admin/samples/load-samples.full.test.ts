import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Course, courseBody, lessonBody, type ManagedCourse } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp, type Visitor } from '../../../testing/start-app.ts'
import { loadStarterContent } from '../../problems/index.ts'
import { loadSampleCourses } from './load-samples.ts'

const content = fileURLToPath(new URL('../../../../../../content', import.meta.url))
const folder = join(content, 'courses')

const list = async (who: Visitor) => (await who.get('/admin/course')).json<Course[]>()

test('samples come once, with pictures, lessons and problems, and removed ones do not come back', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  await loadStarterContent(server.database, join(content, 'problems'))

  const counts = await Promise.all([1, 2].map(() => loadSampleCourses(server.database, folder)))

  expect(counts.sort()).toEqual([0, 2])
  const samples = await list(admin)
  expect(samples).toMatchObject([
    { CourseName: 'Two Pointers and Windows', CoursePrice: 499, validityDays: 365, lessons: 5, problems: 6 },
    { CourseName: 'Thinking in Hash Tables', CoursePrice: 299, validityDays: 180, lessons: 5, problems: 6 },
  ])
  for (const { _id, CourseThumbnail, isSample, isDraft, outcomes } of samples) {
    expect({ isSample, isDraft, outcomes: outcomes.length }).toEqual({
      isSample: true,
      isDraft: false,
      outcomes: 4,
    })
    const picture = await server.request({ method: 'GET', url: CourseThumbnail })
    expect(picture.headers['content-type']).toBe('image/webp')
    const course = (await admin.get(`/admin/course/${_id}`)).json<ManagedCourse>()
    expect(() => courseBody.parse(course)).not.toThrow()
    for (const { _id: lessonId } of course.lessonList) {
      const lesson = (await admin.get(`/admin/lesson/${lessonId}`)).json()
      expect(lessonBody.parse(lesson)).toMatchObject({ kind: 'written', notes: expect.stringMatching(/^\S/) })
    }
  }
  const removed = await admin.send('DELETE', '/course/samples')
  expect(removed.json()).toMatchObject({ removed: 2 })
  expect(await loadSampleCourses(server.database, folder)).toBe(0)
  expect(await list(admin)).toEqual([])
})

test('samples come without the problems that are not there, and one that was changed stays', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  await loadSampleCourses(server.database, folder)
  const [sample, other] = await list(admin)
  expect(sample).toMatchObject({ lessons: 5, problems: 0 })

  const body = { ...sample, CourseName: 'Our pointers' }
  expect((await admin.send('PUT', `/course/updatecourse/${sample?._id}`, body)).statusCode).toBe(200)
  expect((await admin.send('DELETE', '/course/samples')).json()).toMatchObject({ removed: 1 })

  expect(await list(admin)).toMatchObject([{ _id: sample?._id, CourseName: 'Our pointers', isSample: false }])
  const { auditEvent } = schema
  const deleted = await server.database.queries
    .select({ id: auditEvent.subjectId })
    .from(auditEvent)
    .where(eq(auditEvent.action, 'course.deleted'))
  expect(deleted).toEqual([{ id: other?._id }])
})
