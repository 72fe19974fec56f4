import { expect, test } from 'vitest'
import { jsonFault } from './json-body.ts'

test.each([
  ['[[]]', 2, false],
  ['[[[]]]', 2, true],
  ['{"a":{"b":1},"c":{"d":1}}', 2, false],
  ['"[[[[[["', 2, false],
  ['"\\"[[[[["', 2, false],
  ['{"a\\\\":[[1]]}', 2, true],
])('%s nests deeper than %i: %s', (json, depth, deeper) => {
  expect(jsonFault(json, { depth, values: 100 })).toBe(
    deeper ? `The body nests deeper than ${depth} levels.` : null,
  )
})

test.each([
  ['[1,2,3]', 4, false],
  ['[1,2,3,4]', 4, true],
  ['[{},{}]', 5, false],
  ['[{},{},{}]', 5, true],
  ['{"a":1,"b":2}', 2, true],
  ['"[,,,,,,]"', 2, false],
])('%s has more than %i values, lists and objects included: %s', (json, values, more) => {
  expect(jsonFault(json, { depth: 10, values })).toBe(
    more ? `The body has more than ${values} values.` : null,
  )
})
