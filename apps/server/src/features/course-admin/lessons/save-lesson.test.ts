import { randomUUID } from 'node:crypto'
import type { ManagedCourse, ManagedLesson } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, asc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'

let server: TestApp
let admin: Visitor
let problemId: string
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
  problemId = await server.addProblem({ title: 'To solve' })
})
afterAll(() => server[Symbol.asyncDispose]())

async function addCourse(): Promise<string> {
  const body = {
    CourseName: 'Graphs',
    CourseDescription: 'Mazes.',
    CoursePrice: 499,
    validityDays: 90,
    CourseMentor: 'Ada',
  }
  return (await admin.send('POST', '/course/addCourse', body)).json<{ _id: string }>()._id
}
async function add(courseId: string, change: object = {}): Promise<string> {
  const answer = await admin.send('POST', `/admin/course/${courseId}/lesson`, { ...written, ...change })
  expect(answer.json()).toMatchObject({ _id: expect.any(String) })
  return answer.json<{ _id: string }>()._id
}
const written = { title: 'Queues', kind: 'written', notes: '# Queues' }
const save = (id: string, body: object) => admin.send('PUT', `/admin/lesson/${id}`, body)
const remove = (id: string) => admin.send('DELETE', `/admin/lesson/${id}`)
const show = async (courseId: string) => (await admin.get(`/admin/course/${courseId}`)).json<ManagedCourse>()
const read = (id: string) => admin.get(`/admin/lesson/${id}`)
const lessonsOf = async (courseId: string) => {
  const { lessonList } = await show(courseId)
  return Promise.all(lessonList.map(async ({ _id }) => (await read(_id)).json<ManagedLesson>()))
}
const titles = async (courseId: string) => (await show(courseId)).lessonList.map(({ title }) => title)
const order = (courseId: string, lessons: readonly unknown[]) =>
  admin.send('PUT', `/admin/course/${courseId}/lessons`, { lessons })

async function storeVideo(change: { seconds?: number } = {}): Promise<string> {
  const id = uuidv7()
  const film = { name: 'bfs.mp4', mimeType: 'video/mp4', bytes: 1000, seconds: 61.5, width: 640, height: 360 }
  await server.database.queries.insert(schema.video).values({ id, ...film, codecs: 'avc1.64001f', ...change })
  return id
}

test('of two who change the same lesson, the second is told instead of undoing what the first did', async () => {
  const id = await add(await addCourse())
  const seen = (await read(id)).json<ManagedLesson>()

  const longer = await save(id, { ...seen, notes: '# Queues\n\nFirst in, first out.' })
  const renamed = await save(id, { ...seen, title: 'Stacks' })
  const { updatedAt: _, ...onPurpose } = seen

  expect([longer.statusCode, renamed.statusCode]).toEqual([200, 409])
  expect(renamed.json()).toMatchObject({ code: 'lesson_changed' })
  expect((await read(id)).json()).toMatchObject({
    title: 'Queues',
    notes: expect.stringContaining('first out'),
  })
  expect((await save(id, onPurpose)).statusCode).toBe(200)
})

const vtt = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello'

test('lessons of every own kind are kept with their captions and problems, and can be sent back unchanged', async () => {
  const courseId = await addCourse()
  const videoId = await storeVideo()
  await add(courseId, { problems: [problemId] })
  await add(courseId, {
    title: 'Film',
    kind: 'upload',
    videoId,
    seconds: 5,
    address: 'https://a.example/x.mp4',
    captions: [
      { language: 'hi', label: 'हिन्दी', vtt },
      { language: 'en', label: 'English', vtt },
    ],
  })
  await add(courseId, {
    title: 'Elsewhere',
    kind: 'address',
    address: 'https://a.example/x.mp4',
    seconds: 90,
  })

  const before = await lessonsOf(courseId)
  for (const { _id, ...lesson } of before) expect((await save(_id, lesson)).statusCode).toBe(200)

  expect(before).toMatchObject([
    {
      title: 'Queues',
      kind: 'written',
      notes: '# Queues',
      videoId: '',
      problems: [{ _id: problemId, title: 'To solve' }],
    },
    {
      kind: 'upload',
      videoId,
      // The length comes from the video, not from the form.
      seconds: 61.5,
      address: '',
      video: { name: 'bfs.mp4', width: 640 },
      captions: [{ language: 'hi', label: 'हिन्दी', vtt }, { language: 'en' }],
    },
    { kind: 'address', address: 'https://a.example/x.mp4', seconds: 90, video: null },
  ])
  const untimed = (lessons: readonly ManagedLesson[]) => lessons.map(({ updatedAt: _, ...rest }) => rest)
  expect(untimed(await lessonsOf(courseId))).toEqual(untimed(before))
})

