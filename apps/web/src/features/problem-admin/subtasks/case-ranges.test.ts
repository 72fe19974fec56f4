import { expect, test } from 'vitest'
import { rangesText, readRanges } from './case-ranges.ts'

test.each([
  [[], ''],
  [[3], '3'],
  [[1, 2, 3, 5, 7, 8], '1-3, 5, 7-8'],
])('%j is written as "%s"', (numbers, text) => {
  expect(rangesText(numbers)).toBe(text)
})

test.each([
  ['1-3, 5', [1, 2, 3, 5]],
  [' 2 4–5;2 ', [2, 4, 5]],
  ['', []],
])('"%s" names the cases %j', (text, numbers) => {
  expect(readRanges(text, 5)).toEqual({ kind: 'numbers', numbers: new Set(numbers) })
})

test.each([
  ['0', 'There are the hidden cases 1 to 5'],
  ['4-9', 'There are the hidden cases 1 to 5'],
  ['3-2', 'There are the hidden cases 1 to 5'],
  ['all', '"all" is no case: write numbers such as 1-5, 8'],
])('"%s" names none, and says why', (text, message) => {
  expect(readRanges(text, 5)).toEqual({ kind: 'fault', message })
})
