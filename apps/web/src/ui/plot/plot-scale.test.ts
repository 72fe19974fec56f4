import { expect, test } from 'vitest'
import { labelledPositions, plotLines } from './plot-scale.ts'

test.each([
  { most: 0, lines: [0, 5, 10] },
  { most: 3, lines: [0, 5, 10] },
  { most: 10, lines: [0, 5, 10] },
  { most: 11, lines: [0, 10, 20] },
  { most: 92, lines: [0, 50, 100] },
  { most: 101, lines: [0, 100, 200] },
  { most: 40_001, lines: [0, 50_000, 100_000] },
])('a plot up to $most has the lines $lines', ({ most, lines }) => {
  expect(plotLines(most)).toEqual(lines)
})

test.each([
  { most: 0.42, lines: [0, 0.5, 1] },
  { most: 3, lines: [0, 2, 4] },
  { most: 0.03, lines: [0, 0.02, 0.04] },
  { most: 0, lines: [0, 0.0005, 0.001] },
])('a plot of costs up to $most has the lines $lines', ({ most, lines }) => {
  expect(plotLines(most, { areWhole: false })).toEqual(lines)
})

test.each([
  { count: 30, most: 4, places: [0, 10, 19, 29] },
  { count: 30, most: 3, places: [0, 15, 29] },
  { count: 2, most: 4, places: [0, 1] },
  { count: 0, most: 4, places: [] },
])('of $count places at most $most are named: $places', ({ count, most, places }) => {
  expect(labelledPositions(count, most)).toEqual(places)
})
