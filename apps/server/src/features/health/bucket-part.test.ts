import { expect, test } from 'vitest'
import { settingsFor, startObjectStorage } from '../../testing/real-object-storage/start-object-storage.ts'
import { startApp } from '../../testing/start-app.ts'
import { bucketPart } from './bucket-part.ts'

test('without a bucket nothing is told of one', async () => {
  await using server = await startApp()

  expect(await bucketPart(server.context)).toBeNull()
})

test('the bucket works, or what is wrong is told', async () => {
  await using storage = await startObjectStorage()
  await using good = await startApp(storage.settings)
  await using wrong = await startApp({ ...storage.settings, S3_SECRET_ACCESS_KEY: 'another-secret' })
  await using away = await startApp(settingsFor(1))

  const parts = await Promise.all([good, wrong, away].map(({ context }) => bucketPart(context)))

  expect(parts.map((part) => part?.works)).toEqual([true, false, false])
  expect(parts[1]?.detail).toContain('S3_SECRET_ACCESS_KEY')
  expect(JSON.stringify(parts)).not.toContain('another-secret')
}, 60_000)
