import { expect, test } from 'vitest'
import { believePlayed, playableSeconds, wholeSeconds } from './believe-played.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))

test('a report can tell of twice the time since the one before, and five seconds', () => {
  expect(playableSeconds(null, at(0))).toBe(125)
  expect(playableSeconds(at(0), at(20))).toBe(45)
  expect(playableSeconds(at(20), at(20))).toBe(5)
  // A clock that was set back takes nothing away.
  expect(playableSeconds(at(30), at(20))).toBe(5)
})

test.each([
  ['all of it', [[0, 10]], { most: 20, length: 100 }, [[0, 10]]],
  [
    'the first of what is too much',
    [
      [0, 10],
      [50, 70],
    ],
    { most: 15, length: 100 },
    [
      [0, 10],
      [50, 55],
    ],
  ],
  [
    'nothing once that is used up',
    [
      [0, 10],
      [50, 70],
    ],
    { most: 10, length: 100 },
    [[0, 10]],
  ],
  [
    'nothing after the end',
    [
      [90, 130],
      [100, 110],
    ],
    { most: 99, length: 100 },
    [[90, 100]],
  ],
  [
    'nothing that runs backwards or stands',
    [
      [10, 5],
      [7, 7],
      [1, 2],
    ],
    { most: 99, length: null },
    [[1, 2]],
  ],
] as const)('of what was played it believes %s', (_, played, of, believed) => {
  expect(believePlayed(played, of)).toEqual(believed)
})

test('stretches become whole seconds, without a gap between those that follow each other', () => {
  expect(
    wholeSeconds(
      [
        [0, 10.4],
        [10.4, 20],
      ],
      100,
    ),
  ).toBe('{[0,10),[10,20)}')
  expect(wholeSeconds([[10.1, 10.3]], 100)).toBe('{}')
  expect(wholeSeconds([], 100)).toBe('{}')
})

test('the part of a second that a video ends with counts once it was reached', () => {
  expect(wholeSeconds([[0, 2.4]], 2.4)).toBe('{[0,3)}')
  expect(wholeSeconds([[0, 0.3]], 0.3)).toBe('{[0,1)}')
  expect(wholeSeconds([[0, 1.8]], 2.4)).toBe('{[0,2)}')
})
