import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const bag = {
  input: '2 10\n5 3\n',
  expected: '8\n',
  actual: '10\n',
  passed: { input: '1 5\n5\n', output: '5\n' },
}

test.each([
  [
    'python',
    'n, most = map(int, input().split())\nfor w in weights:\n    for j in range(w, most + 1):\n        best[j] = max(best[j], best[j - w] + w)',
  ],
  [
    'cpp',
    'cin >> n >> most;\nfor (int w : weights)\n    for (int j = w; j <= most; ++j)\n        best[j] = max(best[j], best[j - w] + w);',
  ],
] as const)('%s: a table that is changed upwards is named', (language, code) => {
  expect(answerToWrongProgram({ language, code, ...bag })).toContain(
    'The loop of line 3 goes upwards and reads from `best`',
  )
})

test.each([
  [
    'downwards',
    'for w in weights:\n    for j in range(most, w - 1, -1):\n        best[j] = max(best[j], best[j - w] + w)\ninput()',
  ],
  [
    'by sums of what stands before',
    'for w in weights:\n    for j in range(w, most + 1):\n        best[j] = best[j - 1] + a[j - 1]\ninput()',
  ],
  [
    'into a new table',
    'for w in weights:\n    for j in range(w, most + 1):\n        new[j] = max(best[j], best[j - w] + w)\ninput()',
  ],
])('one that is changed %s is not', (_, code) => {
  expect(answerToWrongProgram({ language: 'python', code, ...bag })).not.toContain('goes upwards')
})

test('a table of least numbers, or an answer that is too small, has another cause', () => {
  const code =
    'n, most = map(int, input().split())\nfor w in weights:\n    for j in range(w, most + 1):\n        best[j] = max(best[j], best[j - w] + w)'

  expect(answerToWrongProgram({ language: 'python', code, ...bag, actual: '5\n' })).not.toContain(
    'goes upwards',
  )
  const least = code.replace('max', 'min')
  expect(answerToWrongProgram({ language: 'python', code: least, ...bag })).not.toContain('goes upwards')
})
