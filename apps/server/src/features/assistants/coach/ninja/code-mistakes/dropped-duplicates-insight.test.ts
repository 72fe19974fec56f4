import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const twice = {
  input: '4\n5 3 5 1\n',
  expected: '14\n',
  actual: '9\n',
  passed: { input: '2\n4 5\n', output: '9\n' },
}

test.each([
  ['python', 'n = int(input())\nprint(sum(set(map(int, input().split()))))'],
  ['cpp', 'int n; cin >> n;\nset<int> kept(a.begin(), a.end());'],
  ['java', 'int n = new Scanner(System.in).nextInt();\nvar kept = new TreeSet<Integer>(list);'],
  ['javascript', 'const a = require("fs").readFileSync(0);\nconst kept = [...new Set(list)];'],
] as const)('%s: a set that keeps equal values once is named', (language, code) => {
  expect(answerToWrongProgram({ language, code, ...twice })).toContain(
    'In line 2 equal values are kept only once',
  )
})

test('it is not said of an empty set, nor if a case with equal values has passed', () => {
  const seen = 'n = int(input())\nseen = set()\nprint(sum(map(int, input().split())) - 1)'
  expect(answerToWrongProgram({ language: 'python', code: seen, ...twice })).not.toContain('kept only once')

  const code = 'n = int(input())\nprint(sum(set(map(int, input().split()))))'
  const passed = { input: '3\n4 5 5\n', output: '9\n' }
  expect(answerToWrongProgram({ language: 'python', code, ...twice, passed })).not.toContain('kept only once')
})

test('a set that is only asked is not', () => {
  const code =
    'n = int(input())\na = list(map(int, input().split()))\nknown = set(a)\nprint(sum(a) - len(known))'

  expect(answerToWrongProgram({ language: 'python', code, ...twice })).not.toContain('kept only once')
})

test('letters that come twice are no equal numbers', () => {
  const code = 'words = input().split()\nprint(len(list(set(words[0]))))'
  const letters = {
    input: 'noon\n',
    expected: '4\n',
    actual: '2\n',
    passed: { input: 'ab\n', output: '2\n' },
  }

  expect(answerToWrongProgram({ language: 'python', code, ...letters })).not.toContain('kept only once')
})
