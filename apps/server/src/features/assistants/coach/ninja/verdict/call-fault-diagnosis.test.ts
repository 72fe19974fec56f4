import { callFaults } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { diagnose } from '../step/diagnose.ts'
import { aboutInput } from '../talk/about-input.ts'

const functionDeclaration = 'def twice(value: int) -> int'
const failedWith = (callFault: (typeof callFaults)[number], status: 'Wrong Answer' | 'Runtime Error') =>
  makeNinjaFacts({
    functionDeclaration,
    code: 'def twice(value):\n    print(2 * value)\n',
    lastWork: lastWork({ status, failing: failingCase({ status, callFault, call: 'twice(4)', actual: '' }) }),
  })

test('a function that returns nothing is told so, with its call, and nothing is said of what it printed', () => {
  const { seen, meaning, steps } = diagnose(failedWith('nothing', 'Wrong Answer'))

  expect(seen).toContain('The function returned nothing.')
  expect(seen).toContain('It was called as `twice(4)`.')
  expect(meaning).toContain('`def twice(value: int) -> int`')
  expect(steps).toHaveLength(3)
})

test.each(callFaults)('every reason for no result has a way out: %s', (fault) => {
  const status = fault === 'missing' || fault === 'parameters' ? 'Runtime Error' : 'Wrong Answer'

  const { question, look, used } = diagnose(failedWith(fault, status))

  expect([question, look].every((text) => text.length > 20)).toBe(true)
  expect(used).toContainEqual({ kind: 'verdict', status })
})

test('who writes only a function is not told how to read input', () => {
  const { text } = aboutInput(makeNinjaFacts({ functionDeclaration }))

  expect(text).toContain(functionDeclaration)
  expect(text).not.toContain('input()')
  expect(aboutInput(makeNinjaFacts()).text).toContain('input()')
})

test('a function that crashed or took too long is told that, not that it returned nothing', () => {
  const crashed = makeNinjaFacts({
    functionDeclaration,
    code: 'def twice(value):\n    return [1][value]\n',
    lastWork: lastWork({
      status: 'Runtime Error',
      failing: failingCase({
        status: 'Runtime Error',
        exitCode: 1,
        stderr: 'IndexError: list index out of range',
      }),
    }),
  })

  expect(diagnose(crashed).seen).toContain('**Runtime Error**')
  expect(diagnose(crashed).seen).not.toContain('returned nothing')
})

test('a function is not blamed for reading no input, nor for an empty result', () => {
  const code = 'def twice(value):\n    return value + 3\n'
  const wrong = (actual: string) =>
    makeNinjaFacts({
      functionDeclaration,
      code,
      lastWork: lastWork({ code, failing: failingCase({ actual }), seenCases: [] }),
    })

  for (const { meaning, question } of [diagnose(wrong('5\n')), diagnose(wrong('\n'))])
    expect(`${meaning} ${question}`).not.toMatch(/reads the input|printed nothing|`print`/)
})
