import { expect, test } from 'vitest'
import { safeAddress } from './safe-address.ts'

test.each([
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['/api/problem/asset/1/figure.png', '/api/problem/asset/1/figure.png'],
  ['#constraints', '#constraints'],
  ['http://example.org/a.png', ''],
  ['//example.org/a.png', ''],
  ['javascript:alert(1)', ''],
  ['JaVaScRiPt:alert(1)', ''],
  ['data:text/html,hi', ''],
  ['figure.png', ''],
])('an address %s becomes %j', (address, safe) => {
  expect(safeAddress(address)).toBe(safe)
})
