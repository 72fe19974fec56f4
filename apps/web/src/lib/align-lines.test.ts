import { expect, test } from 'vitest'
import { alignLines } from './align-lines.ts'

const pairsOf = (left: string, right: string) =>
  alignLines([...left], [...right]).map((pair) => [pair.left, pair.right])

test.each([
  [
    'ab',
    'ab',
    [
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'ac',
    'abc',
    [
      [0, 0],
      [null, 1],
      [1, 2],
    ],
  ],
  [
    'xyb',
    'zb',
    [
      [0, 0],
      [1, null],
      [2, 1],
    ],
  ],
  ['', 'a', [[null, 0]]],
  ['a', '', [[0, null]]],
  ['', '', []],
])('pairs the lines of %j with those of %j', (left, right, pairs) => {
  expect(pairsOf(left, right)).toEqual(pairs)
})

test('texts too long for the table are paired place by place, none left out', () => {
  const left = Array.from({ length: 3000 }, (_, index) => `${index}`)
  const right = ['first', ...left.slice(1, -1), 'last', 'more']

  const pairs = alignLines(left, right)

  expect(pairs).toHaveLength(3001)
  expect(pairs[0]).toEqual({ left: 0, right: 0 })
  expect(pairs.at(-1)).toEqual({ left: null, right: 3000 })
})

test('one line taken out of a long text leaves every other pair equal', () => {
  const left = Array.from({ length: 3000 }, (_, index) => `${index}`)

  const pairs = alignLines(left, left.toSpliced(1700, 1))

  expect(pairs.filter((pair) => pair.right === null)).toEqual([{ left: 1700, right: null }])
  expect(pairs).toHaveLength(3000)
})
