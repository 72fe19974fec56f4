import { expect, test } from 'vitest'
import { weekText } from './week-text.ts'

test.each([
  [0, 5, '0 of 5 problems this week.'],
  [5, 5, 'Your weekly goal is reached: 5 of 5 problems this week.'],
  [7, 5, 'Your weekly goal is reached: 7 of 5 problems this week.'],
])('%i of %i', (solved, goal, text) => {
  expect(weekText(solved, goal)).toBe(text)
})
