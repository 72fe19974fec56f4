import { expect, test } from 'vitest'
import { checkVideoFormat } from './check-video-format.ts'
import type { ProbedVideo } from './probed-video.ts'

test.each([
  [16_383, 'fine'],
  [65_535, 'refused'],
])('pictures of %i pixels along a side are %s', (width, kind) => {
  const picture = { codec: 'vp8', parameter: 'vp8', width, height: 9 }

  const judged = checkVideoFormat({ container: 'webm', picture, sounds: [], seconds: 12, isWhole: true })

  expect(judged.kind).toBe(kind)
})

const film = { container: 'mp4', seconds: 12, isWhole: true } as const
const shown = (codec: string | null, parameter: string | null) => ({
  codec,
  parameter,
  width: 640,
  height: 360,
})
const heard = (codec: string | null, parameter: string | null = null) => [{ codec, parameter }]
const [h264, aac] = [shown('avc', 'avc1.64001f'), heard('aac', 'mp4a.40.2')]

test.each([
  ['H.264 High and AAC', { picture: h264, sounds: aac }],
  ['H.264 without sound', { picture: h264, sounds: [] }],
  ['high-efficiency AAC', { picture: h264, sounds: heard('aac', 'mp4a.40.5') }],
  ['AV1 Main with 10 bits', { picture: shown('av1', 'av01.0.04M.10'), sounds: heard('opus') }],
  ['VP9 profile 0', { picture: shown('vp9', 'vp09.00.10.08'), sounds: heard('opus') }],
])('%s is played', (_, found) => {
  expect(checkVideoFormat({ ...film, ...found }).kind).toBe('fine')
})

test.each<[string, Partial<ProbedVideo>, RegExp]>([
  ['H.265', { picture: shown('hevc', 'hvc1.1.6.L93.B0'), sounds: aac }, /H\.265/],
  ['H.264 with 10 bits', { picture: shown('avc', 'avc1.6e001f'), sounds: aac }, /more than 8 bits/],
  ['H.264 4:4:4', { picture: shown('avc', 'avc1.f4001f'), sounds: aac }, /more than 8 bits/],
  ['VP9 with 10 bits', { picture: shown('vp9', 'vp09.02.10.10'), sounds: aac }, /VP9 with more than 8 bits/],
  ['AV1 4:4:4', { picture: shown('av1', 'av01.1.04M.08'), sounds: aac }, /AV1 with more/],
  ['MPEG-4 Part 2', { picture: shown('mpeg4', 'mp4v.20'), sounds: aac }, /MPEG-4 Part 2/],
  ['pictures that are encrypted', { picture: shown(null, null), sounds: aac }, /nobody knows/],
  ['AC-3', { picture: h264, sounds: heard('ac3', 'ac-3') }, /sound is in AC3/],
  ['a sound that nobody knows', { picture: h264, sounds: heard(null) }, /nobody knows/],
  ['xHE-AAC', { picture: h264, sounds: heard('aac', 'mp4a.40.42') }, /rare form of AAC/],
  ['sound in a second language as AC-3', { picture: h264, sounds: [...aac, ...heard('ac3')] }, /AC3/],
  ['sound alone', { picture: null, sounds: aac }, /no pictures/],
  ['pictures without a size', { picture: { ...h264, width: 0 }, sounds: aac }, /no size/],
  ['no length', { picture: h264, sounds: aac, seconds: 0 }, /no length/],
  ['a cut file', { picture: h264, sounds: aac, isWhole: false }, /end of this video is missing/],
  ['QuickTime', { container: 'quicktime', picture: h264, sounds: aac }, /QuickTime/],
  ['Matroska', { container: 'matroska', picture: h264, sounds: aac }, /Matroska/],
  ['AAC in WebM', { container: 'webm', picture: shown('vp9', 'vp9'), sounds: aac }, /sound is in AAC/],
  ['H.264 in WebM', { container: 'webm', picture: h264, sounds: heard('opus') }, /AVC|H\.264/],
])('%s is refused with its reason and what to do', (_, found, why) => {
  const judged = checkVideoFormat({ ...film, picture: h264, sounds: aac, ...found })

  expect(judged).toMatchObject({ kind: 'refused', why: expect.stringMatching(why) })
  expect(judged).toMatchObject({ why: expect.stringMatching(/upload|Choose/) })
})