test('a course lists its lessons without their long texts', async () => {
  const courseId = await addCourse()
  const id = await add(courseId, { captions: [{ language: 'en', label: 'English', vtt }] })
  const { lesson } = schema
  await server.database.queries.update(lesson).set({ description: 'Of the service' }).where(eq(lesson.id, id))

  const { lessonList } = await show(courseId)

  expect(lessonList).toEqual([
    {
      ...{ _id: id, title: 'Queues', kind: 'written', videoId: '', isOwn: false, video: null, address: '' },
      ...{ seconds: null, thumbnail: '', publishedAt: null, problems: [] },
      captions: [{ language: 'en', label: 'English' }],
    },
  ])
  expect((await read(id)).json()).toEqual({
    ...lessonList[0],
    ...{ description: 'Of the service', notes: '# Queues', files: [], updatedAt: expect.any(String) },
    captions: [{ language: 'en', label: 'English', vtt }],
  })
})

test('a video shorter than a second can be sent back unchanged', async () => {
  const courseId = await addCourse()
  const id = await add(courseId, { kind: 'upload', videoId: await storeVideo({ seconds: 0.4 }) })

  const before = (await read(id)).json<ManagedLesson>()

  expect(before).toMatchObject({ seconds: 0.4 })
  expect((await save(id, before)).statusCode).toBe(200)
})

test('a lesson that becomes of another kind keeps nothing of what it played', async () => {
  const courseId = await addCourse()
  const id = await add(courseId, { kind: 'upload', videoId: await storeVideo() })

  await save(id, { ...written, kind: 'address', address: 'https://a.example/x.mp4' })
  expect(await lessonsOf(courseId)).toMatchObject([
    { kind: 'address', videoId: '', video: null, seconds: null },
  ])
  await save(id, written)

  expect(await lessonsOf(courseId)).toMatchObject([{ kind: 'written', address: '' }])
})

test('captions of a language stay the same file when they are changed, and go when they are left out', async () => {
  const courseId = await addCourse()
  const captions = [
    { language: 'en', label: 'English', vtt },
    { language: 'hi', label: 'Hindi', vtt },
  ]
  const id = await add(courseId, { captions })
  const { lessonCaption } = schema
  const stored = () =>
    server.database.queries.select().from(lessonCaption).where(eq(lessonCaption.lessonId, id))
  const before = await stored()

  await save(id, {
    ...written,
    captions: [{ language: 'en', label: 'English, mended', vtt: `${vtt} there` }],
  })

  const english = before.find(({ language }) => language === 'en')
  expect(await stored()).toMatchObject([
    { id: english?.id, label: 'English, mended', content: `${vtt} there` },
  ])
})

test('a lesson of the playlist keeps its kind and video, and takes a title, notes and problems', async () => {
  const courseId = await addCourse()
  const id = uuidv7()
  const service = {
    kind: 'service',
    serviceId: 'dQw4w9WgXcQ',
    seconds: 200,
    title: 'Of the service',
  } as const
  await server.database.queries.insert(schema.lesson).values({ id, courseId, position: 0, ...service })

  const other = await save(id, { ...written, kind: 'written' })
  expect(other.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'kind' }] })
  const [seen] = await lessonsOf(courseId)
  const change = {
    title: 'Breadth first',
    notes: 'Read on.',
    problems: [problemId],
    videoId: 'another',
    seconds: 9,
  }
  expect((await save(id, { ...seen, ...change })).statusCode).toBe(200)

  expect(await lessonsOf(courseId)).toMatchObject([
    { kind: 'service', videoId: 'dQw4w9WgXcQ', seconds: 200, title: 'Breadth first', notes: 'Read on.' },
  ])
})

test('a deleted lesson is gone, and what was done is in the audit log', async () => {
  const courseId = await addCourse()
  const id = await add(courseId)
  await save(id, { ...written, title: 'Deques', notes: 'Another text.' })
  await remove(id)

  expect(await lessonsOf(courseId)).toEqual([])
  for (const answer of [
    await remove(id),
    await save(id, written),
    await remove('x'),
    await remove(randomUUID()),
    await read(id),
    await read('x'),
    await read(randomUUID()),
  ]) {
    expect(answer.json()).toMatchObject({ status: 404, code: 'lesson_not_found' })
  }
  const { auditEvent } = schema
  const events = await server.database.queries
    .select({ action: auditEvent.action, before: auditEvent.before, after: auditEvent.after })
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, courseId), eq(auditEvent.actorId, admin.user._id)))
    .orderBy(asc(auditEvent.id))
  expect(events.slice(1)).toMatchObject([
    { action: 'course.lesson_saved', after: { lessonId: id, title: 'Queues' } },
    {
      action: 'course.lesson_saved',
      before: { title: 'Queues' },
      after: { title: 'Deques', changed: ['text'] },
    },
    { action: 'course.lesson_deleted', before: { lessonId: id, title: 'Deques' } },
  ])
})

