import { randomBytes } from 'node:crypto'
import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type CourseTestbed, courseTestbed } from './testing/course-testbed.ts'

let server: TestApp
let testbed: CourseTestbed
let admin: Visitor
let owner: Visitor
let courseId: string
let lessonId: string
beforeAll(async () => {
  server = await startApp()
  testbed = courseTestbed(server.database)
  admin = await server.signUpAdmin()
  owner = await server.signUp()
  courseId = await testbed.addCourse()
  lessonId = await testbed.addLesson(courseId)
  await testbed.give(courseId, owner.user._id)
})
afterAll(() => server[Symbol.asyncDispose]())

function upload(name: string, content: Buffer, lesson = lessonId) {
  return server.request({
    method: 'POST',
    url: `/api/admin/lessonFile?${new URLSearchParams({ lesson, name })}`,
    headers: { cookie: admin.cookie, 'content-type': 'application/octet-stream' },
    payload: content,
  })
}

test('a file is downloaded whole, by its name in any script, and only by those who have the course', async () => {
  const content = randomBytes(1_300_000)
  const added = await upload('पाठ 1 "final".pdf', content)
  const { _id } = added.json<{ _id: string }>()
  const [stranger, anonymous] = [await server.signUp(), { cookie: '' }]
  const get = ({ cookie }: { cookie: string }) =>
    server.request({ method: 'GET', url: `/api/course/file/${_id}`, headers: { cookie } })

  const own = await get(owner)

  expect(added.json()).toEqual({ _id, name: 'पाठ 1 "final".pdf', bytes: 1_300_000 })
  expect(own.rawPayload.equals(content)).toBe(true)
  expect(own.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''%E0/),
  })
  expect([await get(stranger), await get(anonymous)].map(({ statusCode }) => statusCode)).toEqual([403, 401])
  expect((await owner.get(`/course/lesson/${lessonId}`)).json()).toMatchObject({ files: [{ _id }] })
  expect((await owner.get(`/course/getCourse/${courseId}`)).json()).toMatchObject({ files: 1 })
})

test('what is no file for learners is refused with the reason', async () => {
  const refused = [
    await upload('setup.exe', Buffer.from('MZ')),
    await upload('no-ending', Buffer.from('x')),
    await upload('empty.txt', Buffer.alloc(0)),
    await upload('large.zip', Buffer.alloc(20 * 1024 ** 2 + 1)),
    await upload('a.txt', Buffer.from('x'), 'x'),
  ].map((answer) => answer.json<{ status: number; message: string }>())

  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 413, 404])
  expect(refused[0]?.message).toContain('Put it into a zip')
})

test('a lesson has at most ten files, and they go with it', async () => {
  const full = await testbed.addLesson(courseId)
  for (let at = 0; at < 10; at += 1) await upload(`${at}.txt`, Buffer.from('x'), full)
  const eleventh = await upload('10.txt', Buffer.from('x'), full)
  const { files } = (await admin.get(`/admin/lesson/${full}`)).json<{ files: { _id: string }[] }>()

  await admin.send('DELETE', `/admin/lessonFile/${files[0]?._id}`)
  const gone = await owner.get(`/course/file/${files[0]?._id}`)
  await admin.send('DELETE', `/admin/lesson/${full}`)

  const { lessonFile, lessonFilePiece } = schema
  const { queries } = server.database
  expect([eleventh.json(), gone.json()]).toMatchObject([
    { code: 'too_many_files' },
    { code: 'file_not_found' },
  ])
  expect(await queries.$count(lessonFile)).toBe(1)
  // The file of the first test, in three chunks.
  expect(await queries.$count(lessonFilePiece)).toBe(3)
})

test('a file that two delete at once is deleted, and written to the audit log, once', async () => {
  const { _id } = (await upload('once.txt', Buffer.from('x'))).json<{ _id: string }>()
  const { auditEvent } = schema
  const logged = () =>
    server.database.queries.$count(auditEvent, eq(auditEvent.action, 'course.file_deleted'))
  const before = await logged()

  const answers = await Promise.all([1, 2, 3, 4].map(() => admin.send('DELETE', `/admin/lessonFile/${_id}`)))

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404])
  expect(await logged()).toBe(before + 1)
})

test('a download that cannot be whole any more breaks off, so that no browser takes it for whole', async () => {
  const { _id } = (await upload('cut.pdf', randomBytes(1_300_000))).json<{ _id: string }>()
  const { lessonFilePiece } = schema
  await server.database.queries
    .delete(lessonFilePiece)
    .where(and(eq(lessonFilePiece.fileId, _id), eq(lessonFilePiece.position, 2)))
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })

  const headers = { cookie: owner.cookie, 'accept-encoding': 'identity' }
  // The download must break off at once. If the server left the connection open, the test would fail after 20 s.
  const signal = AbortSignal.timeout(20_000)
  const begun = await fetch(`${address}/api/course/file/${_id}`, { headers, signal })

  expect(begun.headers.get('content-length')).toBe('1300000')
  await expect(begun.arrayBuffer()).rejects.toThrow('terminated')
})
