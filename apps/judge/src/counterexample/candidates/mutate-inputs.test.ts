import { expect, test } from 'vitest'
import { learnInputModel } from '../learn-input-model.ts'
import { mutateInputs } from './mutate-inputs.ts'

function mutantsOf(inputs: readonly string[], bases: readonly string[], most: number): string[] {
  const seen = new Set<string>()
  const isNew = (input: string) => !seen.has(input) && seen.add(input).size > 0
  return [...mutateInputs(learnInputModel(inputs), bases, isNew).take(most)]
}

test('variants of an input keep its counts right, and are the same in every search', () => {
  const inputs = ['3\n5 6 7\n', '1\n9\n', '2\n4 4\n', '4\n1 2 3 40\n']

  const mutants = mutantsOf(inputs, ['4\n1 2 3 40\n'], 100)

  expect(mutants).toHaveLength(100)
  expect(mutants).toEqual(mutantsOf(inputs, ['4\n1 2 3 40\n'], 100))
  for (const mutant of mutants) {
    const [count, row = ''] = mutant.split('\n')
    expect(row.split(' ')).toHaveLength(Number(count))
  }
})

test('some variants of a text with brackets still match', () => {
  const matches = (text: string) => {
    let [left, depth] = [text, -1]
    while (left.length !== depth) [left, depth] = [left.replaceAll(/\([A-Z0-9]*\)/g, ''), left.length]
    return !/[()]/.test(left)
  }

  const mutants = mutantsOf(['2(A2(BC))\n', 'A\n', '3(B)\n'], ['2(A2(BC))\n'], 60)

  expect(mutants.filter(matches).length).toBeGreaterThan(10)
})

test('words whose length is counted keep it', () => {
  const mutants = mutantsOf(['2 3\n.#.\n..#\n', '1 2\n##\n', '3 1\n.\n#\n.\n'], ['2 3\n.#.\n..#\n'], 40)

  for (const mutant of mutants) {
    const [head = '', ...rows] = mutant.trim().split('\n')
    const [count, width] = head.split(' ').map(Number)
    expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: count ?? -1 }, () => width))
  }
})

test('of what does not fit, and of nothing, there are no variants', () => {
  const inputs = ['3\n5 6 7\n', '1\n9\n', '2\n4 4\n']

  expect(mutantsOf(inputs, ['3\n1\n'], 5)).toEqual([])
  expect(mutantsOf(inputs, [], 5)).toEqual([])
})