test('a lesson of a deleted course cannot be changed', async () => {
  const courseId = await addCourse()
  const id = await add(courseId)
  await admin.send('DELETE', `/course/deletecourse/${courseId}`)

  for (const answer of [await save(id, written), await read(id)]) {
    expect(answer.json()).toMatchObject({ code: 'lesson_not_found' })
  }
  expect((await order(courseId, [id])).json()).toMatchObject({ code: 'course_not_found' })
})

test('lessons are put in another order, and only when all of them are named once', async () => {
  const courseId = await addCourse()
  const [a, b, c] = [
    await add(courseId, { title: 'a' }),
    await add(courseId, { title: 'b' }),
    await add(courseId, { title: 'c' }),
  ]
  const stranger = await add(await addCourse())

  expect((await order(courseId, [c, a, b])).statusCode).toBe(200)
  expect(await titles(courseId)).toEqual(['c', 'a', 'b'])
  for (const wrong of [
    [],
    [a, b],
    [a, b, c, c],
    [a, b, b],
    [a, b, stranger],
    [a, b, 'x'],
    [a, b, c, stranger],
  ]) {
    expect((await order(courseId, wrong)).json()).toMatchObject({ status: 409, code: 'lessons_changed' })
  }
  expect((await order(courseId, [7])).json()).toMatchObject({ status: 400 })
  expect(await titles(courseId)).toEqual(['c', 'a', 'b'])
  await add(courseId, { title: 'd' })

  expect(await titles(courseId)).toEqual(['c', 'a', 'b', 'd'])
})

