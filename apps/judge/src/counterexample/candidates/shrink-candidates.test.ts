import fc from 'fast-check'
import { expect, test } from 'vitest'
import { learnInputModel } from '../learn-input-model.ts'
import { formatTables, parseTables } from '../shape/shape.ts'
import { shrinkCandidates } from './shrink-candidates.ts'

const list = (numbers: readonly number[]) => `${numbers.length}\n${numbers.join(' ')}\n`
const lists = learnInputModel([[4, 5, 6], [-7], [8, -9]].map(list))

function shrinksFrom(known: typeof lists, input: string): string[] {
  const tables = parseTables(known.shape, input)
  if (!tables) throw new Error('The input does not fit.')
  return [...shrinkCandidates(known, tables, Number.POSITIVE_INFINITY)].map((shrink) =>
    formatTables(shrink.tables),
  )
}

test('the count of a list stays right whatever is dropped', () => {
  const numbers = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(numbers, (given) => {
      const shrinks = shrinksFrom(lists, list(given)).map((text) => text.split('\n'))

      expect(shrinks.length).toBeGreaterThan(0)
      for (const [count, words = ''] of shrinks)
        expect(Number(count)).toBe(words.split(' ').filter((word) => word !== '').length)
    }),
  )
})

test('each number of a list can be dropped and made simpler', () => {
  const shrinks = shrinksFrom(lists, list([40, -6]))

  expect(shrinks).toEqual(
    expect.arrayContaining([list([40]), list([-6]), list([0, -6]), list([40, 6]), list([20, -6])]),
  )
})

test('a grid loses whole rows and whole columns', () => {
  const grids = learnInputModel(['2 3\n.#.\n#.#\n', '1 2\n.#\n', '3 1\n.\n.\n#\n'])

  const shrinks = shrinksFrom(grids, '2 3\n.#.\n#.#\n')

  expect(shrinks).toEqual(expect.arrayContaining(['1 3\n#.#\n', '2 2\n#.\n.#\n', '2 2\n..\n##\n']))
})

test('without a vertex of a tree its children hang from its parent and the others have new numbers', () => {
  const trees = learnInputModel(['3\n0 1 2\n7 7 7\n', '4\n2 0 1 1\n5 9 8 9\n', '1\n0\n3\n', '2\n2 0\n1 8\n'])

  const shrinks = shrinksFrom(trees, '4\n0 1 2 2\n5 6 7 8\n')

  expect(shrinks).toContain('3\n0 1 1\n5 7 8\n')
})

test('both ends of an edge become one vertex, so that a tree of edges stays one', () => {
  const trees = learnInputModel(['3\n5 6 7\n1 2\n2 3\n', '2\n5 5\n1 2\n', '4\n9 8 7 6\n1 2\n1 3\n3 4\n'])

  const shrinks = shrinksFrom(trees, '4\n5 6 7 8\n1 2\n2 3\n3 4\n')

  expect(shrinks).toEqual(
    expect.arrayContaining(['3\n5 7 8\n1 2\n2 3\n', '3\n5 6 8\n1 2\n2 3\n', '3\n5 6 7\n1 2\n2 3\n']),
  )
})

test('without a vertex of a graph its edges go, and the number that counts them with them', () => {
  const graphs = learnInputModel(['3 2\n1 2\n2 3\n', '4 3\n1 4\n2 4\n3 4\n', '2 1\n1 2\n', '5 1\n4 5\n'])

  const shrinks = shrinksFrom(graphs, '4 3\n1 2\n2 3\n3 4\n')

  expect(shrinks).toContain('3 1\n2 3\n')
})

test('a word becomes shorter, and its letters earlier ones', () => {
  const words = learnInputModel(['abc\n', 'ccb\n', 'a\n'])

  const shrinks = shrinksFrom(words, 'cab\n')

  expect(shrinks).toEqual(expect.arrayContaining(['ab\n', 'cb\n', 'ca\n', 'bab\n', 'aab\n']))
})

test('brackets go in pairs, with what is in them or without', () => {
  const patterns = learnInputModel(['2(A2(BC))\n', 'A\n', '(B)\n'])

  const shrinks = shrinksFrom(patterns, 'A(B(C)D)[E]\n')

  expect(shrinks).toEqual(
    expect.arrayContaining(['A[E]\n', 'AB(C)D[E]\n', 'A(BD)[E]\n', 'A(BCD)[E]\n', 'B(C)D\n']),
  )
})

test('lines without any structure lose lines and words', () => {
  const anything = learnInputModel(['1\n2 3\n', 'a b c\n', '4\n\n5\n'])

  const shrinks = shrinksFrom(anything, 'a b\nc d\n')

  expect(shrinks).toEqual(expect.arrayContaining(['a b\n', 'c d\n', 'a\nc\n', 'b\nd\n']))
})
