import { expect, test } from 'vitest'
import { type AttemptCounts, chooseHintLevel } from './hint-ladder.ts'

const newcomer: AttemptCounts = {
  given: 0,
  hasTried: false,
  hasEverTried: false,
  judged: 0,
  failed: 0,
  isUnlocked: false,
}
const triedHard: AttemptCounts = {
  given: 0,
  hasTried: true,
  hasEverTried: true,
  judged: 3,
  failed: 3,
  isUnlocked: false,
}

test.each([
  ['nothing was tried', newcomer, 1, ['next', 'locked', 'locked', 'locked']],
  [
    'level 1 was given and nothing tried',
    { ...newcomer, given: 1 },
    1,
    ['given', 'locked', 'locked', 'locked'],
  ],
  [
    'level 1 was given and the code run',
    { ...newcomer, given: 1, hasTried: true },
    2,
    ['given', 'next', 'locked', 'locked'],
  ],
  ['much was tried and no hint given', triedHard, 1, ['next', 'locked', 'locked', 'locked']],
  [
    'level 2 was given and only runs were made',
    { ...newcomer, given: 2, hasTried: true },
    2,
    ['given', 'given', 'locked', 'locked'],
  ],
  [
    'level 2 was given and a submission failed',
    { ...triedHard, given: 2, judged: 1, failed: 1 },
    3,
    ['given', 'given', 'next', 'locked'],
  ],
  [
    'level 1 was given after many tries and nothing was tried since',
    { ...triedHard, given: 1, hasTried: false },
    1,
    ['given', 'locked', 'locked', 'locked'],
  ],
  [
    'level 2 was given after many tries and nothing was tried since',
    { ...triedHard, given: 2, hasTried: false },
    2,
    ['given', 'given', 'locked', 'locked'],
  ],
  [
    'level 3 was given after two submissions',
    { ...triedHard, given: 3, judged: 2, failed: 2 },
    3,
    ['given', 'given', 'given', 'locked'],
  ],
  [
    'level 3 was given after three submissions',
    { ...triedHard, given: 3 },
    4,
    ['given', 'given', 'given', 'next'],
  ],
  ['all was given', { ...triedHard, given: 4 }, 4, ['given', 'given', 'given', 'given']],
  ['the solutions may be seen', { ...newcomer, isUnlocked: true }, 1, ['next', 'next', 'next', 'next']],
  [
    'the solutions may be seen and a hint was given',
    { ...newcomer, given: 1, isUnlocked: true },
    2,
    ['given', 'next', 'next', 'next'],
  ],
] as const)('when %s, the answer may go up to the level that follows', (_, tries, level, states) => {
  const climbed = chooseHintLevel(tries)

  expect(climbed.level).toBe(level)
  expect(climbed.ladder.map(({ state }) => state)).toEqual(states)
})

test('a locked level says what opens it, and no other does', () => {
  const { ladder } = chooseHintLevel({ ...triedHard, given: 1, judged: 2, failed: 2 })

  expect(ladder.map(({ opens }) => opens)).toEqual([
    null,
    null,
    'Level 3 comes after level 2',
    'Level 4 opens after 3 submissions; you have made 2',
  ])
})

test('a level that only waits for another try says so', () => {
  const { ladder } = chooseHintLevel({ ...triedHard, given: 3, hasTried: false })

  expect(ladder[3]?.opens).toBe('Level 4 opens once you have run or submitted again')
})

test.each([
  [
    'whoever has run it before has to do it again',
    true,
    'Level 2 opens once you have run or submitted your code again',
  ],
  ['whoever never has, for the first time', false, 'Level 2 opens once you have run or submitted your code'],
])('of level 2 it is said truly what opens it: %s', (_, hasEverTried, words) => {
  const { ladder } = chooseHintLevel({ ...newcomer, given: 1, hasEverTried })

  expect(ladder[1]?.opens).toBe(words)
})

test('no answer goes more than one level above the last one, whatever was tried', () => {
  for (const given of [0, 1, 2, 3, 4]) {
    expect(chooseHintLevel({ ...triedHard, given }).level).toBe(Math.min(given + 1, 4))
  }
})
