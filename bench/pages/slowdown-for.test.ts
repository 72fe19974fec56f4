import { expect, test } from 'vitest'
import { slowdownFor } from './slowdown-for.ts'

test('a faster machine is slowed down more, and between two points on a straight line', () => {
  expect([100, 150, 475, 800, 1050, 1300, 1650, 2000, 9000].map(slowdownFor)).toEqual([
    1, 1, 1.5, 2, 2.5, 3, 4.5, 6, 6,
  ])
})
