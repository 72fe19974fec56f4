import { expect, test } from 'vitest'
import { isSimilarCode } from './is-similar-code.ts'

const program = 'n = int(input())\nfor i in range(n):\n    print(i)\n'

test.each([
  ['itself', program, true],
  ['itself with other blanks', program.replaceAll(' ', '\t'), true],
  ['itself with one sign changed', program.replace('range(n)', 'range(n + 1)'), true],
  ['another program', 'import sys\nwords = sys.stdin.read().split()\nwords.sort()\n', false],
  ['nothing', '', false],
])('a program is compared with %s', (_, other, expected) => {
  expect(isSimilarCode(program, other)).toBe(expected)
})
