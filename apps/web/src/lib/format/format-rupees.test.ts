import { expect, test } from 'vitest'
import { formatRupees } from './format-rupees.ts'

test.each([
  [0, '₹0.00'],
  [100, '₹1.00'],
  [119_900, '₹1,199.00'],
  [199_999, '₹1,999.99'],
  [100_000_000, '₹1,000,000.00'],
  [-5_050, '−₹50.50'],
])('%i paise are shown as %s', (paise, shown) => {
  expect(formatRupees(paise)).toBe(shown)
})
