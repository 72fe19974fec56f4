import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

const content = join(import.meta.dirname, '../../../../../../../../content/problems')
const statementOf = (name: string) => readFileSync(join(content, name, 'statement/problem.en.md'), 'utf8')

const plain = 'A row of numbers.\n\n## Output\n\nPrint the values.\n'

function answerFor(description: string, expected: string, actual: string): string {
  const work = lastWork({ failing: failingCase({ expected, actual }) })
  return coachNinja(makeNinjaFacts({ lastWork: work, problem: { description } })).text
}

test.each([
  [
    'first-echo',
    '3 4\n',
    '2 3\n',
    ['Every value is exactly one too small', 'counted from 1', 'from 0 or from 1'],
  ],
  ['packing-list', 'mistake 3\n', 'mistake 2\n', ['Your number is exactly one too small', 'counted from 1']],
  ['first-echo', '3 4\n', '4 5\n', ['Every value is exactly one too large']],
])('in %s, %j for %j is taken for another beginning of counting', (name, expected, actual, words) => {
  const text = answerFor(statementOf(name), expected, actual)

  for (const word of words) expect(text).toContain(word)
  expect(text).not.toContain('where something began')
})

test('several values that are all one off are told where no sentence speaks of counting', () => {
  const text = answerFor(plain, '5 9 2\n', '4 8 1\n')

  expect(text).toContain('Every value is exactly one too small')
  expect(text).not.toContain('The statement says')
})

test.each([
  ['counted from 1', '4\n', '3\n', 'exactly one too small'],
  ['counting from 0', '4\n', '5\n', 'exactly one too large'],
])(
  'a position that is the whole output and %s is named where it is off in that direction',
  (words, expected, actual, told) => {
    const description = `A row.\n\n## Output\n\nPrint the position of the first peak, ${words}.\n`

    expect(answerFor(description, expected, actual)).toContain(told)
    expect(answerFor(description, actual, expected)).not.toContain('exactly one too')
  },
)

test.each([
  ['one value that is no place', plain, '6\n', '5\n'],
  ['one of several values', plain, '6 8\n', '5 8\n'],
  ['values that are off in both ways', plain, '6 8\n', '5 9\n'],
  ['a place that is off by two', statementOf('packing-list'), 'mistake 5\n', 'mistake 3\n'],
  ['a number beside another word', statementOf('packing-list'), 'mistake 3\n', 'close 2\n'],
])('%s is no question of where counting begins', (_, description, expected, actual) => {
  expect(answerFor(description, expected, actual)).not.toContain('exactly one too')
})

test.each([
  ['3 1\n', '[3, 1]\n', 'The values themselves are right.'],
  ['3 1\n', '[ 3, 2 ]\n', 'Mend the form first'],
  ['3 1\n', '3, 1\n', 'The values themselves are right.'],
  ['7\n', '[7]\n', 'The values themselves are right.'],
])('a list that is printed whole is told before its values: %j, %j', (expected, actual, words) => {
  const text = answerFor(plain, expected, actual)

  expect(text).toContain('a list as your language shows it')
  expect(text).toContain(words)
  expect(text).toContain('"Print the values."')
})

test('brackets that the problem itself wants are no list', () => {
  expect(answerFor(statementOf('packing-list'), 'mistake 3\n', 'close ]\n')).not.toContain('a list as')
})

test.each([
  ['1 2 3 4 5\n', '15\n', '5 values, yours has one value'],
  ['1\n2\n3\n', '6\n', '3 values, yours has one value'],
  ['6\n', '1 2 3\n', 'one value, yours has 3 values'],
])('another number of values is told before the values: %j, %j', (expected, actual, words) => {
  const text = answerFor(plain, expected, actual)

  expect(text).toContain(words)
  expect(text).toContain('look at the form of the output')
})

test('a clause that only explains a word is not the goal', () => {
  const kth =
    'A row.\n\n## Output\n\nPrint the distance of the $k$-th pair, where the first pair is one with the smallest distance.\n'

  expect(answerFor(kth, '6\n', '4\n')).not.toContain('the best that there is')
  expect(
    answerFor(kth.replace('distance of the $k$-th pair, where', 'smallest sum, where'), '6\n', '4\n'),
  ).toContain('the best that there is')
})

test('the place that the right answer names beside its word is told with what stands there', () => {
  const failing = failingCase({ input: '{a[b}c]\n', expected: 'mistake 5\n', actual: 'proper\n' })
  const answerOf = (description: string) =>
    coachNinja(makeNinjaFacts({ lastWork: lastWork({ failing }), problem: { description } })).text
  const words = 'The right answer names position 5: there stands `}`, behind `{a[b`.'

  expect(answerOf(statementOf('packing-list'))).toContain(words)
  expect(answerOf(statementOf('packing-list').replaceAll('position', 'amount'))).not.toContain(words)
})

test('what a program takes for the first mistake, before the first one, is said to be allowed', () => {
  const text = answerFor(statementOf('packing-list'), 'mistake 8\n', 'mistake 3\n')

  expect(text).toContain('Before position 8 nothing is amiss, so what stands at 3 is allowed there')
  expect(answerFor(statementOf('packing-list'), 'mistake 3\n', 'mistake 8\n')).not.toContain(
    'nothing is amiss',
  )
})
