import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { captureLog } from '@codedojo/log/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVideoFile } from '../../../testing/make-video-file.ts'
import { type Fault, openFaultyWay } from '../../../testing/real-object-storage/faulty-way.ts'
import {
  settingsFor,
  startObjectStorage,
  type TestObjectStorage,
} from '../../../testing/real-object-storage/start-object-storage.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { tusClient } from '../../../testing/tus-client.ts'
import { courseTestbed } from '../../courses/testing/course-testbed.ts'
import { findMissingVideos } from '../missing-videos.ts'

let storage: TestObjectStorage
beforeAll(async () => {
  storage = await startObjectStorage()
}, 60_000)
afterAll(() => storage[Symbol.asyncDispose]())

async function openLesson(server: TestApp, file: Buffer) {
  const admin = await server.signUpAdmin()
  const tus = tusClient(server, admin)
  const { id: videoId } = await tus.upload(file)
  const testbed = courseTestbed(server.database)
  const courseId = await testbed.addCourse()
  const lessonId = await testbed.addLesson(courseId, { kind: 'upload', videoId })
  await testbed.give(courseId, admin.user._id)
  const watch = (range = 'bytes=0-') =>
    server.request({ url: `/api/course/lesson/${lessonId}/video`, headers: { cookie: admin.cookie, range } })
  return { watch, tus, videoId }
}

const largeFile = () => makeVideoFile({ container: 'webm', picture: 'vp8', bytesPerFrame: 20_000 })

test.each<readonly [string, Fault[]]>([
  ['is told to slow down twice', [{ kind: 'slow_down' }, { kind: 'slow_down' }]],
  [
    'is cut in the middle, twice',
    [
      { kind: 'cut', afterBytes: 700_000 },
      { kind: 'cut', afterBytes: 100_000 },
    ],
  ],
  ['is cut before its first byte', [{ kind: 'cut', afterBytes: 0 }]],
])(
  'a video whose way %s comes whole',
  async (_, faults) => {
    await using way = await openFaultyWay(storage.port)
    await using server = await startApp(settingsFor(way.port))
    const file = await largeFile()
    const { watch } = await openLesson(server, file)

    way.fail('GET', ...faults)
    const answer = await watch()

    expect(answer.statusCode).toBe(206)
    expect(answer.rawPayload.equals(file)).toBe(true)
  },
  30_000,
)

test.each(['wrong_range', 'too_long'] as const)(
  'an answer with another range than was asked for is not passed on: %s',
  async (kind) => {
    await using way = await openFaultyWay(storage.port)
    await using server = await startApp(settingsFor(way.port))
    const { watch } = await openLesson(server, await makeVideoFile({ container: 'webm', picture: 'vp8' }))

    way.fail('GET', { kind })
    const answer = await watch('bytes=10-19')

    expect([answer.statusCode, answer.json().code]).toEqual([503, 'storage_unavailable'])
  },
)

test('an upload goes on where the bucket had too much to do', async () => {
  await using way = await openFaultyWay(storage.port)
  await using server = await startApp(settingsFor(way.port))
  const tus = tusClient(server, await server.signUpAdmin())
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const address = await tus.address(file.length)

  way.fail('PUT', ...Array<Fault>(3).fill({ kind: 'slow_down' }))
  const refused = await tus.put(address, 0, file)
  const stands = await tus.head(address)
  const again = await tus.put(address, 0, file)

  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    ...[503, 'storage_unavailable', '30'],
  ])
  expect(stands.headers['upload-offset']).toBe('0')
  expect(again.statusCode).toBe(204)
})

test('what an upload brought before its connection broke need not be sent again', async () => {
  await using server = await startApp(storage.settings)
  const { cookie } = await server.signUpAdmin()
  const tus = tusClient(server, { cookie })
  const [bytes, sent] = [40 * 1024 * 1024, 3 * 1024 * 1024]
  const address = await tus.address(bytes)
  const asking = request(new URL(address, await server.app.listen({ host: '127.0.0.1', port: 0 })), {
    method: 'PATCH',
    headers: {
      ...{ cookie, 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-length': bytes },
      'content-type': 'application/offset+octet-stream',
    },
  })
  asking.on('error', () => undefined)

  await new Promise((resolve) => asking.write(Buffer.alloc(sent, 'x'), resolve))
  // So long that the server has read what came.
  await sleep(1_000)
  asking.destroy()

  const offset = async () => Number((await tus.head(address)).headers['upload-offset'])
  await expect.poll(offset, { timeout: 20_000 }).toBeGreaterThan(sent / 2)
  const from = await offset()
  expect((await tus.put(address, from, Buffer.alloc(1000))).headers['upload-offset']).toBe(`${from + 1000}`)
}, 60_000)

test('while the bucket is away everything about videos says so, and everything else works', async () => {
  await using way = await openFaultyWay(storage.port)
  await using server = await startApp(settingsFor(way.port))
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const { watch, tus, videoId } = await openLesson(server, file)
  const address = await tus.address(file.length)
  await way[Symbol.asyncDispose]()
  using heard = captureLog('info')

  const answers = [
    ...[await watch(), await tus.begin(file.length), await tus.put(address, 0, file)],
    ...[await tus.cancel(address), await server.request({ url: '/readyz' })],
  ]
  const head = await tus.head(address)

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 200])
  expect(answers.slice(0, 4).map((answer) => answer.json().code)).toEqual(
    Array(4).fill('storage_unavailable'),
  )
  expect(head.statusCode).toBe(503)
  expect(heard.lines.join('')).toContain('ECONNREFUSED')
  expect(heard.lines.join('')).not.toContain('hidden-secret')
  await expect(findMissingVideos(server.database, server.context)).rejects.toThrow(/bucket "films"/)
  expect((await tus.head(`/api/admin/video/${videoId}`)).headers['upload-offset']).toBe(`${file.length}`)
}, 60_000)
