import { randomUUID } from 'node:crypto'
import { type Course, courseBody, type ManagedCourse } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'
import { sweepPictures } from '../pictures/index.ts'
import { updateCourse } from './save-course.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const graphs = {
  CourseName: 'Graphs on foot',
  CourseDescription: 'Walks through mazes.',
  CoursePrice: 499,
  validityDays: 365,
  CourseMentor: 'Ada',
  CourseThumbnail: '',
  playlistid: '',
  outcomes: ['Find a way out'],
}

async function add(change: object = {}): Promise<string> {
  const answer = await admin.send('POST', '/course/addCourse', { ...graphs, ...change })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ _id: string }>()._id
}
const show = async (id: string) => (await admin.get(`/admin/course/${id}`)).json<ManagedCourse>()
const save = (id: string, body: object) => admin.send('PUT', `/course/updatecourse/${id}`, body)
const remove = (id: string) => admin.send('DELETE', `/course/deletecourse/${id}`)
const listed = async () => (await admin.get('/admin/course')).json<Course[]>().map(({ _id }) => _id)

test('what an admin reads of a course can be sent back unchanged', async () => {
  const id = await add({ CoursePrice: 1199.5, draft: true, playlistid: 'PLabcdefghij' })
  const before = await show(id)

  expect((await save(id, before)).statusCode).toBe(200)

  const { updatedAt: _, ...rest } = before
  expect(before).toMatchObject({ isDraft: true, outcomes: ['Find a way out'], playlistid: 'PLabcdefghij' })
  expect(await show(id)).toMatchObject(rest)
})

test('of two who change the same course, the second is told; what is done to its lessons is no change of it', async () => {
  const id = await add()
  const seen = await show(id)
  await admin.send('POST', `/admin/course/${id}/lesson`, {
    title: 'Queues',
    kind: 'written',
    notes: 'First in.',
  })

  const described = await save(id, { ...seen, CourseDescription: 'Walks through longer mazes.' })
  const dearer = await save(id, { ...seen, CoursePrice: 999 })

  expect([described.statusCode, dearer.statusCode]).toEqual([200, 409])
  expect(dearer.json()).toMatchObject({ code: 'course_changed' })
  expect(await show(id)).toMatchObject({ CourseDescription: 'Walks through longer mazes.', CoursePrice: 499 })
  const { updatedAt: _, ...onPurpose } = seen
  expect((await save(id, onPurpose)).statusCode).toBe(200)
})

test('a course is published unless it is added as a draft, and a change says when it is', async () => {
  const published = await add()
  const draft = await add({ draft: true })
  expect(await show(published)).toMatchObject({ isDraft: false })
  expect(await show(draft)).toMatchObject({ isDraft: true })

  const { outcomes: _, ...body } = graphs
  await save(draft, body)
  expect(await show(draft)).toMatchObject({ isDraft: true, outcomes: graphs.outcomes })
  await save(draft, { ...body, draft: false, isDraft: true, outcomes: [' ', 'Lead others out'] })

  expect(await show(draft)).toMatchObject({ isDraft: false, outcomes: ['Lead others out'] })
})

test('another playlist hides the lessons of the former one and counts as never read', async () => {
  const testbed = courseTestbed(server.database)
  const now = new Date()
  const read = {
    playlistId: 'PLabcdefghij',
    playlistAskedAt: now,
    playlistReadAt: now,
    playlistTrouble: 'Gone',
  }
  const id = await testbed.addCourse(read)
  await testbed.addLesson(id, { kind: 'service', title: 'Of the playlist', serviceId: 'video-1' })
  await testbed.addLesson(id, { title: 'Own' })
  const saved = { id, actorId: admin.user._id }
  // Without the playlist import that follows each save.
  const saveWith = (playlistid: string) =>
    updateCourse(server.database, { ...saved, body: courseBody.parse({ ...graphs, playlistid }) })
  const titles = async () => (await show(id)).lessonList.map(({ title }) => title)

  await saveWith('PLabcdefghij')
  expect(await titles()).toEqual(['Of the playlist', 'Own'])
  await saveWith('PLzyxwvutsrq')

  expect(await titles()).toEqual(['Own'])
  const { course } = schema
  const [stored] = await server.database.queries.select().from(course).where(eq(course.id, id))
  expect(stored).toMatchObject({ playlistAskedAt: null, playlistReadAt: null, playlistTrouble: '' })
})

test('who owns a deleted course keeps it, and it is in no list any more', async () => {
  const id = await add()
  const learner = await server.signUp()
  await server.database.queries.insert(schema.enrolment).values({
    userId: learner.user._id,
    courseId: id,
    purchasedAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  })

  expect((await remove(id)).statusCode).toBe(200)

  expect(await listed()).not.toContain(id)
  for (const answer of [await remove(id), await save(id, graphs), await admin.get(`/admin/course/${id}`)]) {
    expect(answer.json()).toMatchObject({ code: 'course_not_found' })
  }
  const { enrolment } = schema
  expect(await server.database.queries.$count(enrolment, eq(enrolment.courseId, id))).toBe(1)
})

