import { expect, test } from 'vitest'
import { offsetAt, positionAt } from './caret-position.ts'

const text = 'ab\n\ncde'

test.each([
  [0, { line: 1, column: 1 }],
  [2, { line: 1, column: 3 }],
  [3, { line: 2, column: 1 }],
  [7, { line: 3, column: 4 }],
])('offset %i is a place', (offset, place) => {
  expect(positionAt(text, offset)).toEqual(place)
})

test.each([
  [1, 1, 1],
  [2, 0, 3],
  [3, 2, 6],
  [1, 9, 2],
  [9, 0, 4],
  [0, 0, 0],
])('line %i, column %i is an offset inside of the text', (line, column, offset) => {
  expect(offsetAt(text, line, column)).toBe(offset)
})
