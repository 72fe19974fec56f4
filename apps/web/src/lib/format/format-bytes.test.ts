import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0\u00a0B'],
  [1023, '1023\u00a0B'],
  [4096, '4.0\u00a0KB'],
  [19_503_514, '18.6\u00a0MB'],
  [2_254_857_830, '2.1\u00a0GB'],
])('%i bytes read %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
