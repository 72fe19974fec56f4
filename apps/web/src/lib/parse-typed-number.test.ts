import { expect, test } from 'vitest'
import { parseRequiredNumber, parseTypedNumber } from './parse-typed-number.ts'

test.each([
  ['', null],
  [' \u3000', null],
  ['12', 12],
  ['１２．５', 12.5],
  [' 1e3 ', 1000],
  ['two', Number.NaN],
])('the field "%s" holds %s', (text, number) => {
  expect(parseTypedNumber(text)).toBe(number)
})

test('an empty field that must be filled has no number', () => {
  expect(parseRequiredNumber(' ')).toBeUndefined()
  expect(parseRequiredNumber('0')).toBe(0)
})
