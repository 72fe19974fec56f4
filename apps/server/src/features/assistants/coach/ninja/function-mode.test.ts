import { requireSignature } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../testing/make-ninja-facts.ts'
import { coachNinja } from './coach-ninja.ts'
import { classifyQuestion } from './question/classify-question.ts'
import { inFunctionWords } from './wrong-answer/function-words.ts'

const signature = requireSignature({
  function: 'order(nums: int[], k: int): int[]',
  input: 'n k\nnums[n]',
  output: 'result[*] or none',
})
const functionDeclaration = 'def order(nums: list[int], k: int) -> list[int]:'
const code = 'def order(nums, k):\n    return sorted(nums, key=abs)[:k]\n'
const failing = failingCase({
  input: '3 2\n9 -1 4\n',
  call: 'order([9, -1, 4], 2)',
  expected: '-1 4\n',
  actual: '4 -1\n',
})
const facts = (change: Parameters<typeof makeNinjaFacts>[0] = {}) =>
  makeNinjaFacts({
    ...{ signature, functionDeclaration, code },
    lastWork: lastWork({ code, failing }),
    problem: {
      visibleCases: [{ input: '3 2\n9 -1 4\n', output: '-1 4\n', explanation: 'The two smallest.' }],
    },
    ...change,
  })

test('a wrong result is told by its call and by positions in the returned value', () => {
  const { text } = coachNinja(facts({ message: 'hint' }))

  expect(text).toContain('The returned list differs at position 0: expected `-1`, got `4`.')
  expect(text).toContain('```text\norder([9, -1, 4], 2)\n```')
  expect(text).not.toMatch(/line 1, value 1|3 2\n9 -1 4|you print/)
})

test.each([1, 2, 3, 4])('at level %i nothing speaks of lines of output or of printing a result', (level) => {
  const { text } = coachNinja(facts({ message: 'hint', level }))

  expect(text).not.toMatch(/both outputs|of that line|what you print|your program print|value \d of line/i)
})

test('the worked step shows a call and values', () => {
  const { text } = coachNinja(facts({ message: 'hint', level: 4 }))

  expect(text).toContain('The right answer is `[-1, 4]`.')
  expect(text).toContain('Yours is `[4, -1]`.')
})

test('an empty editor begins with the call of the first example', () => {
  const { text } = coachNinja(facts({ message: 'hint', code: '', lastWork: null }))

  expect(text).toContain('```text\norder([9, -1, 4], 2)\n```')
  expect(text).toContain('Its answer is `[-1, 4]`.')
})

test.each([
  'what should my function return?',
  'What does the function have to return?',
  'what type should I return',
  'how do I return a value',
  'How should I return the list?',
  'should I print or return the answer',
])('"%s" is about the task, takes no level, and is answered with the declaration', (message) => {
  const asked = facts({ message })

  const { text, level } = coachNinja(asked)

  expect(classifyQuestion(asked)).toBe('statement')
  expect(level).toBeNull()
  expect(text).toContain(functionDeclaration)
})

test('what is returned is told with its type and with what stands for no answer', () => {
  const { text } = coachNinja(facts({ message: 'what should my function return?' }))

  expect(text).toContain(
    '**You return:** a list of whole numbers, and an empty one where the answer is "none".',
  )
})

test.each(['why does my function return the wrong value', 'my function returns 0, give me a hint'])(
  '"%s" asks for help',
  (message) => {
    expect(classifyQuestion(facts({ message }))).toBe('debug')
  },
)

test('a value of another type is named with what was expected, and the steps are about types', () => {
  const wrong = failingCase({
    ...failing,
    actual: '',
    callFault: 'type',
    returned: 'the text "3" at position 0, expected a whole number',
  })

  const first = coachNinja(facts({ message: 'hint', lastWork: lastWork({ code, failing: wrong }) }))
  const third = coachNinja(facts({ message: 'hint', level: 3, lastWork: lastWork({ code, failing: wrong }) }))

  expect(first.text).toContain('The function returned `the text "3" at position 0`, expected a whole number.')
  expect(third.text).toContain('a number is no text')
  expect(third.text).not.toContain('See that each way out of it returns')
})

test('words of a program become those of a function, but not in what the statement says', () => {
  expect(inFunctionWords('Values 1, 2 and 4 of that line are wrong.', 'that row')).toBe(
    'Positions 0, 1 and 3 of that row are wrong.',
  )
  expect(inFunctionWords('What you print is short. The statement asks: "what you print"', 'the result')).toBe(
    'What you return is short. The statement asks: "what you print"',
  )
})
