import { expect, test } from 'vitest'
import { wasStarved } from './run-case.ts'

test.each([
  ['a program that computed half of the time', 'wall', 3000, 6000, true],
  ['a program that slept', 'wall', 40, 6000, false],
  ['a Java program that started and slept', 'wall', 200, 6000, false],
  ['a program out of CPU time', 'cpu', 2000, 6000, false],
  ['a program that ended', null, 1000, 1100, false],
] as const)('%s was starved of CPU time: %s, %i of %i ms: %s', (_, limitHit, cpuMs, wallMs, starved) => {
  expect(wasStarved({ limitHit, cpuMs, wallMs })).toBe(starved)
})