test('of two admins who order and delete at once, neither loses what the other did', async () => {
  const courseId = await addCourse()
  const ids: string[] = []
  for (let at = 0; at < 6; at += 1) ids.push(await add(courseId, { title: `${at}` }))
  const other = await server.signUpAdmin()

  const [added, ordered] = await Promise.all([
    Promise.all(
      [6, 7, 8].map((at) =>
        other.send('POST', `/admin/course/${courseId}/lesson`, { ...written, title: `${at}` }),
      ),
    ),
    order(courseId, ids.toReversed()),
  ])

  expect(added.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const rows = await lessonsOf(courseId)
  const { lesson } = schema
  const positions = await server.database.queries
    .select({ position: lesson.position })
    .from(lesson)
    .where(eq(lesson.courseId, courseId))
  expect(new Set(positions.map(({ position }) => position)).size).toBe(9)
  const old = rows.filter(({ _id }) => ids.includes(_id)).map(({ title }) => title)
  expect(old.join('')).toBe(ordered.statusCode === 200 ? '543210' : '012345')
})

test('a course takes five hundred lessons and no more', async () => {
  const courseId = await addCourse()
  const rows = Array.from({ length: 499 }, (_, position) => ({
    id: uuidv7(),
    courseId,
    position,
    kind: 'written' as const,
    title: `Lesson ${position}`,
  }))
  await server.database.queries.insert(schema.lesson).values(rows)
  const last = await add(courseId)

  const refused = await admin.send('POST', `/admin/course/${courseId}/lesson`, written)
  expect(refused.json()).toMatchObject({ status: 409, code: 'too_many_lessons' })
  await remove(last)

  await add(courseId)
})

test('a sample whose lessons are changed is the operator’s own', async () => {
  const courseId = await addCourse()
  const { course } = schema
  await server.database.queries.update(course).set({ isSample: true }).where(eq(course.id, courseId))

  await add(courseId)

  expect(await show(courseId)).toMatchObject({ isSample: false })
})

const caption = { language: 'en', label: 'English', vtt }
const long = (length: number) => 'x'.repeat(length)
const wrongs = (): readonly (readonly [string, object])[] => [
  ['title', { title: undefined }],
  ['title', { title: ' ' }],
  ['notes', { notes: undefined }],
  ['notes', { notes: ' \n' }],
  ['title', { title: long(201) }],
  ['title', { title: 7 }],
  ['kind', { kind: 'video' }],
  ['kind', { kind: undefined }],
  ['address', { kind: 'service' }],
  ['address', { kind: 'service', address: 'https://a.example/x.mp4' }],
  ['address', { kind: 'service', address: 'https://www.youtube.com/playlist?list=PLloops0123456789' }],
  ['address', { kind: 'address', address: 'https://www.youtube.com/playlist?list=PLloops0123456789' }],
  ['address', { kind: 'service', address: 'https://www.youtube.com/@somebody' }],
  ['kind', { kind: 'playlist', videoId: 'PLabcdefghij' }],
  ['notes', { notes: long(50_001) }],
  ['notes', { notes: null }],
  ['notes', { notes: 'a\u0000b' }],
  ['videoId', { kind: 'upload' }],
  ['videoId', { kind: 'upload', videoId: randomUUID() }],
  ['videoId', { kind: 'upload', videoId: '../../etc/passwd' }],
  ['videoId', { kind: 'upload', videoId: 7 }],
  ['address', { kind: 'address' }],
  ['address', { kind: 'address', address: 'http://a.example/x.mp4' }],
  ['address', { kind: 'address', address: 'javascript:alert(1)' }],
  ['address', { kind: 'address', address: 'https://me:secret@a.example/x.mp4' }],
  ['address', { kind: 'address', address: 'x' }],
  ['address', { kind: 'address', address: 'https://a.example/x\u0000y' }],
  ['address', { kind: 'address', address: 'https://a.example/\ud800' }],
  ['address', { kind: 'address', address: `https://a.example/${long(2000)}` }],
  ['seconds', { seconds: 0 }],
  ['seconds', { seconds: -5 }],
  ['seconds', { seconds: 86_401 }],
  ['seconds', { seconds: '90' }],
  ['captions', { captions: 'x' }],
  ['captions', { captions: Array(11).fill(caption) }],
  ['captions.0.language', { captions: [{ ...caption, language: 'English' }] }],
  ['captions.0.label', { captions: [{ ...caption, label: '' }] }],
  ['captions.0.vtt', { captions: [{ ...caption, vtt: 'Hello' }] }],
  ['captions.0.vtt', { captions: [{ ...caption, vtt: long(400_001) }] }],
  ['captions.1.language', { captions: [caption, { ...caption, language: 'en' }] }],
  [
    'captions.1.language',
    {
      captions: [
        { ...caption, language: 'en-IN' },
        { ...caption, language: 'en-in' },
      ],
    },
  ],
  ['problems', { problems: problemId }],
  ['problems', { problems: Array(21).fill(problemId) }],
  ['problems.0', { problems: [randomUUID()] }],
  ['problems.0', { problems: ['x'] }],
  ['problems.0', { problems: [7] }],
  ['problems.1', { problems: [problemId, problemId] }],
]

test('a lesson with a wrong field is refused by its name, and nothing changes', async () => {
  const courseId = await addCourse()
  const id = await add(courseId, { captions: [caption], problems: [problemId] })
  const all = async () => [await show(courseId), await lessonsOf(courseId)]
  const before = await all()

  for (const [field, change] of wrongs()) {
    const body = { ...written, ...change }
    const answers = [await admin.send('POST', `/admin/course/${courseId}/lesson`, body), await save(id, body)]
    for (const answer of answers) {
      expect(answer.json(), JSON.stringify(change).slice(0, 200)).toMatchObject({
        status: 400,
        code: 'bad_input',
        errors: [{ field }],
      })
    }
  }

  expect(await all()).toEqual(before)
})

test('everything that is wrong with a lesson is told at once, and a deleted problem is none', async () => {
  const courseId = await addCourse()
  const gone = await server.addProblem({ title: 'Gone' })
  await admin.send('DELETE', `/problem/delete/${gone}`)

  const answer = await admin.send('POST', `/admin/course/${courseId}/lesson`, {
    ...written,
    kind: 'address',
    captions: [{ ...caption, vtt: 'WEBVTT\n\n00:09.000 --> 00:08.000\nHi' }],
    problems: [gone],
  })

  expect(answer.json()).toMatchObject({
    message: 'Address is required',
    errors: [
      { field: 'address', message: 'Address is required' },
      { field: 'captions.0.vtt', message: 'Line 3: the cue must end after it begins' },
      { field: 'problems.0', message: 'There is no such problem.' },
    ],
  })
})

test('a problem that is deleted later is asked for no more', async () => {
  const courseId = await addCourse()
  const gone = await server.addProblem({ title: 'Gone later' })
  const id = await add(courseId, { problems: [gone, problemId] })
  await admin.send('DELETE', `/problem/delete/${gone}`)

  const [lesson] = await lessonsOf(courseId)

  expect(lesson?.problems).toMatchObject([{ _id: problemId }] satisfies Partial<
    ManagedLesson['problems'][0]
  >[])
  expect((await save(id, { ...lesson })).statusCode).toBe(200)
})
