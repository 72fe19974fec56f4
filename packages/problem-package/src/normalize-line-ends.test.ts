import { expect, test } from 'vitest'
import { normalizeLineEnds } from './normalize-line-ends.ts'

test.each([
  ['1\r\n2\r\n', '1\n2\n', 2],
  ['1\r2', '1\n2', 1],
  ['\r\r\n', '\n\n', 2],
  ['1\n2', '1\n2', 0],
  ['', '', 0],
  ['é\r', 'é\n', 1],
])('%j becomes %j', (text, plain, taken) => {
  const found = normalizeLineEnds(Buffer.from(text))

  expect(Buffer.from(found.bytes).toString()).toBe(plain)
  expect(found.taken).toBe(taken)
})

test('bytes that are no text keep all else', () => {
  const { bytes } = normalizeLineEnds(Uint8Array.of(0xff, 0x0d, 0x0a, 0x00))

  expect([...bytes]).toEqual([0xff, 0x0a, 0x00])
})