test('what is done to a course is in the audit log, with what was and what is', async () => {
  const id = await add()
  await save(id, { ...graphs, CoursePrice: 599, CourseDescription: 'Another one.' })
  await remove(id)

  const { auditEvent } = schema
  const events = await server.database.queries
    .select({ action: auditEvent.action, before: auditEvent.before, after: auditEvent.after })
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, id), eq(auditEvent.actorId, admin.user._id)))
    .orderBy(asc(auditEvent.id))

  expect(events).toMatchObject([
    { action: 'course.created', after: { name: 'Graphs on foot', pricePaise: 49_900 } },
    {
      action: 'course.updated',
      before: { pricePaise: 49_900 },
      after: { pricePaise: 59_900, changed: ['description'] },
    },
    { action: 'course.deleted' },
  ])
})

test('two admins who save at once leave the course as one of them wrote it, with both in the log', async () => {
  const id = await add()
  const other = await server.signUpAdmin()
  const prices = [100, 200, 300, 400]

  const answers = await Promise.all(
    prices.map((CoursePrice, at) =>
      (at % 2 ? other : admin).send('PUT', `/course/updatecourse/${id}`, { ...graphs, CoursePrice }),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const { auditEvent } = schema
  const events = await server.database.queries
    .select({ before: auditEvent.before, after: auditEvent.after })
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, id), eq(auditEvent.action, 'course.updated')))
  // Concurrent saves were serialised: each before value equals the previous after value.
  const befores = events.map(({ before }) => JSON.stringify(before))
  expect(new Set(befores).size).toBe(prices.length)
  const last = events.filter(({ after }) => !befores.includes(JSON.stringify(after)))
  expect(last).toMatchObject([{ after: { pricePaise: (await show(id)).CoursePrice * 100 } }])
})

test('a picture stays as long as a course shows it', async () => {
  const png = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#346' } })
    .png()
    .toBuffer()
  const uploaded = await server.request({
    method: 'POST',
    url: '/api/picture',
    headers: { cookie: admin.cookie, 'content-type': 'application/octet-stream' },
    payload: png,
  })
  const { url } = uploaded.json<{ url: string }>()
  const id = await add({ CourseThumbnail: url })
  const age = () =>
    server.database.queries.update(schema.picture).set({ storedAt: new Date(Date.now() - 15 * 86_400_000) })

  await age()
  expect(await sweepPictures(server.database)).toBe(0)
  await save(id, graphs)
  await age()
  expect(await sweepPictures(server.database)).toBe(1)

  const refused = await save(id, { ...graphs, CourseThumbnail: url })
  expect(refused.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'CourseThumbnail' }] })
})

const long = (length: number) => 'x'.repeat(length)
test.each([
  ['CourseName', [undefined, '', '   ', 7, null, long(201), 'a\u0000b']],
  ['CourseDescription', [undefined, '', ' \n ', null, long(10_001), 'a\u0000b']],
  ['CoursePrice', [undefined, '5', -1, 0, 0.5, 1.999, 1_000_001, 1e300, null]],
  ['validityDays', [undefined, '5', -1, 0, 1.5, 36_501, 1e300, null]],
  ['CourseMentor', [undefined, '', ' ', {}, long(201)]],
  [
    'CourseThumbnail',
    [
      'http://a.example/x.png',
      'javascript:alert(1)',
      'x',
      7,
      `https://a.example/${long(2000)}`,
      'https://a.example/x\u0000y',
      'https://a.example/a\nb',
      'https://a.example/\ud800',
    ],
  ],
  [
    'playlistid',
    ['short', 'https://youtu.be/dQw4w9WgXcQ', 'https://youtube.com/@somebody', long(65), 'PL<script>abc', 7],
  ],
  ['outcomes', ['x', Array(21).fill('x'), {}]],
  ['draft', ['yes', 1]],
  ['isDraft', ['no', 0]],
] as const)(
  'a course with a wrong %s is refused by that name, and nothing changes',
  async (field, values) => {
    const id = await add()
    const before = await show(id)
    const rows = await server.database.queries.$count(schema.course)

    for (const value of values) {
      const body = { ...graphs, [field]: value }
      for (const answer of [await admin.send('POST', '/course/addCourse', body), await save(id, body)]) {
        expect(answer.json()).toMatchObject({ status: 400, code: 'bad_input', errors: [{ field }] })
      }
    }

    expect(await show(id)).toEqual(before)
    expect(await server.database.queries.$count(schema.course)).toBe(rows)
  },
)

test('an outcome that is too long is named by its place', async () => {
  const answer = await admin.send('POST', '/course/addCourse', { ...graphs, outcomes: ['fine', long(201)] })

  expect(answer.json()).toMatchObject({ errors: [{ field: 'outcomes.1' }] })
})

test('what does not exist cannot be changed, deleted or read', async () => {
  for (const id of [randomUUID(), 'x']) {
    for (const answer of [await save(id, graphs), await remove(id), await admin.get(`/admin/course/${id}`)]) {
      expect(answer.json()).toMatchObject({ status: 404, code: 'course_not_found' })
    }
  }
})
