import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const sum = { input: '3\n4 5\n6\n', expected: '15\n', actual: '3\n' }
const one = { ...sum, passed: { input: '7\n', output: '7\n' } }

test.each([
  ['python', 'n = int(input())\nprint(n)'],
  ['java', 'String line = reader.readLine();\nSystem.out.println(line);'],
  ['cpp', 'std::string line;\ngetline(std::cin, line);\nstd::cout << line;'],
] as const)('%s: lines that are never read are named', (language, code) => {
  const text = answerToWrongProgram({ language, code, ...one })

  expect(text).toContain('Your program uses only the first line of the input')
  expect(text).toContain('The input of this case has 3 lines')
})

test('of several lines that are read, the rest is named', () => {
  const code = 'n = int(input())\na, b = map(int, input().split())\nprint(n)'

  expect(answerToWrongProgram({ language: 'python', code, ...one })).toContain(
    'nothing behind the first 2 lines',
  )
})

test.each([
  ['reads in a loop', 'n = int(input())\nfor _ in range(n):\n    x = input()\nprint(n)'],
  ['reads in a list', 'n = int(input())\nrows = [input() for _ in range(n)]\nprint(n)'],
  ['reads in a function', 'def read():\n    return int(input())\nprint(read() + read() + read())'],
  ['calls the reader by another name', 'read = input\nn = int(input())\nprint(n, read())'],
  ['reads the rest otherwise', 'import sys\nn = int(input())\nprint(n, sys.stdin.read())'],
  [
    'reads in a lambda',
    'ints = lambda: list(map(int, input().split()))\nn, k, m = ints(), ints(), ints()\nprint(n)',
  ],
  [
    'reads in a lambda of map',
    'n = int(input())\nrows = list(map(lambda _: input().split(), range(n)))\nprint(n)',
  ],
  ['reads the rest by os', 'import os\nn = int(input())\nprint(n, os.read(0, 1000))'],
  ['reads each line', 'a = input()\nb = input()\nc = input()\nprint(a)'],
])('a program that %s is not told so', (_, code) => {
  expect(answerToWrongProgram({ language: 'python', code, ...one })).not.toContain('never reaches')
})

test.each([
  ['java', 'int i = 0;\ndo { String s = br.readLine(); i++; } while (i < n);\nSystem.out.println(n);'],
  ['java', 'var rows = IntStream.range(0, n).mapToObj(i -> sc.nextLine()).toList();\nSystem.out.println(n);'],
  ['cpp', 'do { getline(std::cin, s); } while (--n);\nstd::cout << n;'],
] as const)('%s: a call that is made many times is not taken for one: %s', (language, code) => {
  expect(answerToWrongProgram({ language, code, ...one })).not.toContain('never reaches')
})

test('a case with as many lines that passed shows that the rest does not matter', () => {
  const passed = { input: '3\n4 5\n', output: '3\n' }
  const code = 'n = int(input())\nprint(n)'

  expect(answerToWrongProgram({ language: 'python', code, ...sum, passed })).not.toContain('never reaches')
})

test.each([
  [
    'javascript',
    "const lines = require('fs').readFileSync(0, 'utf8').split('\\n')\nconsole.log(Number(lines[0]))",
  ],
  [
    'javascript',
    "const all = require('fs').readFileSync(0, 'utf8')\nconst rows = all.trim().split(/\\r?\\n/)\nconsole.log(rows[0])",
  ],
  ['javascript', "const n = Number(require('fs').readFileSync(0, 'utf8').split('\\n')[0])\nconsole.log(n)"],
  ['python', 'import sys\nlines = sys.stdin.read().splitlines()\nprint(int(lines[0]))'],
  ['python', 'import sys\ninput = sys.stdin.readline\nn = int(input())\nprint(n)'],
  ['python', 'import sys\nn = int(sys.stdin.readline())\nprint(n)'],
  ['python', 'n = int(input("How many numbers are there? "))\nprint(n)'],
] as const)('%s: of lines that are all read, those that are never used are named: %s', (language, code) => {
  expect(answerToWrongProgram({ language, code, ...one })).toContain('uses only the first line of the input')
})

test.each([
  [
    'a loop',
    "const lines = read().split('\\n')\nlet sum = 0\nfor (const line of lines) sum += Number(line)\nconsole.log(lines[0])",
  ],
  [
    'a number that is computed',
    "const lines = read().split('\\n')\nconst n = Number(lines[0])\nconsole.log(n, lines[n])",
  ],
  [
    'the text itself',
    "const text = read()\nconst lines = text.split('\\n')\nconsole.log(lines[0], text.length)",
  ],
  ['words, not lines', "const words = read().split(' ')\nconsole.log(words[0])"],
  [
    'the rest, taken off',
    "const lines = read().split('\\n')\nconst n = lines[0]\nlines.shift()\nconsole.log(n)",
  ],
])('JavaScript that uses %s is not told so', (_, code) => {
  expect(answerToWrongProgram({ language: 'javascript', code, ...one })).not.toContain('never reaches')
})
