import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'

test.each(['\n', '\r\n', '\r'])(
  'as many rows as a list may have may have empty lines between them (%j)',
  (end) => {
    const lines = Array.from({ length: 999 }, (_, at) => `Ada,a${at}@example.org`)

    const { rows } = readRows(['name,email', ...lines].join(end + end) + end)

    expect(rows).toHaveLength(999)
    expect(() => readRows(`name,email${end.repeat(2001)}`)).toThrow('more than 2000 lines')
  },
)
