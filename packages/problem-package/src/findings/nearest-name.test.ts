import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const names = ['time_limit', 'memory', 'hint', 'args', 'output_validator_args', 'input_validator_args']

test.each([
  ['timelimit', 'time_limit'],
  ['Time-Limit', 'time_limit'],
  ['memroy', 'memory'],
  ['memory_limit', 'memory'],
  ['output_validator_arg', 'output_validator_args'],
  ['hnt', 'hint'],
  ['colour', undefined],
  ['', undefined],
  ['--', undefined],
  ['a'.repeat(61), undefined],
])('for %j the nearest name is %j', (written, name) => {
  expect(nearestName(written, names)).toBe(name)
})
