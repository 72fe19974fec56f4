import { expect, test } from 'vitest'
import { formatSize } from './format-size.ts'

test.each([
  [100 * 1024, '100 KB'],
  [512 * 1024, '512 KB'],
  [1024 * 1024, '1 MB'],
  [16 * 1024 * 1024, '16 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
