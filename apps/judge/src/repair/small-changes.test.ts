import type { Language, Repair } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { smallChanges } from './small-changes.ts'

type Case = readonly [Language, string, Repair]

const mended: readonly Case[] = [
  ['python', 'if a < b:\n    pass', { kind: 'comparison', line: 1, was: '<', becomes: '<=' }],
  ['cpp', 'for (int i = 0; i<n; i++) {}', { kind: 'comparison', line: 1, was: '<', becomes: '<=' }],
  ['java', 'List<Integer> a;\nif (x >= y) {}', { kind: 'comparison', line: 2, was: '>=', becomes: '>' }],
  ['python', 'n = 5\nfor i in range(n):\n    pass', { kind: 'bound', line: 2, was: 'n', becomes: 'n + 1' }],
  ['python', 'x = a[i]', { kind: 'bound', line: 1, was: 'i', becomes: 'i - 1' }],
  ['cpp', 'while (i < n) {}', { kind: 'bound', line: 1, was: 'n', becomes: 'n - 1' }],
  ['python', 'x = y + 2', { kind: 'number', line: 1, was: '2', becomes: '3' }],
  ['python', 'best = 0', { kind: 'extreme', line: 1, was: '0', becomes: '(-10**18)' }],
  ['java', 'int best = 0;', { kind: 'extreme', line: 1, was: '0', becomes: 'Integer.MIN_VALUE' }],
  ['python', 'x = max(a, b)', { kind: 'logic', line: 1, was: 'max', becomes: 'min' }],
  ['javascript', 'if (a && b) {}', { kind: 'logic', line: 1, was: '&&', becomes: '||' }],
  ['python', 'x = a / b', { kind: 'division', line: 1, was: '/', becomes: '//' }],
  ['javascript', 'a.sort()', { kind: 'order', line: 1, was: '', becomes: '(a, b) => a - b' }],
  ['python', 'b = sorted(a)', { kind: 'order', line: 1, was: '', becomes: ', reverse=True' }],
  ['cpp', 'int sum = 0;', { kind: 'narrow', line: 1, was: 'int', becomes: 'long long' }],
  ['java', 'x += a * b;', { kind: 'narrow', line: 1, was: 'a', becomes: '1L * a' }],
  ['python', 'if a:\n    x = 1\nelif b:\n    x = 2', { kind: 'flow', line: 3, was: 'elif', becomes: 'if' }],
  ['python', 'x = 1\nx = 2', { kind: 'statement', line: 2, was: 'x = 2', becomes: 'pass' }],
  [
    'python',
    'for a in b:\n    x = a\n    print(x)',
    { kind: 'place', line: 3, was: 'print(x)', becomes: 'print(x)' },
  ],
  ['cpp', 'a = 1;\nb = a;', { kind: 'swap', line: 1, was: 'a = 1;\nb = a;', becomes: 'b = a;\na = 1;' }],
  ['python', 'if a == 3:\n    pass', { kind: 'condition', line: 1, was: 'a == 3', becomes: 'True' }],
  ['python', 'x = a - b', { kind: 'sign', line: 1, was: '-', becomes: '+' }],
]

test.each(mended)('in %s, %j can be changed so: %j', (language, code, repair) => {
  const changes = [...smallChanges(code, language)]

  expect(changes.map((change) => change.repair)).toContainEqual(repair)
  expect(new Set(changes.map((change) => change.code)).size).toBe(changes.length)
})

test('the changed program is the whole program with that piece replaced', () => {
  const changes = [...smallChanges('a = 1\nif a < 2:\n    print(a)\n', 'python')]

  expect(changes[0]).toEqual({
    repair: { kind: 'comparison', line: 2, was: '<', becomes: '<=' },
    code: 'a = 1\nif a <= 2:\n    print(a)\n',
  })
})

test.each([
  ['python', '# a < b\ns = "1 < 2"\n'],
  ['cpp', '#include <vector>\nstd::vector<int> a;'],
  ['cpp', 'std::cout << a; p->x;'],
  ['javascript', 'const f = (a) => a'],
] as const)('in %s, nothing is compared in %j', (language, code) => {
  const kinds = [...smallChanges(code, language)].map(({ repair }) => repair.kind)

  expect(kinds).not.toContain('comparison')
})

test('a program that is longer than what is looked at is left alone', () => {
  expect([...smallChanges('x = 1\n'.repeat(5000), 'python')]).toEqual([])
})

test.each([
  ['for a in b:\n    print(a, "yes")  # told\n', 'print(a, "yes")  # told\n'],
  ['for a in b:\n\tprint(a)\n', 'for a in b:\nprint(a)\n'],
  ['if a:\n  d["k"] = 1\nprint(d)\n', 'if a:\n  d["k"] = 1\n  print(d)\n'],
])('a statement that is moved keeps its texts, by the indent of the program: %j', (code, wanted) => {
  const moved = [...smallChanges(code, 'python')].filter(({ repair }) => repair.kind === 'place')

  expect(moved.some((change) => change.code.endsWith(wanted))).toBe(true)
})

test('each two neighbouring statements are tried the other way round, with their texts', () => {
  const changes = [...smallChanges('d["a"] = 1\nd["b"] = 2  # two\nd["c"] = 3\n', 'python')]
  const swapped = changes.filter(({ repair }) => repair.kind === 'swap').map(({ code }) => code)

  expect(swapped).toEqual([
    'd["b"] = 2  # two\nd["a"] = 1\nd["c"] = 3\n',
    'd["a"] = 1\nd["c"] = 3\nd["b"] = 2  # two\n',
  ])
})

test('every kind has its turn early in a long program', () => {
  const line = 'for (int i = 0; i < n; i++) if (a[i] > best && x - 1 == y) best = max(a[i], 3);\nbreak;\n'
  const changes = smallChanges(line.repeat(60), 'cpp')
  const first = Array.from({ length: 40 }, () => changes.next().value?.repair.kind)

  expect(new Set(first).size).toBeGreaterThan(7)
})
