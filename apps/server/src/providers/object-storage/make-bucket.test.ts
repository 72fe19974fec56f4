import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFaultyWay } from '../../testing/real-object-storage/faulty-way.ts'
import {
  objectStorageOf,
  settingsFor,
  startObjectStorage,
  type TestObjectStorage,
} from '../../testing/real-object-storage/start-object-storage.ts'
import { BucketError } from './bucket-error.ts'
import { openBucket } from './make-bucket.ts'

let storage: TestObjectStorage
beforeAll(async () => {
  storage = await startObjectStorage()
}, 60_000)
afterAll(() => storage[Symbol.asyncDispose]())

function settingsOf(change: Readonly<Record<string, string>> = {}, port = storage.port) {
  return objectStorageOf({ ...settingsFor(port), ...change })
}

test('a bucket that is there can be used', async () => {
  using bucket = openBucket(settingsOf())

  await bucket.check()
  await bucket.write('one', Buffer.from('content'))

  expect((await bucket.readWhole('one'))?.toString()).toBe('content')
  expect(await bucket.find('another')).toBeNull()
  expect(await bucket.readWhole('another')).toBeNull()
  expect(await bucket.open('another', { start: 0, end: 1 })).toBeNull()
  expect(await bucket.listParts({ key: 'one', partsId: 'nothing' })).toBeNull()
})

test.each([
  [{ S3_SECRET_ACCESS_KEY: 'another-secret' }, /S3_SECRET_ACCESS_KEY or S3_REGION is wrong/],
  [{ S3_ACCESS_KEY_ID: 'test:nobody' }, /does not know S3_ACCESS_KEY_ID|may not do this|is wrong/],
  [{ S3_BUCKET: 'not-there' }, /no such bucket/],
  [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, /ECONNREFUSED/],
])('what cannot be used says which setting to look at: %o', async (change, words) => {
  using bucket = openBucket(settingsOf(change))

  const failure = await bucket.check().catch((error: unknown) => String(error))

  expect(failure).toMatch(words)
  expect(failure).not.toMatch(/another-secret|hidden-secret/)
})

test('what a service says of a signature goes into no log', async () => {
  using bucket = openBucket(settingsOf({ S3_SECRET_ACCESS_KEY: 'another-secret' }))

  const failure = await bucket.check().catch((error: unknown) => error)

  expect(failure).toMatchObject({ cause: new Error('The service says SignatureDoesNotMatch.') })
})

test('a service that never answers is given up after three tries', async () => {
  await using way = await openFaultyWay(storage.port)
  way.fail('GET', { kind: 'silence' }, { kind: 'silence' }, { kind: 'silence' })
  using bucket = openBucket(settingsOf({}, way.port), { silentMs: 200, connectMs: 200 })

  await expect(bucket.open('one', { start: 0, end: 1 })).rejects.toThrow('does not answer in time')

  expect(way.asked).toHaveLength(3)
}, 30_000)

test('a bucket that goes away while an object is read says so as at the beginning', async () => {
  await using way = await openFaultyWay(storage.port)
  using bucket = openBucket(settingsOf({}, way.port))
  await bucket.write('long', Buffer.alloc(500_000))
  way.fail('GET', { kind: 'cut', afterBytes: 100_000 }, ...Array(3).fill({ kind: 'slow_down' }))

  const content = await bucket.open('long', { start: 0, end: 499_999 })
  const failure = await Array.fromAsync(content ?? []).catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(BucketError)
  expect(String(failure)).toContain('The bucket "films" cannot be used')
}, 30_000)

test('an answer that nobody reads is closed at once', async () => {
  using bucket = openBucket(settingsOf(), { silentMs: 60_000, connectMs: 2_000 })
  await bucket.write('long', Buffer.alloc(5_000_000))
  const openSockets = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length
  const before = openSockets()

  const content = await bucket.open('long', { start: 0, end: 4_999_999 })
  const opened = openSockets()
  content?.destroy()

  await expect.poll(openSockets, { timeout: 5_000 }).toBeLessThan(opened)
  expect(opened).toBeGreaterThanOrEqual(before)
}, 30_000)
