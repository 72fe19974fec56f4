import type { Language } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { findSlowReading } from './find-slow-reading.ts'

const lineOf = (language: Language, code: string) =>
  findSlowReading(code, { language, most: 100_000 })?.line ?? null

test.each([
  ['java', 'void main() {\n  for (int i = 0; i < n; i++) read(i);\n  System.out.println(best);\n}\n'],
  ['python', 'n = int(input())\na = list(map(int, input().split()))\nfor x in a:\n    t += x\nprint(t)\n'],
  ['cpp', 'scanf("%d", &n);\nfor (int i = 0; i < n; i++) t += i;\ncout << t << endl;\n'],
  ['javascript', 'for (const x of list) t += x\nconsole.log(t)\nconst rest = 1\n'],
] as const)('what is read or printed once, outside of all loops, is not slow: %s', (language, code) => {
  expect(lineOf(language, code)).toBe(null)
})

test.each([
  ['java', 'void main() {\n  for (int i = 0; i < n; i++)\n    System.out.println(best[i]);\n}\n', 3],
  ['python', 'n = int(input())\nfor _ in range(n):\n    a.append(int(input()))\n', 3],
  ['python', 'n = int(input())\na = [input() for _ in range(n)]\n', 2],
  ['cpp', 'scanf("%d", &n);\nfor (int i = 0; i < n; i++)\n  cout << a[i] << endl;\n', 3],
  ['cpp', 'cin >> n;\nfor (int i = 0; i < n; i++)\n  cin >> a[i];\n', 3],
  ['java', 'Scanner in = new Scanner(System.in);\n', 1],
] as const)(
  'what is read or printed in every round is told with its line: %s, %j',
  (language, code, line) => {
    expect(lineOf(language, code)).toBe(line)
  },
)
