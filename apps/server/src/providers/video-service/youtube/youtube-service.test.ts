import { expect, test } from 'vitest'
import { parseConfig } from '../../../config.ts'
import { fakeKey } from '../../../testing/fake-youtube/answer-question.ts'
import { type FakeYoutube, startFakeYoutube } from '../../../testing/fake-youtube/fake-youtube.ts'
import { quotaMessage, type YoutubeTrouble } from '../../../testing/fake-youtube/youtube-trouble.ts'
import { VideoServiceError } from '../video-service.ts'
import { parseIsoDuration } from './parse-iso-duration.ts'
import { makeYoutube } from './youtube-service.ts'

const playlistId = 'PLloops0123456789'
const idOf = (number: number) => `video-${String(number).padStart(5, '0')}`
const videos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: idOf(at), title: `Part ${at}`, duration: 'PT1M1S' }))

function serviceOf(fake: FakeYoutube, key = fakeKey) {
  const { youtube } = parseConfig({ ...fake.settings, YOUTUBE_API_KEY: key })
  if (!youtube) throw new Error('The fake has no settings.')
  return makeYoutube(youtube, { answerWithinMs: 300 })
}

const read = (service: ReturnType<typeof serviceOf>, wish: { known?: ReadonlySet<string> } = {}) =>
  service.readPlaylist({
    playlistId,
    known: new Set(),
    maxVideos: 500,
    signal: new AbortController().signal,
    ...wish,
  })

async function errorOf(work: Promise<unknown>): Promise<VideoServiceError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof VideoServiceError) return error
  throw new Error(`Another error was expected than ${String(error)}.`)
}

test('a playlist is read page by page, with its lengths, and without what nobody can watch', async () => {
  await using fake = await startFakeYoutube()
  const hidden = [
    { id: idOf(900), title: 'Secret', hidden: 'Private video' },
    { id: idOf(901), title: 'Gone', hidden: 'Deleted video' },
  ] as const
  const live = { id: idOf(902), title: 'Live', duration: 'P0D' }
  fake.playlists.set(playlistId, [...hidden, ...videos(60), live, ...videos(1)])

  const found = await read(serviceOf(fake))

  expect(found.map(({ id }) => id)).toEqual([...videos(60).map(({ id }) => id), live.id])
  expect(found[0]).toEqual({
    ...{ id: idOf(0), title: 'Part 0', description: '', seconds: 61 },
    thumbnail: `https://i.ytimg.com/vi/${idOf(0)}/mqdefault.jpg`,
    publishedAt: new Date('2026-01-03T00:00:00Z'),
  })
  expect(found.at(-1)?.seconds).toBeNull()
  expect(fake.unitsSpent()).toBe(4)
})

test('lengths that are known are not asked for, and a list without lengths is better than none', async () => {
  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistId, videos(2))
  fake.troubleAt(/videos/, { kind: 'fault' }, { kind: 'fault' })

  const without = await read(serviceOf(fake))
  const spent = fake.unitsSpent()
  await read(serviceOf(fake), { known: new Set([idOf(0), idOf(1)]) })

  expect(without.map(({ seconds }) => seconds)).toEqual([null, null])
  expect(fake.unitsSpent() - spent).toBe(1)
})

test.each<YoutubeTrouble>([
  ...(['fault', 'html', 'cut', 'lost'] as const).map((kind) => ({ kind })),
  { kind: 'slow', ms: 1500 },
])('what may pass is asked once more: $kind', async (trouble) => {
  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistId, videos(1))
  fake.troubleAt(/playlistItems/, trouble)
  expect(await read(serviceOf(fake))).toHaveLength(1)

  fake.troubleAt(/playlistItems/, trouble, trouble)

  expect((await errorOf(read(serviceOf(fake)))).said).toBeNull()
})

test.each([
  ['quota', quotaMessage],
  ['forbidden', 'The request is not properly authorized.'],
  ['page_token', 'The request specifies an invalid page token.'],
] as const)('what it refuses is told in its words, and not asked again: %s', async (kind, words) => {
  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistId, videos(1))
  fake.troubleAt(/playlistItems/, { kind })

  const error = await errorOf(read(serviceOf(fake)))

  expect(error.said).toBe(words)
  expect(fake.asked).toHaveLength(1)
})

test('once the quota is used up it is not asked any more for a while', async () => {
  await using fake = await startFakeYoutube()
  const service = serviceOf(fake)
  fake.troubleAt(/playlistItems/, { kind: 'quota' })

  const errors = [await errorOf(read(service)), await errorOf(read(service))]

  expect(errors.map(({ said }) => said)).toEqual([quotaMessage, quotaMessage])
  expect(fake.unitsSpent()).toBe(1)
})

test('an answer that cannot be understood, and a list that is not there, are told', async () => {
  await using fake = await startFakeYoutube()
  fake.troubleAt(/playlistItems/, { kind: 'nonsense' })

  expect((await errorOf(read(serviceOf(fake)))).said).toBeNull()
  expect((await errorOf(read(serviceOf(fake)))).said).toMatch(/cannot be found/)
})

test('no error holds the key, whatever goes wrong', async () => {
  const nowhere = parseConfig({ YOUTUBE_API_KEY: fakeKey, YOUTUBE_BASE_URL: 'http://127.0.0.1:1' }).youtube
  await using fake = await startFakeYoutube()
  const wrongKey = 'AIzaAnother-key_0123456789-wrong'
  const wrong = await errorOf(read(serviceOf(fake, wrongKey)))
  const away = nowhere && (await errorOf(read(makeYoutube(nowhere))))

  for (const error of [wrong, away]) {
    expect(JSON.stringify([error?.message, error?.said, String(error?.cause), error?.stack])).not.toMatch(
      /AIza/,
    )
  }
  await expect(serviceOf(fake).check()).resolves.toBeUndefined()
})

test.each([
  ['PT1H2M3S', 3723],
  ['PT45S', 45],
  ['P1DT1S', 86_401],
  ['P0D', null],
  ['soon', null],
])('%s is %s seconds', (text, seconds) => {
  expect(parseIsoDuration(text)).toBe(seconds)
})
