import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeVideoFile } from '../../testing/make-video-file.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { tusClient } from '../../testing/tus-client.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'

async function openLesson(server: TestApp) {
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const { id: videoId } = await tusClient(server, await server.signUpAdmin()).upload(file)
  const testbed = courseTestbed(server.database)
  const courseId = await testbed.addCourse()
  const lessonId = await testbed.addLesson(courseId, { kind: 'upload', videoId })
  const learner = await server.signUp()
  await testbed.give(courseId, learner.user._id)
  return { testbed, file, lessonId, learner, videoId }
}

function watch(server: TestApp, { cookie }: Pick<Visitor, 'cookie'>) {
  return (lessonId: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.request({ method, url: `/api/course/lesson/${lessonId}/video`, headers: { cookie, ...headers } })
}

test('a learner gets a video whole, in parts, and its head', async () => {
  await using server = await startApp()
  const { file, lessonId, learner } = await openLesson(server)
  const ask = watch(server, learner)

  const whole = await ask(lessonId, { 'accept-encoding': 'gzip, br' })
  const part = await ask(lessonId, { range: 'bytes=100-199' })
  const end = await ask(lessonId, { range: 'bytes=-50' })
  const longEnd = await ask(lessonId, { range: `bytes=-${file.length + 1}` })
  const beyond = await ask(lessonId, { range: `bytes=${file.length}-` })
  const head = await ask(lessonId, {}, 'HEAD')

  expect(whole.rawPayload.equals(file)).toBe(true)
  expect(whole.headers).toMatchObject({
    'content-type': 'video/webm',
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  })
  expect(whole.headers['content-encoding']).toBeUndefined()
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${file.length}`])
  expect(part.rawPayload.equals(file.subarray(100, 200))).toBe(true)
  expect(end.rawPayload.equals(file.subarray(-50))).toBe(true)
  expect([longEnd.statusCode, longEnd.rawPayload.equals(file)]).toEqual([200, true])
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${file.length}`])
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, `${file.length}`, ''])
})

test('what has not changed is not sent again, and a part of another file is not mixed in', async () => {
  await using server = await startApp()
  const { lessonId, learner } = await openLesson(server)
  const ask = watch(server, learner)
  const etag = String((await ask(lessonId, {}, 'HEAD')).headers.etag)

  const same = await ask(lessonId, { 'if-none-match': etag })
  const part = await ask(lessonId, { range: 'bytes=0-9', 'if-range': etag })
  const other = await ask(lessonId, { range: 'bytes=0-9', 'if-range': '"another"' })

  expect([same.statusCode, part.statusCode, other.statusCode]).toEqual([304, 206, 200])
})

test('nobody gets a video whose course is not open for them, whatever they had before', async () => {
  await using server = await startApp()
  const { testbed, lessonId, learner } = await openLesson(server)
  const stranger = await server.signUp()

  const nobody = await watch(server, { cookie: '' })(lessonId)
  const other = await watch(server, stranger)(lessonId, { range: 'bytes=0-1' })
  const before = await watch(server, learner)(lessonId, {}, 'HEAD')
  await testbed.expire()
  const after = await watch(server, learner)(lessonId, { 'if-none-match': String(before.headers.etag) })

  expect([nobody, other, after].map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
  expect([other, after].map((answer) => answer.json().code)).toEqual(['not_enrolled', 'course_expired'])
})

test('a lesson without a video here has none, and neither has one that is not there', async () => {
  await using server = await startApp()
  const { testbed, learner } = await openLesson(server)
  const courseId = await testbed.addCourse()
  await testbed.give(courseId, learner.user._id)
  const written = await testbed.addLesson(courseId)

  const asked = [written, randomUUID(), '..%2F..%2Fpg'].map((id) => watch(server, learner)(id))

  const codes = (await Promise.all(asked)).map((answer) => [answer.statusCode, answer.json().code])
  expect(codes).toEqual([
    [404, 'video_not_found'],
    [404, 'lesson_not_found'],
    [404, 'lesson_not_found'],
  ])
})
