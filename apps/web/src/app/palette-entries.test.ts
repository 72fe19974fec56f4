import { expect, test } from 'vitest'
import { sampleProblem } from '../testing/samples.ts'
import { type PaletteEntry, paletteGroups } from './palette-entries.ts'

const problems = [
  sampleProblem(1, { title: 'Count Intervals' }),
  sampleProblem(2, { title: 'Reinterpret' }),
  sampleProblem(3, { title: 'Interval Merge' }),
  sampleProblem(12, { title: 'Other' }),
]
const commands: PaletteEntry[] = [
  { kind: 'page', id: 'terms', text: 'Terms', path: '/terms', keys: [] },
  { kind: 'action', id: 'theme', text: 'Change theme', keys: ['T'], act: () => {} },
]

const listed = (query: string) =>
  paletteGroups({ query, problems, commands }).map(
    (group) => `${group.title}: ${group.entries.map((entry) => entry.text).join(', ')}`,
  )

test('titles that begin with the query come first, then words, then the rest', () => {
  expect(listed('inter')).toEqual(['Problems: Interval Merge, Count Intervals, Reinterpret'])
})

test('a number finds its problem', () => {
  expect(listed('12')).toEqual(['Problems: Other'])
})

test('pages and actions are found by their words', () => {
  expect(listed('TERM')).toEqual(['Pages: Terms'])
  expect(listed('the')).toEqual(['Problems: Other', 'Actions: Change theme'])
})

test('a query without a match lists nothing', () => {
  expect(listed('zzz')).toEqual([])
})

test('at most eight problems are listed', () => {
  const many = Array.from({ length: 30 }, (_, index) => sampleProblem(index + 1))

  const [group] = paletteGroups({ query: '', problems: many, commands: [] })

  expect(group?.entries).toHaveLength(8)
})
