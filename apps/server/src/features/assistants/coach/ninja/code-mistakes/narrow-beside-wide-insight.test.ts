import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const large = {
  input: '3 9000000000\n2000000000 2000000000 5\n',
  expected: '2 3000000000\n',
  actual: '1 7\n',
  passed: { input: '2 9\n4 5\n', output: '1 9\n' },
}
const code =
  'long long place; int n;\ncin >> n >> place;\nunsigned count = 0; for (int i = 0; i < n; ++i) count += a[i];\n\ncout << count;'

test('a narrow sum beside wide numbers is suspected, if no case with large numbers has passed', () => {
  expect(answerToWrongProgram({ language: 'cpp', code, ...large })).toContain(
    'In line 3 a sum or a product is kept in 32 bits',
  )
})

test.each([
  ['small numbers', { ...large, input: '3 9\n2 2 5\n', expected: '2 3\n' }, code],
  [
    'a passed case with large numbers',
    { ...large, passed: { input: '1 8000000000\n1\n', output: '1 1\n' } },
    code,
  ],
  [
    'wide sums',
    large,
    code.replace('unsigned', 'long long').replace('int n', 'long n').replace('int i', 'long i'),
  ],
])('it is not with %s', (_, cases, program) => {
  expect(answerToWrongProgram({ language: 'cpp', code: program, ...cases })).not.toContain('kept in 32 bits')
})
