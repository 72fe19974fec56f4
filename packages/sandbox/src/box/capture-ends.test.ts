import { expect, test } from 'vitest'
import { captureEnds } from './capture-ends.ts'

function capture(capBytes: number, chunks: readonly (string | Uint8Array)[]) {
  const ends = captureEnds(capBytes)
  for (const chunk of chunks) ends.take(Buffer.from(chunk))
  const { bytes, gap } = ends.captured()
  const at = gap?.at ?? bytes.length
  const text = (part: Uint8Array) => Buffer.from(part).toString()
  return [text(bytes.subarray(0, at)), gap?.characters ?? 0, text(bytes.subarray(at))]
}

test.each([
  ['nothing', [], ['', 0, '']],
  ['one chunk that just fits', ['abcdefgh'], ['abcdefgh', 0, '']],
  ['two chunks that just fit', ['abcde', 'fgh'], ['abcdefgh', 0, '']],
  ['one byte too many', ['abcdefghi'], ['abcd', 1, 'fghi']],
  ['bytes that come one by one', [...'abcdefghijklmno'], ['abcd', 7, 'lmno']],
  ['a chunk many times as long', ['x'.repeat(1000), 'the end'], ['xxxx', 999, ' end']],
  ['a chunk that fills the ring exactly', ['abcdefgh', 'ijkl'], ['abcd', 4, 'ijkl']],
] as const)('of %s the beginning and the end are kept', (_, chunks, kept) => {
  expect(capture(8, chunks)).toEqual(kept)
})

test.each([
  ['two', 'aé'.repeat(9)],
  ['three', '…'.repeat(9)],
  ['four', '\u{1F600}'.repeat(9)],
])('characters of %s bytes are kept or left out as a whole', (_, text) => {
  for (let cap = 8; cap < 27; cap++) {
    const [head = '', leftOut, tail = ''] = capture(cap, [text])

    expect(`${head}${tail}`).not.toContain('\uFFFD')
    expect(text.startsWith(String(head)) && text.endsWith(String(tail))).toBe(true)
    expect([...String(head), ...String(tail)].length + Number(leftOut)).toBe([...text].length)
  }
})

test('bytes that are no text are kept as they are', () => {
  const ends = captureEnds(4)
  ends.take(Buffer.alloc(9, 0xbf))

  expect(ends.captured().bytes.subarray(0, 2)).toEqual(Buffer.alloc(2, 0xbf))
  expect(ends.captured().bytes.length).toBe(4)
})
