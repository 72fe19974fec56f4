import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BucketError } from '../../../providers/object-storage/index.ts'
import { makeVideoFile } from '../../../testing/make-video-file.ts'
import {
  startObjectStorage,
  type TestObjectStorage,
} from '../../../testing/real-object-storage/start-object-storage.ts'
import { startApp } from '../../../testing/start-app.ts'
import { tusClient } from '../../../testing/tus-client.ts'
import { courseTestbed } from '../../courses/testing/course-testbed.ts'
import { finishUpload } from '../finish-upload.ts'
import { findVideo, storeVideo } from '../queries.ts'
import { sweepVideos } from '../sweep-videos.ts'
import { BucketUploads } from './bucket-uploads.ts'

let storage: TestObjectStorage
beforeAll(async () => {
  storage = await startObjectStorage()
}, 60_000)
afterAll(() => storage[Symbol.asyncDispose]())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** A server, an upload that has come to its end and is not a video yet, and the content of its object. */
async function openWholeUpload() {
  const server = await startApp(storage.settings)
  const bucket = storage.openBucket()
  const tus = tusClient(server, await server.signUpAdmin())
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const address = await tus.address(file.length)
  const id = address.split('/').at(-1) ?? ''
  const store = new BucketUploads(bucket)
  const [open] = await Array.fromAsync(bucket.listOpenUploads(`videos/${id}`))
  if (open) await bucket.writePart(open, { number: 1, content: file })
  const isThere = async () => (await bucket.find(`videos/${id}`))?.bytes === file.length
  const dispose = async () => {
    bucket[Symbol.dispose]()
    await server[Symbol.asyncDispose]()
  }
  return { server, store, id, isThere, cancel: () => tus.cancel(address), [Symbol.asyncDispose]: dispose }
}

const facts = { mimeType: 'video/webm', seconds: 1, width: 1, height: 1, codecs: 'vp8' } as const

test('a video stays when the server died before it had forgotten the upload', async () => {
  await using opened = await openWholeUpload()
  const { server, store, id, isThere } = opened
  vi.spyOn(store, 'forget').mockRejectedValueOnce(new BucketError('It is away.'))
  await finishUpload(server.context, { store, id })
  const testbed = courseTestbed(server.database)
  await testbed.addLesson(await testbed.addCourse(), { kind: 'upload', videoId: id })
  const before = await store.find(id)

  await sweepVideos(server.context, inDays(8))

  expect(before).not.toBeNull()
  expect(await store.find(id)).toBeNull()
  expect(await isThere()).toBe(true)
})

test('an upload that is cancelled while it is looked into becomes no video', async () => {
  await using opened = await openWholeUpload()
  const { server, store, id, isThere, cancel } = opened
  const sourceOf = store.sourceOf.bind(store)
  let cancelled: number | null = null
  vi.spyOn(store, 'sourceOf').mockImplementation((upload) => {
    const source = sourceOf(upload)
    if (source.kind !== 'parts') throw new Error('It lies in a bucket.')
    const whole = source.read({ start: 0, end: source.bytes - 1 })
    return {
      ...source,
      read: async ({ start, end }) => {
        const content = await whole
        cancelled ??= (await cancel()).statusCode
        return content.subarray(start, end + 1)
      },
    }
  })

  await expect(finishUpload(server.context, { store, id })).rejects.toThrow('There is no such video')

  expect(cancelled).toBe(204)
  expect(await findVideo(server.database, id)).toBeNull()
  expect(await isThere()).toBe(false)
})

test('an upload that is cancelled while it becomes a video stays one', async () => {
  await using opened = await openWholeUpload()
  const { server, store, id, isThere, cancel } = opened
  const take = store.take.bind(store)
  let cancelling: ReturnType<typeof cancel> | null = null
  vi.spyOn(store, 'take').mockImplementation(async (upload) => {
    const isTaken = await take(upload)
    cancelling = cancel()
    // Without a lock the cancelling has looked for the row by now, and found none.
    await new Promise((resolve) => setTimeout(resolve, 300))
    return isTaken
  })

  await finishUpload(server.context, { store, id })

  expect(await cancelling).toMatchObject({ statusCode: 404 })
  expect(await findVideo(server.database, id)).toMatchObject({ id })
  expect(await isThere()).toBe(true)
})

test('a video that another server stores during a sweep stays', async () => {
  await using opened = await openWholeUpload()
  const { server, store, id, isThere } = opened
  const bytes = (await store.find(id))?.size ?? 0
  const find = vi.spyOn(BucketUploads.prototype, 'find').mockImplementationOnce(async () => {
    await storeVideo(server.database, { id, name: 'x.webm', bytes, ...facts })
    await store.forget(id)
    return null
  })
  using _restored = { [Symbol.dispose]: () => find.mockRestore() }

  await sweepVideos(server.context, inDays(3))

  expect(find).toHaveBeenCalledWith(id)
  expect(await isThere()).toBe(true)
})
