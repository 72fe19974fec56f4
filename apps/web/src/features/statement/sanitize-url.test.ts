import { expect, test } from 'vitest'
import { sanitizeUrl } from './sanitize-url.ts'

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
  expect(sanitizeUrl(address)).toBe(safe)
})
