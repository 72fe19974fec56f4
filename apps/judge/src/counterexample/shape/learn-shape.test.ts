import { expect, test } from 'vitest'
import { learnShape } from './learn-shape.ts'
import { type Extent, formatTables, freeShape, parseTables } from './shape.ts'

const fixed = (size: number): Extent => ({ kind: 'fixed', size })
const counted = (section: number, column: number, plus = 0): Extent => ({
  kind: 'counted',
  by: { section, column },
  plus,
})
const free: Extent = { kind: 'free' }

const inputs = {
  'a number that says how many follow': ['3\n5 6 7\n', '1\n9\n', '2\n4 4\n'],
  'rows that the first of two numbers counts': ['2 9\n1 2\n3 4\n', '1 9\n5 6\n', '3 9\n1 1\n2 2\n3 3\n'],
  'a grid whose rows and letters are counted': ['2 3\n.#.\n..#\n', '1 2\n##\n', '3 1\n.\n#\n.\n'],
  'a tree with an edge less than vertices': ['3\n1 2\n2 3\n', '2\n1 2\n', '4\n1 2\n1 3\n3 4\n'],
  'two rows of the same length': ['2\n0 1\n7 7\n', '3\n0 1 1\n5 6 7\n', '1\n0\n4\n'],
}

test.each<{ name: keyof typeof inputs; rows: Extent; columns: Extent; letters: Extent }>([
  { name: 'a number that says how many follow', rows: fixed(1), columns: counted(0, 0), letters: free },
  {
    name: 'rows that the first of two numbers counts',
    rows: counted(0, 0),
    columns: fixed(2),
    letters: free,
  },
  {
    name: 'a grid whose rows and letters are counted',
    rows: counted(0, 0),
    columns: fixed(1),
    letters: counted(0, 1),
  },
  {
    name: 'a tree with an edge less than vertices',
    rows: counted(0, 0, -1),
    columns: fixed(2),
    letters: free,
  },
  { name: 'two rows of the same length', rows: fixed(1), columns: counted(0, 0), letters: free },
])('$name is recognised', ({ name, rows, columns, letters }) => {
  const shape = learnShape(inputs[name])

  expect(shape[1]).toEqual({ rows, columns, letters })
})

test.each(Object.entries(inputs))('what fits a shape is written as it was read: %s', (_, texts) => {
  const shape = learnShape(texts)

  const written = texts.map((text) => formatTables(parseTables(shape, text) ?? []))

  expect(written).toEqual(texts)
})

test('a row of weights and the edges below it are no lines of any length, though one number counts them all', () => {
  const shape = learnShape(['3\n5 6 7\n1 2\n2 3\n', '2\n5 5\n1 2\n', '4\n9 8 7 6\n1 2\n1 3\n3 4\n'])

  expect(shape.slice(1)).toEqual([
    { rows: fixed(1), columns: counted(0, 0), letters: free },
    { rows: counted(0, 0, -1), columns: fixed(2), letters: free },
  ])
})

test('lines of any length are recognised where there are no others', () => {
  const shape = learnShape(['2\n1 5\n2 5 6\n', '1\n3 1 1 1\n', '3\n0\n0\n1 9\n'])

  expect(shape[1]).toEqual({ rows: counted(0, 0), columns: free, letters: free })
})

test('inputs that have nothing in common are lines of words', () => {
  expect(learnShape(['1\n2 3\n', 'a b c\n', '4\n\n5\n'])).toEqual(freeShape)
  expect(learnShape([])).toEqual(freeShape)
})

test('an input that does not fit a shape is not cut', () => {
  const shape = learnShape(inputs['a number that says how many follow'])

  expect(parseTables(shape, '3\n1 2\n')).toBeNull()
  expect(parseTables(shape, '1\n2\n3\n')).toBeNull()
  expect(parseTables(shape, '1\n')).toBeNull()
})
