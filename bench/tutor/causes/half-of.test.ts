import { expect, test } from 'vitest'
import { halfOf } from './half-of.ts'

test('both halves are about as large', () => {
  const names = Array.from({ length: 400 }, (_, at) => `first-echo/${at}.py`)
  const kept = names.filter((name) => halfOf(name) === 'kept')

  expect(Math.abs(kept.length - 200)).toBeLessThan(50)
})
