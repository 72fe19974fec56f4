import type { LessonQuestion } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type CourseTestbed, courseTestbed } from './testing/course-testbed.ts'

let server: TestApp
let testbed: CourseTestbed
let admin: Visitor
beforeAll(async () => {
  server = await startApp()
  testbed = courseTestbed(server.database)
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

async function openLesson(takesQuestions = true) {
  const courseId = await testbed.addCourse({ takesQuestions })
  const lessonId = await testbed.addLesson(courseId)
  const [asker, other] = [await server.signUp('Asha'), await server.signUp('Bela')]
  for (const who of [asker, other]) await testbed.give(courseId, who.user._id)
  const path = `/course/lesson/${lessonId}/questions`
  return {
    ...{ courseId, asker, other, path },
    ask: (who: Visitor, text = 'Why does it end?') => who.send('POST', path, { text }),
    seenBy: async (who: Visitor) => (await who.get(path)).json<LessonQuestion[]>(),
    marks: async (who: Visitor) =>
      (await who.get(`/course/lesson/${lessonId}`)).json<{ newAnswers: number }>(),
    waiting: async () =>
      (await admin.get(`/admin/course/${courseId}`)).json<{ openQuestions: number }>().openQuestions,
  }
}

test('a question is answered where it was asked, others learn from it, and the answer is new until it was seen', async () => {
  const { courseId, asker, other, path, ask, seenBy, marks, waiting } = await openLesson()
  const { _id } = (await ask(asker)).json<LessonQuestion>()
  const open = await waiting()
  const inbox = (await admin.get(`/admin/course/${courseId}/questions`)).json()

  await admin.send('PUT', `/admin/question/${_id}`, { answer: 'Because `n` shrinks.' })
  const answered = await seenBy(asker)
  const before = (await marks(asker)).newAnswers
  await asker.send('PUT', `${path}/seen`)

  expect([open, await waiting()]).toEqual([1, 0])
  expect(inbox).toMatchObject([
    { _id, name: expect.stringContaining('Asha'), text: 'Why does it end?', answer: '' },
  ])
  expect(answered).toMatchObject([{ isOwn: true, isNew: true, answer: 'Because `n` shrinks.' }])
  expect(await seenBy(other)).toMatchObject([{ name: 'Asha', isOwn: false, isNew: false }])
  expect([before, (await marks(asker)).newAnswers]).toEqual([1, 0])
})

test('a hidden question is there for whoever asked it, and a deleted one for nobody', async () => {
  const { asker, other, ask, seenBy } = await openLesson()
  const hidden = (await ask(asker, 'Rude')).json<LessonQuestion>()
  const deleted = (await ask(asker, 'Ruder')).json<LessonQuestion>()

  await admin.send('PUT', `/admin/question/${hidden._id}`, { isHidden: true })
  await admin.send('DELETE', `/admin/question/${deleted._id}`)

  expect(await seenBy(asker)).toMatchObject([{ text: 'Rude', isHidden: true }])
  expect(await seenBy(other)).toEqual([])
})

test('an own question is taken back, that of somebody else is not', async () => {
  const { asker, other, ask, seenBy } = await openLesson()
  const { _id } = (await ask(asker)).json<LessonQuestion>()

  const refused = await other.send('DELETE', `/course/question/${_id}`)
  const still = await seenBy(other)
  await asker.send('DELETE', `/course/question/${_id}`)

  expect(refused.json()).toMatchObject({ code: 'question_not_found' })
  expect([still.length, (await seenBy(asker)).length]).toEqual([1, 0])
})

test('who hides a question and who answers it at the same time both have their way', async () => {
  const { asker, other, ask, seenBy } = await openLesson()
  const ids: string[] = []
  for (let at = 0; at < 4; at += 1) ids.push((await ask(asker, `Rude ${at}`)).json<LessonQuestion>()._id)

  await Promise.all(
    ids.flatMap((id) => [
      admin.send('PUT', `/admin/question/${id}`, { answer: 'Be kind.' }),
      admin.send('PUT', `/admin/question/${id}`, { isHidden: true }),
    ]),
  )

  expect(await seenBy(asker)).toMatchObject(ids.map(() => ({ answer: 'Be kind.', isHidden: true })))
  expect(await seenBy(other)).toEqual([])
})

test('a course takes questions only where it says so, not empty ones, and at most ten an hour', async () => {
  const closed = await openLesson(false)
  const { asker, ask } = await openLesson()

  const off = await closed.ask(closed.asker)
  const empty = await ask(asker, ' ')
  const codes: number[] = []
  for (let at = 0; at < 11; at += 1) codes.push((await ask(asker, `Why ${at}?`)).statusCode)

  expect(off.json()).toMatchObject({ status: 409, code: 'questions_off' })
  expect(empty.json()).toMatchObject({ status: 400, errors: [{ field: 'text' }] })
  expect(codes).toEqual([...Array(10).fill(200), 429])
})

test('whoever is erased takes their questions along', async () => {
  const { asker, other, ask, seenBy } = await openLesson()
  await ask(asker)

  await admin.send('DELETE', `/user/deleteProfile/${asker.user._id}`)

  const { lessonQuestion } = schema
  expect(await seenBy(other)).toEqual([])
  const left = server.database.queries.$count(lessonQuestion, eq(lessonQuestion.userId, asker.user._id))
  expect(await left).toBe(0)
})
