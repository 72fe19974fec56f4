import { afterEach, expect, test, vi } from 'vitest'
import { mockVideoProbe } from '../testing/mock-video-probe.ts'
import { probeVideo } from './probe-video.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['a video', { width: 320, seconds: 12 }, { kind: 'plays', seconds: 12 }],
  ['a live stream', { width: 320, seconds: Number.POSITIVE_INFINITY }, { kind: 'plays' }],
  ['a page', null, { kind: 'unplayable', message: expect.stringContaining('no video') }],
  [
    'sound, or pictures in a form that it does not know',
    { width: 0, seconds: 12 },
    { kind: 'unplayable', message: expect.stringContaining('no pictures') },
  ],
  ['nothing', { width: 320, seconds: 0 }, { kind: 'unplayable', message: expect.stringContaining('length') }],
])('%s at an address is told for what it is', async (_, found, probed) => {
  mockVideoProbe(found)

  expect(await probeVideo('https://a.example/video')).toMatchObject(probed)
})

test('a server that does not answer is told so after a while', async () => {
  vi.useFakeTimers()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  const probing = probeVideo('https://a.example/video')

  await vi.advanceTimersByTimeAsync(15_000)

  expect(await probing).toMatchObject({ message: expect.stringContaining('does not answer') })
  vi.useRealTimers()
})
