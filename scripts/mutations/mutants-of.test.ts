import { expect, test } from 'vitest'
import { type MutationKind, mutantsOf } from './mutants-of.ts'

/** The lines that a mutation kind changed or added. */
function linesOf(kind: MutationKind, source: string): string[] {
  const before = source.split('\n')
  return mutantsOf(source)
    .filter((mutant) => mutant.kind === kind)
    .map((mutant) => {
      const after = mutant.source.split('\n')
      const at = after.findIndex((line, place) => line !== before[place])
      return after[at] ?? ''
    })
}

test.each<[MutationKind, string, string[]]>([
  ['off by one', 'x = a[i - 1]', ['x = a[i - 2]', 'x = a[i - 0]']],
  ['off by one', 'range(n)', ['range(n - 1)', 'range(n + 1)']],
  [
    'off by one',
    'range(len(a), f(b, c), -k)',
    ['range(len(a), f(b, c) - 1, -k)', 'range(len(a), f(b, c) + 1, -k)'],
  ],
  ['comparison turned', 'a < b', ['a <= b', 'a > b']],
  ['comparison turned', 'a != b', ['a == b']],
  ['comparison turned', 'a not in b', ['a in b']],
  ['minimum for maximum', 'x = min(a, max(b))', ['x = max(a, max(b))', 'x = min(a, min(b))']],
  ['sign turned', 'x += a - b', ['x -= a - b', 'x += a + b']],
  ['edge left out', 'if a[1:] and b:\n    c()', ['if True:', 'if False:', 'if a[1:] or b:']],
  ['early exit', 'for x in a:\n    break', ['    pass', '    break']],
])('%s: %j', (kind, source, changed) => {
  expect(linesOf(kind, source)).toEqual(changed)
})

test('a loop is left after its first round, at the end of its body and no later', () => {
  const source = 'while a:\n    b()\n\n    if c:\n        d()\ne()\n'

  const [mutant] = mutantsOf(source).filter(({ kind }) => kind === 'early exit')

  expect(mutant?.source).toBe('while a:\n    b()\n\n    if c:\n        d()\n    break\ne()\n')
})

test('strings, comments and names with digits stay as they are', () => {
  const source = '# 1 < 2\nlow2 = f"{x} < 3" + \'max(1)\'\n"""\nif a < b:\n"""\n'

  expect(mutantsOf(source).map(({ kind, line }) => ({ kind, line }))).toEqual([
    { kind: 'sign turned', line: 2 },
  ])
})

test('a mutant tells its line and what became of it', () => {
  expect(mutantsOf('\n  a == b\n')).toEqual([
    { kind: 'comparison turned', line: 2, change: '"a == b" becomes "a != b"', source: '\n  a != b\n' },
  ])
})
