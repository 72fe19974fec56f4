import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVideoFile } from '../../../testing/make-video-file.ts'
import {
  startObjectStorage,
  type TestObjectStorage,
} from '../../../testing/real-object-storage/start-object-storage.ts'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { tusClient } from '../../../testing/tus-client.ts'
import { courseTestbed } from '../../courses/testing/course-testbed.ts'
import { sweepVideos } from '../sweep-videos.ts'
import { openSecondServer } from '../testing/open-second-server.ts'

let storage: TestObjectStorage
beforeAll(async () => {
  storage = await startObjectStorage()
}, 60_000)
afterAll(() => storage[Symbol.asyncDispose]())

const partBytes = 16 * 1024 * 1024

/** Keys of all objects about an upload or a video. */
async function keysOf(id: string): Promise<string[]> {
  using bucket = storage.openBucket()
  const keys = (await Array.fromAsync(bucket.list(''))).map(({ key }) => key)
  return keys.filter((key) => key.includes(id)).toSorted()
}

async function openUploadsOf(id: string): Promise<number> {
  using bucket = storage.openBucket()
  return (await Array.fromAsync(bucket.listOpenUploads(`videos/${id}`))).length
}

async function addLesson(server: TestApp, videoId: string) {
  const testbed = courseTestbed(server.database)
  const courseId = await testbed.addCourse()
  const lessonId = await testbed.addLesson(courseId, { kind: 'upload', videoId })
  const learner = await server.signUp()
  await testbed.give(courseId, learner.user._id)
  return { url: `/api/course/lesson/${lessonId}/video`, learner }
}

const watch = (
  { app }: Pick<TestApp, 'app'>,
  { url, learner, range }: { url: string; learner: Visitor; range?: string },
) => app.inject({ url, headers: { cookie: learner.cookie, ...(range && { range }) } })

test('a video comes to two servers in turn, and is watched whole and in parts at either', async () => {
  await using one = await startApp(storage.settings)
  await using other = await openSecondServer(one)
  const admin = await one.signUpAdmin()
  const file = await makeVideoFile({ container: 'mp4', picture: 'avc', bytesPerFrame: 300_000 })
  const [atOne, atOther] = [tusClient(one, admin), tusClient(other, admin)]

  // It ends within the second part; what is beyond a part stays a tail between two requests.
  const address = await atOne.address(file.length, 'Two machines.mp4')
  const id = address.split('/').at(-1) ?? ''
  const cuts = [0, 200_000, partBytes + 100_000, file.length]
  const answers = []
  for (const [at, to] of cuts.slice(1).entries()) {
    const from = cuts[at] ?? 0
    const stands = await atOther.head(address)
    answers.push([
      stands.headers['upload-offset'],
      (await [atOne, atOther][at % 2]?.put(address, from, file.subarray(from, to)))?.statusCode,
    ])
  }
  const { url, learner } = await addLesson(one, id)
  const whole = await watch(other, { url, learner })
  const parts = await Promise.all(
    [one, other].map((server) =>
      watch(server, { url, learner, range: `bytes=${partBytes - 10}-${partBytes + 9}` }),
    ),
  )

  expect(file.length).toBeGreaterThan(2 * partBytes)
  expect(answers).toEqual([
    ['0', 204],
    ['200000', 204],
    [`${partBytes + 100_000}`, 204],
  ])
  expect(whole.rawPayload.equals(file)).toBe(true)
  for (const part of parts) {
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      ...[206, `bytes ${partBytes - 10}-${partBytes + 9}/${file.length}`],
    ])
    expect(part.rawPayload.equals(file.subarray(partBytes - 10, partBytes + 10))).toBe(true)
  }
  expect(await keysOf(id)).toEqual([`videos/${id}`])
  expect(await openUploadsOf(id)).toBe(0)
  for (const folder of [one.config.dataFolder, other.dataFolder]) expect(await readdir(folder)).toEqual([])
}, 60_000)

test('an upload that is stopped, and one that is refused, leave nothing but the reason', async () => {
  await using server = await startApp(storage.settings)
  const admin = await server.signUpAdmin()
  const tus = tusClient(server, admin)

  const stopped = await tus.address(partBytes * 2)
  await tus.put(stopped, 0, Buffer.alloc(partBytes + 5))
  const idOfStopped = stopped.split('/').at(-1) ?? ''
  const before = [await keysOf(idOfStopped), await openUploadsOf(idOfStopped)]
  const cancelled = await tus.cancel(stopped)
  const { id, answer } = await tus.upload(await makeVideoFile({ container: 'mov', picture: 'avc' }))

  expect(before).toEqual([[`uploads/${idOfStopped}.json`, `uploads/${idOfStopped}.tail-${partBytes}`], 1])
  expect(cancelled.statusCode).toBe(204)
  expect([await keysOf(idOfStopped), await openUploadsOf(idOfStopped)]).toEqual([[], 0])
  expect((await tus.head(stopped)).statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'video_refused' })
  expect(await keysOf(id)).toEqual([`uploads/${id}.refused`])
  expect((await admin.get(`/admin/video/${id}`)).json().message).toBe(answer.json().message)
})

test('an upload whose server died before its end was looked into is finished by another', async () => {
  await using one = await startApp(storage.settings)
  await using other = await openSecondServer(one)
  const admin = await one.signUpAdmin()
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const address = await tusClient(one, admin).address(file.length)
  const id = address.split('/').at(-1) ?? ''
  using bucket = storage.openBucket()
  const [open] = await Array.fromAsync(bucket.listOpenUploads(`videos/${id}`))
  if (open) await bucket.writePart(open, { number: 1, content: file })

  const asked = await Promise.all(
    [one, other].map(({ app }) =>
      app.inject({ url: `/api/admin/video/${id}`, headers: { cookie: admin.cookie } }),
    ),
  )

  expect(asked.map((each) => each.json().bytes)).toEqual([file.length, file.length])
  expect(await keysOf(id)).toEqual([`videos/${id}`])
})

test('abandoned uploads, old refusals and videos that no lesson names are deleted, the others stay', async () => {
  await using server = await startApp(storage.settings)
  const tus = tusClient(server, await server.signUpAdmin())
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const { id: named } = await tus.upload(file)
  const { id: unnamed } = await tus.upload(file)
  const { id: refused } = await tus.upload(Buffer.from('This is no video.'))
  const begun = (await tus.address(partBytes * 2)).split('/').at(-1) ?? ''
  await tus.put(`/api/admin/video/${begun}`, 0, Buffer.alloc(partBytes + 5))
  await addLesson(server, named)
  await server.database.pool.query("update video set stored_at = now() - interval '3 days'")
  const ids = [named, unnamed, refused, begun]
  const counts = async () => Promise.all(ids.map(async (id) => (await keysOf(id)).length))
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

  await sweepVideos(server.context)
  const today = await counts()
  await sweepVideos(server.context, inDays(3))
  const later = await counts()
  await sweepVideos(server.context, inDays(8))

  expect(today).toEqual([1, 1, 1, 2])
  expect(later).toEqual([1, 0, 1, 2])
  expect(await counts()).toEqual([1, 0, 0, 0])
  expect(await openUploadsOf(begun)).toBe(0)
})
