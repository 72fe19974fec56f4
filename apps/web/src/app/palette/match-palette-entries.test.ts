import { expect, test } from 'vitest'
import { nothingHidden } from '../../shared/problems/hidden-facts.ts'
import { sampleProblem } from '../../testing/samples.ts'
import { matchPaletteEntries } from './match-palette-entries.ts'

const sources: Omit<Parameters<typeof matchPaletteEntries>[0], 'query'> = {
  problems: [
    sampleProblem(1, { title: 'Count Intervals' }),
    sampleProblem(2, { title: 'Reinterpret' }),
    sampleProblem(3, { title: 'Interval Merge' }),
    sampleProblem(12, { title: 'Other', alsoCalled: 'Trapping Rain Water,Histogram' }),
  ],
  recent: [],
  hidden: nothingHidden,
  others: [
    { kind: 'page', id: 'terms', text: 'Terms', path: '/terms', keys: [] },
    { kind: 'page', id: 'help', text: 'Help: Verdicts', path: '/help/verdicts', keys: [], isQuiet: true },
    { kind: 'list', id: 'list', text: 'Favourites', path: '/lists/favourites', keys: [] },
    { kind: 'action', id: 'theme', text: 'Change theme', keys: [], act: () => {} },
    { kind: 'action', id: 'logout', text: 'Logout', alsoCalled: 'sign out', keys: [], act: () => {} },
  ],
}

const listed = (query: string, facts: Partial<typeof sources> = {}) =>
  matchPaletteEntries({ ...sources, ...facts, query }).map(
    (group) => `${group.title}: ${group.entries.map((entry) => entry.text).join(', ')}`,
  )

test('titles that begin with the query come first, then words, then the rest', () => {
  expect(listed('inter')).toEqual(['Problems: Interval Merge, Count Intervals, Reinterpret'])
})

test.each(['12', '#12', '＃１２'])('the number "%s" finds its problem', (query) => {
  expect(listed(query)).toEqual(['Problems: Other'])
})

test.each(['count  intervals', 'intervals count', 'count\u200bintervals'])('"%s" finds a title', (query) => {
  expect(listed(query)).toEqual(['Problems: Count Intervals'])
})

test('pages, lists and actions are found by their words, and by others that they are called', () => {
  expect(listed('TERM')).toEqual(['Pages: Terms'])
  expect(listed('favour')).toEqual(['Lists and study plans: Favourites'])
  expect(listed('sign out')).toEqual(['Actions: Logout'])
  expect(listed('verdict')).toEqual(['Pages: Help: Verdicts'])
})

test.each(['intervall count', 'the count of intervalls', 'traping rain-water'])(
  'a slip in "%s" finds the problem all the same',
  (query) => {
    expect(listed(query)).toHaveLength(1)
  },
)

test('a query without a match lists nothing', () => {
  expect(listed('zzz')).toEqual([])
})

test('without a query the problems opened last come first, and what is seldom used waits to be looked for', () => {
  expect(listed(' ', { recent: ['problem-12', 'gone', 'problem-2'] })).toEqual([
    'Recent problems: Other, Reinterpret',
    'Lists and study plans: Favourites',
    'Pages: Terms',
    'Actions: Change theme, Logout',
  ])
})

test('who has opened nothing is offered the first problems', () => {
  const many = Array.from({ length: 30 }, (_, index) => sampleProblem(index + 1))

  const [group] = matchPaletteEntries({ ...sources, query: '', problems: many })

  expect(group?.entries.map(({ text }) => text)).toEqual([1, 2, 3, 4, 5].map((number) => `Problem ${number}`))
})

test('at most eight problems are found', () => {
  const many = Array.from({ length: 30 }, (_, index) => sampleProblem(index + 1))

  const [group] = matchPaletteEntries({ ...sources, query: 'problem', problems: many })

  expect(group?.entries).toHaveLength(8)
})

test('interview mode keeps the difficulty out of the palette', () => {
  const hidden = { difficulty: true, tags: true }

  const [group] = matchPaletteEntries({ ...sources, query: 'other', hidden })

  expect(group?.entries[0]).toMatchObject({ text: 'Other', difficulty: null })
})

test('a problem is found by another name, which is told unless tags are hidden', () => {
  const entries = (query: string, facts: Partial<typeof sources> = {}) =>
    matchPaletteEntries({ ...sources, ...facts, query }).flatMap((group) => group.entries)

  expect(entries('rain water')).toMatchObject([{ text: 'Other', foundBy: 'Trapping Rain Water' }])
  expect(entries('other')).toMatchObject([{ text: 'Other', foundBy: null }])
  expect(entries('rain water', { hidden: { difficulty: false, tags: true } })).toEqual([])
})
