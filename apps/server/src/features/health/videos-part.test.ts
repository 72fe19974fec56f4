import { schema } from '@codedojo/db'
import { expect, test } from 'vitest'
import { startFakeYoutube } from '../../testing/fake-youtube/fake-youtube.ts'
import { startApp } from '../../testing/start-app.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'
import { videosPart } from './videos-part.ts'

test('without a key it is said what one is for', async () => {
  await using server = await startApp()

  expect(await videosPart(server.context, true)).toMatchObject({
    works: true,
    cure: expect.stringContaining('YOUTUBE_API_KEY'),
  })
})

test('a playlist that could not be read is told, without asking for it', async () => {
  await using fake = await startFakeYoutube()
  await using server = await startApp(fake.settings)
  await courseTestbed(server.database).addCourse({ playlistId: 'PLloops0123456789' })
  const before = await videosPart(server.context, true)
  await server.database.queries.update(schema.course).set({ playlistTrouble: 'Not found.' })

  const after = await videosPart(server.context, true)

  expect([before.works, after.works]).toEqual([true, false])
  expect(fake.unitsSpent()).toBe(0)
})
