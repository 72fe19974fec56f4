import { expect, test } from 'vitest'
import { joinInParts } from './join-in-parts.ts'

test.each([
  { begin: 0, chunks: [], parts: [] },
  { begin: 0, chunks: [4], parts: [[4, true]] },
  { begin: 0, chunks: [3], parts: [[3, false]] },
  { begin: 3, chunks: [], parts: [[3, false]] },
  { begin: 3, chunks: [1], parts: [[4, true]] },
  {
    begin: 1,
    chunks: [2, 2],
    parts: [
      [4, true],
      [1, false],
    ],
  },
  {
    begin: 2,
    chunks: [11],
    parts: [
      [4, true],
      [4, true],
      [4, true],
      [1, false],
    ],
  },
])(
  '$begin bytes and chunks of $chunks become parts of four bytes: $parts',
  async ({ begin, chunks, parts }) => {
    const all = Buffer.from(
      Array.from({ length: begin + chunks.reduce((sum, each) => sum + each, 0) }, (_, at) => at),
    )
    const source = async function* () {
      let at = begin
      for (const length of chunks) {
        yield all.subarray(at, at + length)
        at += length
      }
    }

    const joined = await Array.fromAsync(
      joinInParts(source(), { begin: all.subarray(0, begin), partBytes: 4 }),
    )

    expect(joined.map(({ content, isWhole }) => [content.length, isWhole])).toEqual(parts)
    expect(Buffer.concat(joined.map(({ content }) => content)).equals(all)).toBe(true)
  },
)
