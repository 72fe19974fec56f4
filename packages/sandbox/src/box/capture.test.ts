import { expect, test } from 'vitest'
import { capture } from './capture.ts'

function captureAll(capBytes: number, chunks: readonly string[]) {
  const passed: string[] = []
  let overs = 0
  const watched = capture(
    capBytes,
    (chunk) => passed.push(Buffer.from(chunk).toString()),
    () => {
      overs += 1
    },
  )
  for (const chunk of chunks) watched.take(Buffer.from(chunk))
  return { passed, overs, isOver: watched.isOver(), passedBytes: watched.passedBytes() }
}

test.each([
  ['nothing', 3, [], [], 0],
  ['less', 3, ['ab'], ['ab'], 0],
  ['exactly the cap', 3, ['ab', 'c'], ['ab', 'c'], 0],
  ['one byte more', 3, ['ab', 'cd'], ['ab', 'c'], 1],
  ['far more', 3, ['abcdef', 'g', 'h'], ['abc'], 1],
  ['anything when nothing is allowed', 0, ['a'], [], 1],
] as const)('%s is passed on up to the cap', (_, capBytes, chunks, passed, overs) => {
  const seen = captureAll(capBytes, chunks)

  expect(seen).toEqual({ passed, overs, isOver: overs > 0, passedBytes: passed.join('').length })
})
