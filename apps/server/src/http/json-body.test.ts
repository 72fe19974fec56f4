import { expect, test } from 'vitest'
import { nestsDeeperThan } from './json-body.ts'

test.each([
  ['[[]]', 2, false],
  ['[[[]]]', 2, true],
  ['{"a":{"b":1},"c":{"d":1}}', 2, false],
  ['"[[[[[["', 2, false],
  ['"\\"[[[[["', 2, false],
  ['{"a\\\\":[[1]]}', 2, true],
])('%s nests deeper than %i: %s', (json, most, deeper) => {
  expect(nestsDeeperThan(json, most)).toBe(deeper)
})
