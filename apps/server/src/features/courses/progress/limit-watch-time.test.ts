import { expect, test } from 'vitest'
import {
  budgetUsedAfter,
  budgetUsedBefore,
  limitWatchTime,
  playableSeconds,
  type TimeRange,
  toMultirange,
  totalSeconds,
} from './limit-watch-time.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000)

/** Reports of a lesson at these seconds; returns how many seconds of the video are accepted in total. */
function believedOf(reports: readonly (readonly [second: number, ...played: TimeRange[]])[]): number {
  let usedUp: Date | null = null
  let believed = 0
  for (const [second, ...played] of reports) {
    const before: Date = budgetUsedBefore(usedUp, at(second))
    const most = playableSeconds(before, at(second))
    const seconds = totalSeconds(limitWatchTime(played, { most, length: null }))
    usedUp = budgetUsedAfter(before, seconds)
    believed += seconds
  }
  return believed
}

test('the first report can tell of two minutes and five seconds, the next of what is left and twice the time since', () => {
  expect(believedOf([[0, [0, 1000]]])).toBe(125)
  expect(
    believedOf([
      [0, [0, 100]],
      [10, [100, 1000]],
    ]),
  ).toBe(145)
})

test('many reports at once tell of no more than one', () => {
  const quick = Array.from({ length: 50 }, (_, n) => [0, [n * 100, n * 100 + 100]] as const)

  expect(believedOf(quick)).toBe(125)
  expect(believedOf(quick.map(([, played], n) => [n / 10, played]))).toBe(125 + 9)
})

test('somebody who watches at twice the speed is believed, whatever delays the reports on their way', () => {
  const delays = [0, 7, 2, 9, 1, 0, 8, 3]
  const reports = Array.from({ length: 360 }, (_, n) => {
    const delay = delays[n % delays.length] ?? 0
    return [10 * (n + 1) + delay, [20 * n + 0.3, 20 * (n + 1) + 0.3]] as const
  })

  expect(believedOf(reports)).toBe(7200)
})

test('reports that were held back for half an hour and come together are believed', () => {
  const held = Array.from({ length: 180 }, (_, n) => [1810, [20 * (n + 1), 20 * (n + 2)]] as const)

  expect(believedOf([[10, [0, 20]], ...held])).toBe(3620)
})

test('whoever waits saves up an hour and no more', () => {
  const waited = Array.from({ length: 3 }, (_, n) => [100_000, [n * 5000, n * 5000 + 5000]] as const)

  expect(believedOf([[0], ...waited])).toBe(7200)
})

test('a clock that was set back leaves nothing until it has caught up', () => {
  expect(
    believedOf([
      [1000, [0, 125]],
      [500, [200, 300]],
      [1005, [200, 300]],
    ]),
  ).toBe(135)
})

test.each([
  ['all of it', [[0, 10]], { most: 20, length: 100 }, [[0, 10]]],
  [
    'the first of what is too much',
    [
      [0, 10],
      [50, 70],
    ],
    { most: 15.5, length: 100 },
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
  [
    'no gap between those that follow each other',
    [
      [0, 10.4],
      [10.4, 20],
    ],
    { most: 99, length: 100 },
    [
      [0, 10],
      [10, 20],
    ],
  ],
  ['nothing of less than half a second', [[10.1, 10.3]], { most: 99, length: 100 }, []],
  [
    'an instant that makes a second as a second',
    [
      [0.49, 0.51],
      [1.49, 1.51],
      [2.49, 2.51],
    ],
    { most: 2, length: 100 },
    [
      [0, 1],
      [1, 2],
    ],
  ],
  ['the part of a second that ends the video as a second', [[0, 2.4]], { most: 9, length: 2.4 }, [[0, 3]]],
  ['a video of less than a second as a second', [[0, 0.3]], { most: 9, length: 0.3 }, [[0, 1]]],
  ['what does not reach the end as what it is', [[0, 1.8]], { most: 9, length: 2.4 }, [[0, 2]]],
] as const)('of what was played it believes %s', (_, played, of, believed) => {
  expect(limitWatchTime(played, of)).toEqual(believed)
})

test('stretches are written as PostgreSQL reads them', () => {
  expect(
    toMultirange([
      [0, 10],
      [10, 20],
    ]),
  ).toBe('{[0,10),[10,20)}')
  expect(toMultirange([])).toBe('{}')
})
