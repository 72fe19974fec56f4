import { crc32, deflateSync } from 'node:zlib'
import { schema } from '@codedojo/db'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'
import { sweepPictures } from './store-picture.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

function upload(payload: Buffer) {
  const headers = { cookie: admin.cookie, 'content-type': 'application/octet-stream' }
  return server.request({ method: 'POST', url: '/api/picture', headers, payload })
}

const countKept = () => server.database.queries.$count(schema.picture)

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } })

async function read(url: string) {
  const answer = await server.request({ method: 'GET', url })
  expect(answer.statusCode).toBe(200)
  return answer
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a picture of kind %s is kept as WebP and served for good',
  async (format) => {
    const answer = await upload(await blank(64, 32).toFormat(format).toBuffer())

    expect(answer.json()).toMatchObject({ width: 64, height: 32 })
    const { headers, rawPayload } = await read(answer.json<{ url: string }>().url)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 32 })
  },
)

test('a large picture becomes smaller, stands upright, and forgets who took it where', async () => {
  const photo = await blank(2400, 1200)
    .withExif({ IFD0: { Artist: 'Meera' }, IFD3: { GPSLatitude: '9/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  const answer = await upload(photo)

  expect(answer.json()).toMatchObject({ width: 800, height: 1600 })
  const kept = await sharp((await read(answer.json<{ url: string }>().url)).rawPayload).metadata()
  expect(kept.exif).toBeUndefined()
  expect(kept.orientation).toBeUndefined()
})

test('of a moving picture the first frame is kept', async () => {
  const frames = await Promise.all(['#f00', '#00f'].map((background) => solid(background)))
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(2)

  const answer = await upload(moving)

  const { rawPayload } = await read(answer.json<{ url: string }>().url)
  const { dominant } = await sharp(rawPayload).stats()
  expect((await sharp(rawPayload, { pages: -1 }).metadata()).pages ?? 1).toBe(1)
  expect(dominant.r).toBeGreaterThan(200)
})

function solid(background: string) {
  return sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer()
}

test('what hides behind a picture is not kept', async () => {
  const hidden = Buffer.concat([await blank(8, 8).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])

  const answer = await upload(hidden)

  const { rawPayload } = await read(answer.json<{ url: string }>().url)
  expect(rawPayload.includes('<script>')).toBe(false)
})

test('the same picture is kept once', async () => {
  const picture = await blank(20, 20).png().toBuffer()

  const [first, second] = [await upload(picture), await upload(picture)]

  expect(second.json()).toEqual(first.json())
})

/** A PNG whose header claims this size, with almost no data. */
function promisedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const part = (kind: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind), body])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(body.length, 0)
    ends.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
  }
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = deflateSync(Buffer.alloc(1024))
  return Buffer.concat([magic, part('IHDR', head), part('IDAT', body), part('IEND', Buffer.alloc(0))])
}

const refused: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
  ['an empty file', () => Buffer.alloc(0), 'This is no picture'],
  ['a text', () => Buffer.from('hello'), 'This is no picture'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'This is no picture'],
  ['a TIFF', () => blank(8, 8).tiff().toBuffer(), 'This is no picture'],
  ['the head of a PNG before an SVG', () => disguised('\x89PNG\r\n\x1a\n'), 'damaged'],
  ['the head of a GIF before an SVG', () => disguised('GIF89a'), 'damaged'],
  ['a picture that unfolds to 7.5 GB', () => promisedPng(50_000, 50_000), 'more than 25 megapixels'],
  ['a picture of a little too many points', () => promisedPng(5_001, 5_000), 'more than 25 megapixels'],
  ['half a picture', async () => (await noise()).subarray(0, 20_000), 'damaged'],
]

function disguised(head: string): Buffer {
  return Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>`, 'latin1')
}

function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
}

test.each(refused)('%s is refused, and nothing is kept', async (_, make, words) => {
  const before = await countKept()

  const answer = await upload(await make())

  expect(answer.json()).toMatchObject({ status: 400, code: 'picture_refused' })
  expect(answer.json<{ message: string }>().message).toContain(words)
  expect(await countKept()).toBe(before)
})

test('a file of more than 2 MB is refused before it is looked at', async () => {
  const answer = await upload(Buffer.alloc(2 * 1024 * 1024 + 1, 0xff))

  expect(answer.json()).toMatchObject({ status: 413, code: 'too_large' })
})

test.each([
  '/pictures/x.webp',
  `/pictures/${'0'.repeat(64)}.webp`,
  '/pictures/%2e%2e%2fsecret',
  '/pictures/',
])('there is no picture %s', async (url) => {
  const answer = await server.request({ method: 'GET', url })

  expect(answer.headers['content-type']).not.toBe('image/webp')
  expect(answer.body).not.toContain('RIFF')
})

test('a picture that nothing shows is swept after two weeks, and one of a product or a text never', async () => {
  const { queries, pool } = server.database
  const [shown, written, answered, unused] = await Promise.all(
    [30, 32, 33, 31].map(
      async (width) => (await upload(await blank(width, 9).png().toBuffer())).json<{ url: string }>().url,
    ),
  )
  const facts = { productName: 'Mug', productDescription: 'Holds tea.', productPrice: 10, quantity: 1 }
  await admin.send('POST', '/goodies/addgoodies', { ...facts, imageUrl: shown })
  const { addCourse, addLesson, ask } = courseTestbed(server.database)
  const lessonId = await addLesson(await addCourse(), { notes: `Look:\n\n![A tree](${written})` })
  const questionId = await ask(lessonId, admin.user._id, 'Which tree?')
  await admin.send('PUT', `/admin/question/${questionId}`, { answer: `This one: ![A pine](${answered})` })
  await pool.query(`update picture set stored_at = now() - interval '13 days'`)
  const early = await sweepPictures(server.database)
  await pool.query(`update picture set stored_at = now() - interval '15 days'`)

  await sweepPictures(server.database)

  expect([early, await queries.$count(schema.picture)]).toEqual([0, 3])
  await read(shown ?? '')
  const answer = await admin.send('POST', '/goodies/addgoodies', { ...facts, imageUrl: unused })
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'imageUrl' }] })
})

test('a face is drawn for any name, the same for the same one, and holds nothing of it', async () => {
  const faceOf = async (name: string) => {
    const { headers, body } = await read(`/pictures/face?${new URLSearchParams({ name })}`)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    return body
  }

  expect(await faceOf('Meera Nair')).toBe(await faceOf('Meera Nair'))
  expect(await faceOf('Meera Nair')).not.toBe(await faceOf('Arjun'))
  expect(await faceOf('<script>alert(1)</script>')).not.toContain('alert')
  expect(await sharp(Buffer.from(await faceOf('மீரா'))).metadata()).toMatchObject({ format: 'svg' })
  expect(await faceOf('x'.repeat(5000))).toContain('<svg')
})
