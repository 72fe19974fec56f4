import { expect, test } from 'vitest'
import { judgeVideo } from './judge-video.ts'

test.each([
  [16_383, 'fine'],
  [65_535, 'refused'],
])('pictures of %i pixels along a side are %s', (width, kind) => {
  const picture = { codec: 'vp8', parameter: 'vp8', width, height: 9 }

  const judged = judgeVideo({ container: 'webm', picture, sounds: [], seconds: 12, isWhole: true })

  expect(judged.kind).toBe(kind)
})
