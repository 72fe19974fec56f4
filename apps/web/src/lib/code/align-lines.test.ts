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

test('changes at both ends of a long text leave every pair between them equal', () => {
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

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

test('lines put into a long text at many places are found, each where it is', () => {
  const left = numbers(3000)
  const right = left.flatMap((line, index) => (index % 100 === 50 ? [`new ${index}`, line] : [line]))

  const pairs = alignLines(left, right)

  expect(pairs.filter((pair) => pair.left === null)).toHaveLength(30)
  expect(pairs.every((pair) => pair.left === null || left[pair.left] === right[pair.right ?? -1])).toBe(true)
})

test.each([
  ['the same line everywhere', numbers(30_000).map(() => ''), numbers(30_001).map(() => '')],
  ['nothing alike', numbers(30_000), numbers(30_000).map((line) => `-${line}`)],
  ['the opposite order', numbers(30_000), numbers(30_000).reverse()],
  [
    'repeated lines',
    numbers(30_000).map((line) => line.slice(-2)),
    numbers(29_000).map((line) => line.slice(-2)),
  ],
])('the longest programs with %s are paired, each line once and in order', (_, left, right) => {
  const pairs = alignLines(left, right)

  expect(pairs.flatMap((pair) => pair.left ?? [])).toEqual(left.map((_line, index) => index))
  expect(pairs.flatMap((pair) => pair.right ?? [])).toEqual(right.map((_line, index) => index))
})
