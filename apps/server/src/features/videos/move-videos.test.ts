import { cp, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVideoFile } from '../../testing/make-video-file.ts'
import {
  startObjectStorage,
  type TestObjectStorage,
} from '../../testing/real-object-storage/start-object-storage.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { tusClient } from '../../testing/tus-client.ts'
import { findMissingVideos } from './missing-videos.ts'
import { moveVideos } from './move-videos.ts'

let storage: TestObjectStorage
beforeAll(async () => {
  storage = await startObjectStorage()
}, 60_000)
afterAll(() => storage[Symbol.asyncDispose]())

async function openMove(server: TestApp) {
  const tus = tusClient(server, await server.signUpAdmin())
  const bucket = storage.openBucket()
  const ids = []
  for (const bytesPerFrame of [200, 200_000]) {
    ids.push(
      (await tus.upload(await makeVideoFile({ container: 'webm', picture: 'vp8', bytesPerFrame }), 'x.webm'))
        .id,
    )
  }
  const folder = join(server.config.dataFolder, 'videos')
  const lines: string[] = []
  const move = () => moveVideos({ ...server, bucket }, (line) => lines.push(line))
  return { bucket, ids, folder, lines, move, [Symbol.dispose]: () => bucket[Symbol.dispose]() }
}

test('videos are copied into the bucket once, and an interrupted move goes on', async () => {
  await using server = await startApp()
  using opened = await openMove(server)
  const { bucket, ids, folder, lines, move } = opened
  await cp(join(folder, ids[1] ?? ''), join(folder, 'aside'))
  await rm(join(folder, ids[1] ?? ''))

  const first = await move()
  await cp(join(folder, 'aside'), join(folder, ids[1] ?? ''))
  const second = await move()
  const third = await move()

  expect(first).toEqual({ copied: 1, known: 0, missing: ['x.webm'], damaged: [] })
  expect(second).toEqual({ copied: 1, known: 1, missing: [], damaged: [] })
  expect(third).toEqual({ copied: 0, known: 2, missing: [], damaged: [] })
  expect(lines).toHaveLength(2)
  expect(await findMissingVideos(server.database, { config: { dataFolder: '/nowhere' }, bucket })).toEqual([])
}, 60_000)

test('what lies in the bucket with another content is copied again', async () => {
  await using server = await startApp()
  using opened = await openMove(server)
  const { bucket, ids, folder, move } = opened
  await move()
  const path = join(folder, ids[0] ?? '')
  const length = (await bucket.find(`videos/${ids[0]}`))?.bytes ?? 0
  await writeFile(path, Buffer.alloc(length, 'x'))

  expect(await move()).toMatchObject({ copied: 1, known: 1 })
  expect((await bucket.readWhole(`videos/${ids[0]}`))?.equals(Buffer.alloc(length, 'x'))).toBe(true)
}, 60_000)

test('what the bucket holds is compared at each run, and a file that was cut is named', async () => {
  await using server = await startApp()
  using opened = await openMove(server)
  const { bucket, ids, folder, move } = opened
  await move()
  const key = `videos/${ids[0]}`
  const { bytes = 0, metadata = {} } = (await bucket.find(key)) ?? {}
  // As if the bucket had kept something else than it was sent, and nobody had read it back.
  const upload = { key, partsId: await bucket.beginParts(key, metadata) }
  await bucket.writePart(upload, { number: 1, content: Buffer.alloc(bytes, 'x') })
  await bucket.completeParts(upload, (await bucket.listParts(upload)) ?? [])
  const again = await move()
  await bucket.remove(key)
  await truncate(join(folder, ids[0] ?? ''), bytes - 1)
  const cut = await move()

  expect(again).toEqual({ copied: 1, known: 1, missing: [], damaged: [] })
  expect(cut).toEqual({ copied: 0, known: 1, missing: [], damaged: ['x.webm'] })
  expect(await bucket.find(key)).toBeNull()
}, 60_000)
