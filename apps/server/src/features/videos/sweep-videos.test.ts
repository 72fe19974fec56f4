import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeVideoFile } from '../../testing/make-video-file.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { tusClient } from '../../testing/tus-client.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'
import { sweepVideos } from './sweep-videos.ts'

const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000)
const lastMonth = new Date(Date.now() - 30 * 86_400_000)

async function ageVideo({ database, config }: TestApp, id: string): Promise<void> {
  const { video } = schema
  await database.queries.update(video).set({ storedAt: threeDaysAgo }).where(eq(video.id, id))
  await utimes(join(config.dataFolder, 'videos', id), threeDaysAgo, threeDaysAgo)
}

test('videos that no lesson names are deleted after two days, and those that somebody owns stay', async () => {
  await using server = await startApp()
  const tus = tusClient(server, await server.signUpAdmin())
  const testbed = courseTestbed(server.database)
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const upload = async () => (await tus.upload(file)).id
  const [fresh, unnamed, named, owned, deleted] = [
    ...[await upload(), await upload(), await upload()],
    ...[await upload(), await upload()],
  ]
  const [ownedCourse, otherCourse] = [await testbed.addCourse(), await testbed.addCourse()]
  await testbed.give(ownedCourse, (await server.signUp()).user._id)
  await testbed.addLesson(otherCourse, { kind: 'upload', videoId: named })
  await testbed.addLesson(ownedCourse, { kind: 'upload', videoId: owned, deletedAt: threeDaysAgo })
  await testbed.addLesson(otherCourse, { kind: 'upload', videoId: deleted, deletedAt: threeDaysAgo })
  for (const id of [unnamed, named, owned, deleted]) await ageVideo(server, String(id))

  await sweepVideos(server.context)

  const left = await readdir(join(server.config.dataFolder, 'videos'))
  expect(left.toSorted()).toEqual([fresh, named, owned, 'uploads'].toSorted())
  expect(await server.database.queries.$count(schema.video)).toBe(3)
})

test('an old video that a lesson has just let go of stays for two days', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const testbed = courseTestbed(server.database)
  const file = await makeVideoFile({ container: 'webm', picture: 'vp8' })
  const { id } = await tusClient(server, admin).upload(file)
  const lessonId = await testbed.addLesson(await testbed.addCourse(), { kind: 'upload', videoId: id })
  await ageVideo(server, id)

  await admin.send('PUT', `/admin/lesson/${lessonId}`, {
    title: 'Read this',
    kind: 'written',
    notes: 'Text.',
  })
  await sweepVideos(server.context)

  expect(await server.database.queries.$count(schema.video)).toBe(1)
  expect(await readdir(join(server.config.dataFolder, 'videos'))).toContain(id)
})

test('uploads that stopped a week ago and old refusals are deleted, those of today stay', async () => {
  await using server = await startApp()
  const tus = tusClient(server, await server.signUpAdmin())
  const folder = join(server.config.dataFolder, 'videos/uploads')
  const [old, young] = [await tus.address(1000), await tus.address(1000)]
  const idOf = (address: string) => address.split('/').at(-1) ?? ''
  const config = join(folder, `${idOf(old)}.json`)
  const upload = { id: idOf(old), size: 1000, offset: 0, creation_date: lastMonth.toISOString() }
  await writeFile(config, JSON.stringify(upload))
  await writeFile(join(folder, 'x.refused'), '{}')
  await writeFile(join(folder, 'y.json'), '{}')
  await utimes(join(folder, 'x.refused'), lastMonth, lastMonth)
  await utimes(join(folder, 'y.json'), lastMonth, lastMonth)

  await sweepVideos(server.context)

  expect(await readdir(folder)).toEqual([idOf(young), `${idOf(young)}.json`])
  expect([(await tus.head(old)).statusCode, (await tus.head(young)).statusCode]).toEqual([404, 200])
})
