import { expect, test } from 'vitest'
import { answerToWrongProgram } from '../../testing/answer-to-wrong-program.ts'

const program = {
  language: 'python',
  code: 'n = int(input())\na = list(map(int, input().split()))\nprint(a[0])',
  ...{ input: '3\n1 2 3\n', expected: '3\n', actual: '1\n', passed: { input: '1\n5\n', output: '5\n' } },
} as const

test('notes that nothing rules out are told as something to look at, without a claim', () => {
  const text = answerToWrongProgram({
    ...program,
    notes: '- **The way back** counts, too.\n- **The wrong end.** The last place\n  is asked for.',
  })

  expect(text).toContain('look first whether it is one of these:\n\n- **The ')
  expect(text).toContain('- **The wrong end.** The last place is asked for.')
  expect(text).not.toContain('Secret')
})

test('one that is left stands alone', () => {
  expect(
    answerToWrongProgram({
      ...program,
      notes: '- **The wrong end.** The last place.\n- **Each pair** takes $n^2$ steps.',
    }),
  ).toContain('look first whether it is this one: **The wrong end.** The last place.')
})

test.each([
  ['what only costs time', '- **Each pair** takes $n^2$ steps.'],
  ['what is right all the same', '- **Moving on by one** is right, but not needed.'],
  ['numbers of a width that Python does not have', '- **32-bit numbers.** A sum can be large.'],
  ['another language', '- **Comparing texts in Java** takes `equals`.'],
  ['a sort that the program has not', '- **Sorting** loses the order.'],
  ['recursion that the program has not', '- **Recursion** forgets the way.'],
  ['character codes that the program has not', '- **Gaps.** With character codes, letters are missing.'],
  ['a case of one thing', '- **One pile**: nothing is to be done.'],
])('%s is ruled out', (_, notes) => {
  expect(answerToWrongProgram({ ...program, notes })).not.toContain('look first whether')
})

test('nothing is told at a lower level, nor beside a cause that was found', () => {
  const notes = '- **The wrong end.** The last place.'
  expect(answerToWrongProgram({ ...program, notes, level: 2 })).not.toContain('wrong end')

  const found = { ...program, actual: '[3]\n' }
  expect(answerToWrongProgram({ ...found, notes })).not.toContain('wrong end')
})

test('before the last level none is told', () => {
  const notes = '- **The way back** counts, too.\n- **The wrong end.**\n- **Nobody.**'

  expect(answerToWrongProgram({ ...program, notes })).toContain('- **Nobody.**')
  expect(answerToWrongProgram({ ...program, notes, level: 3 })).not.toContain('look first whether')
})

test('a longer piece of code, which could be a line of a solution, is left out', () => {
  const text = answerToWrongProgram({
    ...program,
    notes: '- **Too early.** `mean = (a + b + c) / 3` divides.',
  })

  expect(text).toContain("**Too early.** '…' divides.")
})

test('of many notes that fit equally well, none is told', () => {
  const notes = ['a', 'b', 'c', 'd', 'e'].map((name) => `- **${name}** is a way.`).join('\n')

  expect(answerToWrongProgram({ ...program, notes })).not.toContain('look first whether')
})

test('one whose code the program has stands before the others', () => {
  const notes = `- **The sum** is not asked for.\n- **The beginning.** With \`print(a[0])\` the rest is left.\n- **The way back.**\n- **Nobody.**`

  expect(answerToWrongProgram({ ...program, notes })).toContain('this one: **The beginning.**')
})

test('a short piece of code stays, and what stands between it and a longer one is prose', () => {
  const notes =
    '- **The wrong end.** Forgetting `x` when the list ends: `best = max(best, run + value)` keeps it.\n- **The way back** counts, too.'

  const text = answerToWrongProgram({ ...program, notes })

  expect(text).toContain("Forgetting 'x' when the list ends: '…' keeps it.")
})
