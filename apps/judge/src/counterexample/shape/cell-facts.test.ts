import { expect, test } from 'vitest'
import { learnCells } from './cell-facts.ts'
import { freeShape } from './shape.ts'

test('words are as long as they have letters, whatever the letters take in memory', () => {
  const [[facts] = []] = learnCells(freeShape, [[[['🦊🐢', 'ab🦊']]]])

  expect(facts).toMatchObject({
    kind: 'word',
    shortest: 2,
    longest: 3,
    firstLetters: 'a🦊',
  })
})
