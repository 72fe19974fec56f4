import { expect, test } from 'vitest'
import { sampleStoredProblem } from '../testing/sample-stored-problem.ts'
import { lineChanges } from './line-changes.ts'
import { hasChanges, problemChanges } from './problem-changes.ts'

test('two equal versions have no change', () => {
  expect(hasChanges(problemChanges(sampleStoredProblem(), sampleStoredProblem()))).toBe(false)
})

test('fields are named with both values', () => {
  const after = sampleStoredProblem({ title: 'Minus', timeLimitMs: 900, tags: 'Math' })

  expect(problemChanges(sampleStoredProblem(), after).fields).toEqual([
    { name: 'Title', before: 'Subtract', after: 'Minus' },
    { name: 'Tags', before: 'Math, numbers', after: 'Math' },
    { name: 'Time limit', before: '1500 ms', after: '900 ms' },
  ])
})

test('a case that was taken out of many is the only one that is told', () => {
  const cases = Array.from({ length: 1000 }, (_, at) => ({ input: `${at}`, output: `${at}` }))
  const before = sampleStoredProblem({ hiddenTestCases: cases })

  const { cases: changed } = problemChanges(
    before,
    sampleStoredProblem({ hiddenTestCases: cases.toSpliced(600, 1) }),
  )

  expect(changed).toEqual([
    { kind: 'removed', name: 'Hidden case 601', before: { input: '600', output: '600' }, after: null },
  ])
})

test('a case with another output is changed, one behind the last is added', () => {
  const before = sampleStoredProblem()
  const [first] = before.visibleTestCases
  if (!first) throw new Error('The sample has no visible case.')
  const added = { ...first, input: '8 8' }
  const after = sampleStoredProblem({ visibleTestCases: [{ ...first, output: '3' }, added] })

  expect(problemChanges(before, after).cases.map(({ kind, name }) => `${name} ${kind}`)).toEqual([
    'Visible case 1 changed',
    'Visible case 2 added',
  ])
})

test('code is compared line by line, with three equal lines around a change', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`)

  const changes = lineChanges(lines.join('\n'), lines.with(9, 'other').join('\n'))

  expect(changes).toEqual([
    { kind: 'gap', lines: 6, before: 1 },
    ...[7, 8, 9].map((at) => ({ kind: 'same', text: `line ${at}`, before: at, after: at })),
    { kind: 'removed', text: 'line 10', before: 10 },
    { kind: 'added', text: 'other', after: 10 },
    ...[11, 12, 13].map((at) => ({ kind: 'same', text: `line ${at}`, before: at, after: at })),
    { kind: 'gap', lines: 7, before: 14 },
  ])
})
