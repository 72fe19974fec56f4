import { expect, test } from 'vitest'
import { failingCase, lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'

function answerTo(input: string): string {
  const failing = failingCase({ status: 'Time Limit Exceeded', input, actual: '' })
  return coachNinja(
    makeNinjaFacts({
      lastWork: lastWork({ status: 'Time Limit Exceeded', code: 'while True:\n    pass\n', failing }),
    }),
  ).text
}

test('on a tiny input, a loop that never ends is suspected', () => {
  expect(answerTo('3\n1 2 3\n')).toContain('some loop never ends')
})

test.each(['123456789012345\n', `20\n${'1 '.repeat(20)}\n`])(
  'on %j a way that tries every choice is slow, too',
  (input) => {
    expect(answerTo(input)).not.toContain('some loop never ends')
  },
)
