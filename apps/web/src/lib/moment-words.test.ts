import { expect, test } from 'vitest'
import { spanWords } from './moment-words.ts'

const year = /2026/g

test('a day that both ends share is said once', () => {
  expect(spanWords('2026-11-23T10:00:00', '2026-11-23T11:30:00').match(year)).toHaveLength(1)
  expect(spanWords('2026-11-23T10:00:00', '2026-11-25T11:30:00').match(year)).toHaveLength(2)
})
