import { expect, test } from 'vitest'
import { readableLine } from './readable-line.ts'

const line = { level: 'warn', time: '2026-01-02T03:04:05.678Z', part: 'judge', msg: 'it waits' }

test('a line is time, level, part, message and fields', () => {
  expect(readableLine(JSON.stringify({ ...line, job: 'a-1', tries: 2, cure: 'wait a bit' }))).toBe(
    '2026-01-02T03:04:05.678Z warn  judge: it waits job=a-1 tries=2 cure="wait a bit"\n',
  )
})

test('what was thrown stands below, with its cause', () => {
  const cause = { type: 'Error', message: 'no route', stack: 'Error: no route\n    at inner' }
  const err = { type: 'Error', message: 'away', stack: 'Error: away\n    at outer', cause }

  expect(
    readableLine(JSON.stringify({ ...line, err }))
      .split('\n')
      .slice(1),
  ).toEqual(['  Error: away', '      at outer', '  caused by Error: no route', '      at inner', ''])
})

test('a text of somebody else makes no line of its own and gives a terminal no orders', () => {
  const forged = 'x\n2026-01-02T03:04:05.678Z error judge: forged\u001b[2J'

  const read = readableLine(JSON.stringify({ ...line, msg: forged, name: forged }))

  expect(read.match(/\n/g)).toHaveLength(1)
  expect(read).not.toContain('\u001b')
})
