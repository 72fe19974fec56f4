import { join } from 'node:path'
import { readProblemPackage } from '@codedojo/problem-package'
import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

const content = join(import.meta.dirname, '../../../../../../../../content/problems')

interface Failure {
  readonly problem: string
  readonly input: string
  readonly expected: string
  readonly actual: string
}

/** The first answers of the coach, which hold the meaning and the question, then where to look, then the plan. */
async function answersTo({ problem, input, expected, actual }: Failure): Promise<string> {
  const read = await readProblemPackage(join(content, problem))
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
  const visibleCases = read.cases
    .filter(({ kind }) => kind === 'visible')
    .map((one) => ({ input: textOf(one.input), output: textOf(one.answer), explanation: '' }))
  const work = lastWork({
    code: 'text = open(0).read()\nprint(text)\n',
    failing: failingCase({ input, expected, actual }),
  })
  const { tags = [] } = read.codedojo ?? {}
  const description = read.statements[0]?.markdown ?? ''
  return [1, 2, 3]
    .map(
      (level) =>
        coachNinja(makeNinjaFacts({ lastWork: work, level, problem: { description, tags, visibleCases } }))
          .text,
    )
    .join('\n')
}

const guesses =
  /decides too early|the better way|takes a way that|left out|is counted|should be counted|gives up too early|allows something|pair is counted/

test.each([
  ['ticket-price', '10\n', '7\n', '12\n'],
  ['ticket-price', '65\n', '9\n', '0\n'],
  ['leap-year', '2000\n', '366\n', '365\n'],
  ['leap-year', '1900\n', '365\n', '366\n'],
  ['largest-of-three', '3 9 4\n', '9\n', '4\n'],
  ['largest-and-where', '3\n4 9 9\n', '9 2\n', '4 1\n'],
  ['second-largest', '3\n4 9 9\n', '4\n', '9\n'],
  ['second-largest', '2\n9 9\n', 'none\n', '9\n'],
  ['two-numbers', '3 4\n', '7\n', '12\n'],
  ['two-numbers', '3 4\n', '7\n', '14\n'],
  ['hours-and-minutes', '125\n', '2 5\n', '3 5\n'],
  ['factorial', '4\n', '24\n', '6\n'],
  ['halve-or-triple', '3\n', '7\n', '8\n'],
  ['fizz-buzz', '3\n', '1\n2\nFizz\n', '1\n2\n3\n'],
  ['fizz-buzz', '4\n', '1\n2\nFizz\n4\n', '1\n2\nFizz\nBuzz\n'],
  ['countdown', '1\n', '1\nLiftoff!\n', '1\n0\n'],
  ['in-order', '3\n1 5 4\n', '3\n', 'yes\n'],
  ['odd-or-even', '3\n', 'odd\n', '1\n'],
])(
  'of %s, with the input %j, nothing is said of a choice or of what was left out',
  async (...[problem, input, expected, actual]) => {
    expect(await answersTo({ problem, input, expected, actual })).not.toMatch(guesses)
  },
)

test.each([
  ['fewest-coins', '2 6\n1 3\n', '2\n', '3\n', 'decides too early'],
  ['best-stretch', '3\n1 -5 4\n', '4\n', '5\n', 'takes a way that'],
  ['climb-the-stairs', '4\n', '5\n', '4\n', 'something is left out'],
  ['count-vowels', 'an old idea\n', '5\n', '4\n', 'something is left out'],
  ['above-average', '3\n1 2 6\n', '1\n', '2\n', 'something is counted'],
  ['word-ladder', 'ab cd\n2\nad cd\n', '2\n', 'impossible\n', 'gives up too early'],
  ['word-ladder', 'ab cd\n1\nxx\n', 'impossible\n', '2\n', 'allows something'],
])('of %s, with the input %j, such a guess is told', async (...[problem, input, expected, actual, words]) => {
  expect(await answersTo({ problem, input, expected, actual })).toContain(words)
})

test('a bound of the statement, such as "at least 65 years", is no goal', async () => {
  const failure = { problem: 'average-of-three', input: '1 2 4\n', expected: '2\n', actual: '3\n' }

  expect(await answersTo(failure)).not.toMatch(guesses)
})
