import { expect, test } from 'vitest'
import { failingCase, lastWork, passedCase } from '../../testing/make-ninja-facts.ts'
import { smallSizeText } from './find-small-size.ts'

const failing = failingCase({ status: 'Runtime Error', input: '2\n5000000 1\n', signal: 'SIGSEGV' })
const worked = (code: string, change: Parameters<typeof lastWork>[0] = {}) =>
  lastWork({ status: 'Runtime Error', language: 'cpp', code, failing, ...change })

test.each([
  'const int SIZE = 1000000;\nint seen[SIZE];\n',
  '#define SIZE 1000000\nint seen[SIZE];\n',
  'int seen[1000000];\n',
])('a size that is smaller than a number of the case is told as a guess: %j', (code) => {
  expect(smallSizeText(worked(code))).toBe(
    ' Line 1 has the size 1000000, and this case has the number 5000000, which is larger: perhaps it is taken for an index.',
  )
})

test('a size that no number exceeds, or that a passed case exceeds, is not to blame', () => {
  const small = 'int seen[1000000];\n'
  const seenCases = [passedCase({ input: '1\n2000000\n' })]

  expect(smallSizeText(worked('int seen[6000000];\n'))).toBe('')
  expect(smallSizeText(worked(small, { seenCases }))).toBe('')
  expect(smallSizeText(worked(small, { failing: { ...failing, signal: 'SIGFPE' } }))).toBe('')
})
