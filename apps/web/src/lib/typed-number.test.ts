import { expect, test } from 'vitest'
import { requiredNumber, typedNumber } from './typed-number.ts'

test.each([
  ['', null],
  [' \u3000', null],
  ['12', 12],
  ['１２．５', 12.5],
  [' 1e3 ', 1000],
  ['two', Number.NaN],
])('the field "%s" holds %s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test('an empty field that must be filled has no number', () => {
  expect(requiredNumber(' ')).toBeUndefined()
  expect(requiredNumber('0')).toBe(0)
})
