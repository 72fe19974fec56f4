import { expect, test } from 'vitest'
import { recordTranscript } from './record-transcript.ts'

test('lines stand in the order in which they were completed, whoever wrote them in how many pieces', () => {
  const recorder = recordTranscript()
  for (const [by, text] of [
    ['program', '1'],
    ['judge', 'hi\nthere'],
    ['program', '2\n3'],
    ['judge', '\n'],
  ] as const)
    recorder.add(by, Buffer.from(text))

  expect(recorder.transcript()).toEqual({
    lines: [
      { by: 'judge', text: 'hi' },
      { by: 'program', text: '12' },
      { by: 'judge', text: 'there' },
      { by: 'program', text: '3' },
    ],
    leftOut: 0,
  })
})

test.each([399, 400, 401, 600, 601, 10_000])('of %i lines the first and the last 200 are kept', (count) => {
  const recorder = recordTranscript()
  for (let line = 1; line <= count; line++) recorder.add('program', Buffer.from(`${line}\n`))

  const { lines, leftOut } = recorder.transcript()
  expect(lines.length + leftOut).toBe(count)
  expect(lines.length).toBe(Math.min(count, 400))
  expect([lines[0]?.text, lines[199]?.text, lines.at(-1)?.text]).toEqual(['1', '200', String(count)])
})

test('a long line is cut, and so are invalid bytes and NULs made storable', () => {
  const recorder = recordTranscript()
  recorder.add('program', Buffer.alloc(5_000_000, 'x'))
  recorder.add('judge', Buffer.from([0, 0xff, 0x0a]))

  const [judge, program] = recorder.transcript().lines
  expect(judge).toEqual({ by: 'judge', text: '\uFFFD\uFFFD' })
  expect([program?.text.length, program?.text.at(-1)]).toEqual([200, '…'])
})
