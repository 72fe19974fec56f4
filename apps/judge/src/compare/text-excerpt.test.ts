import { expect, test } from 'vitest'
import { truncateToBytes } from './text-excerpt.ts'

test.each([
  ['a short text', Buffer.from('añ'), 'añ'],
  ['a text of exactly that length', Buffer.from('12345678'), '12345678'],
  ['a longer text', Buffer.from('123456789'), '12345678'],
  ['a character at the cut', Buffer.from('1234567ñ'), '1234567'],
  ['bytes that are no text', Buffer.alloc(8, 0xff), '\uFFFD\uFFFD'],
  ['NUL among letters', Buffer.from('a\0b\0c\0d'), 'a\uFFFDb\uFFFD'],
])('of %s at most eight bytes are kept as text', (_, bytes, kept) => {
  expect(truncateToBytes(bytes, 8)).toBe(kept)
})
