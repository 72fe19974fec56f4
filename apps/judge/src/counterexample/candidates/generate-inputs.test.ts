import { expect, test } from 'vitest'
import { learnInputModel } from '../learn-input-model.ts'
import { formatTables, parseTables } from '../shape/shape.ts'
import { generateInputs } from './generate-inputs.ts'
import { shrinkCandidates } from './shrink-candidates.ts'

function drawn(inputs: readonly string[], most: number): string[] {
  const seen = new Set<string>()
  const isNew = (input: string) => !seen.has(input) && seen.add(input).size > 0
  return [...generateInputs(learnInputModel(inputs), isNew).take(most)]
}

test('drawn inputs are the same in every search, all different, and begin small', () => {
  const inputs = ['3\n5 -6 7\n', '1\n9\n', '2\n4 4\n']

  const first = drawn(inputs, 40)

  expect(first).toEqual(drawn(inputs, 40))
  expect(new Set(first).size).toBe(40)
  for (const input of first.slice(0, 8)) expect(input).toMatch(/^[12]\n-?\d+( -?\d+)?\n$/)
})

test('numbers that were always in order are drawn in order', () => {
  const inputs = ['2 9\n1 4\n2 9\n', '1 5\n0 5\n', '3 30\n2 3\n7 8\n0 29\n']

  for (const input of drawn(inputs, 60)) {
    const [head = '', ...rows] = input.trim().split('\n')
    const [count, end] = head.split(' ').map(Number)
    expect(rows).toHaveLength(count ?? -1)
    for (const row of rows) {
      const [from = 0, to = 0] = row.split(' ').map(Number)
      expect(from).toBeLessThan(to)
      expect(to).toBeLessThanOrEqual(end ?? -1)
    }
  }
})

test('a row whose numbers always led to 0 is drawn as a tree', () => {
  const inputs = ['3\n0 1 2\n', '4\n2 0 1 1\n', '1\n0\n', '2\n2 0\n']

  for (const input of drawn(inputs, 30)) {
    const bosses = input.split('\n')[1]?.split(' ').map(Number) ?? []
    for (const [employee] of bosses.entries()) {
      let at = employee + 1
      for (let step = 0; step < bosses.length; step++) at = at === 0 ? 0 : (bosses[at - 1] ?? -1)
      expect(at).toBe(0)
    }
  }
})

const weightedTrees = ['3\n5 6 7\n1 2\n2 3\n', '2\n5 5\n1 2\n', '4\n9 8 7 6\n1 2\n1 3\n3 4\n', '1\n3\n']

test('edges that are one fewer than their vertices are drawn as a tree, and often as a path or a star', () => {
  const degrees = drawn(weightedTrees, 240).map((input) => {
    const [[count = 0] = [], , ...edges] = input.split('\n').map((line) => line.split(' ').map(Number))
    const ends = edges.slice(0, count - 1)
    const reached = new Set([1])
    for (let round = 0; round < count; round++)
      for (const edge of ends) if (edge.some((end) => reached.has(end))) edge.map((end) => reached.add(end))
    expect(reached.size).toBe(count)
    return Array.from({ length: count }, (_, at) => ends.flat().filter((end) => end === at + 1).length)
  })

  const large = degrees.filter(({ length }) => length >= 4)
  expect(large.some((each) => Math.max(...each) <= 2)).toBe(true)
  expect(large.some((each) => Math.max(...each) === each.length - 1)).toBe(true)
})

test('some of the drawn inputs hold only equal values', () => {
  const lists = drawn(['3\n5 6 7\n', '1\n9\n', '2\n4 4\n', '5\n1 2 3 4 5\n'], 400)

  const isEqual = (input: string) => new Set(input.split('\n')[1]?.split(' ')).size === 1
  expect(lists.some((input) => /^[5-9]/.test(input) && isEqual(input))).toBe(true)
})

test('letters that each input holds once are drawn once', () => {
  const inputs = ['1 4\nS..E\n', '2 2\nES\n..\n', '2 3\n.S.\n..E\n', '1 2\nSE\n']

  const grids = drawn(inputs, 30)

  expect(grids.length).toBeGreaterThan(5)
  const large = grids.filter((input) => !input.startsWith('1 1\n'))
  for (const grid of large) expect(grid.replaceAll(/[^SE]/g, '').split('').toSorted()).toEqual(['E', 'S'])
})

test('large numbers are about as large as any that was seen, and tell no more than two of its digits', () => {
  const largest = (most: number) =>
    Math.max(
      ...drawn([`3\n5 6 ${most}\n`, '1\n9\n', '2\n4 4\n'], 60).flatMap((input) =>
        input.split(/\s/).map(Number),
      ),
    )

  expect(largest(987_654)).toBe(980_000)
  expect(largest(1_000_000_000)).toBe(1_000_000_000)
  expect(largest(9999)).toBe(9999)
  expect(largest(37)).toBe(37)
})

test('drawing ends when there is nothing new', () => {
  const drawnOnes = drawn(['3\n', '5\n', '1\n'], 100)

  expect(drawnOnes.map(Number).toSorted()).toEqual([1, 2, 3, 4, 5])
})

test('letters of two code units stay whole', () => {
  const inputs = ['2\n😀😂 b\n', '3\n😂 😀b 🙃\n', '1\n🙃😀😂\n']
  const known = learnInputModel(inputs)
  const tables = parseTables(known.shape, inputs[0] ?? '')

  const shrinks = tables ? [...shrinkCandidates(known, tables, Number.POSITIVE_INFINITY)] : []

  const candidates = [...drawn(inputs, 40), ...shrinks.map((shrink) => formatTables(shrink.tables))]
  expect(shrinks.length).toBeGreaterThan(0)
  expect(candidates.filter((input) => !input.isWellFormed())).toEqual([])
})
