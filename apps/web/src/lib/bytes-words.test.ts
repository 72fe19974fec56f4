import { expect, test } from 'vitest'
import { bytesWords } from './bytes-words.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [4096, '4.0 KB'],
  [19_503_514, '18.6 MB'],
  [2_254_857_830, '2.1 GB'],
])('%i bytes read %s', (bytes, words) => {
  expect(bytesWords(bytes)).toBe(words)
})
