import { expect, test } from 'vitest'
import { type HiddenFacts, nothingHidden } from '../../../shared/problems/hidden-facts.ts'
import { sampleProblem, sampleProgress } from '../../../testing/samples.ts'
import { distinctTags } from './distinct-tags.ts'
import { tagOptions } from './filter-choices.ts'
import { filterProblems } from './filter-problems.ts'
import { listedProblems } from './listed-problem.ts'
import { findMostRestrictivePart } from './most-restrictive-part.ts'
import { activeParts, dropUnknownParts, emptyFilter, type ProblemFilter } from './problem-filter.ts'
import { libraryOrder } from './problem-order.ts'
import { formatListSearchParams, parseListSearchParams } from './use-list-search-params.ts'

const problems = [
  sampleProblem(1, { title: 'Pair Sum', difficulty: 'easy', tags: 'Array, Hash Table' }),
  sampleProblem(2, {
    ...{ title: 'Merge Lists', difficulty: 'medium', tags: 'Linked List' },
    alsoCalled: 'Zip them up, Two become one',
  }),
  sampleProblem(3, { title: 'Count Pairs', difficulty: 'hard', tags: 'Array' }),
]
const libraryWith = (hidden: HiddenFacts) => ({
  problems: listedProblems({
    problems,
    hidden,
    solved: new Set(['problem-1']),
    problemProgress: [
      sampleProgress(1),
      sampleProgress(3, { hasNote: true }),
      sampleProgress(2, { attempts: 0 }),
    ],
  }),
  lists: [{ id: 'favourites', name: 'Favourites', problems: new Set(['problem-2', 'problem-1']) }],
  hidden,
})
const library = libraryWith(nothingHidden)

const numbersFor = (part: Partial<ProblemFilter>, hidden = nothingHidden) =>
  filterProblems(libraryWith(hidden), { ...emptyFilter, ...part }).map((problem) => problem.number)

test.each([
  { part: {}, numbers: [1, 2, 3] },
  { part: { title: ' PAIR ' }, numbers: [1, 3] },
  { part: { title: 'two one' }, numbers: [2] },
  { part: { difficulty: 'medium' }, numbers: [2] },
  { part: { tag: 'Hash Table' }, numbers: [1] },
  { part: { tag: 'List' }, numbers: [] },
  { part: { status: 'solved' }, numbers: [1] },
  { part: { status: 'unsolved' }, numbers: [2, 3] },
  { part: { status: 'attempted' }, numbers: [3] },
  { part: { list: 'favourites' }, numbers: [1, 2] },
  { part: { note: true }, numbers: [3] },
  { part: { title: 'hash' }, numbers: [1] },
  { part: { title: '2' }, numbers: [2] },
  { part: { title: 'pair', tag: 'Array', status: 'unsolved' }, numbers: [3] },
] as const)('the filter $part leaves the problems $numbers', ({ part, numbers }) => {
  expect(numbersFor(part)).toEqual(numbers)
})

test('the tags offered are those of the problems, once, in order', () => {
  const offered = tagOptions(distinctTags(problems)).map(({ text }) => text)

  expect(offered).toEqual(['All tags', 'Array', 'Hash Table', 'Linked List'])
})

test('a problem whose number is looked for stands before titles with this number in them', () => {
  const numbered = [sampleProblem(1, { title: 'Day 31' }), sampleProblem(31), sampleProblem(310)]
  const found = filterProblems(
    {
      ...library,
      problems: listedProblems({
        problems: numbered,
        solved: new Set(),
        problemProgress: [],
        hidden: nothingHidden,
      }),
    },
    { ...emptyFilter, title: '31' },
  )

  expect(found.map(({ number }) => number)).toEqual([31, 1, 310])
})

test('neither a hidden tag nor another name finds a problem, which would tell it', () => {
  expect(numbersFor({ title: 'hash' }, { difficulty: true, tags: true })).toEqual([])
  expect(numbersFor({ title: 'two one' }, { difficulty: true, tags: true })).toEqual([])
})

const whole: ProblemFilter = {
  ...{ title: 'a & b', difficulty: 'hard', tag: 'Hash Table' },
  ...{ status: 'unsolved', list: 'favourites', note: true },
}

test('the address gives back the filter, order and page it was made from', () => {
  const place = { filter: whole, order: { by: 'tried', isDown: true }, page: 3 } as const

  expect(parseListSearchParams(formatListSearchParams(place))).toEqual(place)
})

test('an unfiltered first page in the order of the library has an empty address', () => {
  expect(formatListSearchParams({ filter: emptyFilter, order: libraryOrder, page: 1 }).toString()).toBe('')
})

test.each([
  'difficulty=insane',
  'status=perhaps',
  'note=perhaps',
  'sort=luck',
  'page=-1',
  'page=abc',
  'page=1.5',
])('nonsense in the address (%s) is ignored', (query) => {
  const { filter, order, page } = parseListSearchParams(new URLSearchParams(query))

  expect(activeParts(filter)).toEqual([])
  expect(order).toEqual(libraryOrder)
  expect(page).toBe(1)
})

test('parts that are hidden, and lists and tags that are not there, narrow nothing', () => {
  const known = { tags: ['Hash Table'], lists: ['favourites'], hidden: nothingHidden }

  expect(dropUnknownParts(whole, known)).toEqual(whole)
  expect(
    activeParts(dropUnknownParts(whole, { ...known, hidden: { difficulty: true, tags: true } })),
  ).toEqual([...['title', 'status', 'list', 'note']])
  expect(activeParts(dropUnknownParts(whole, { ...known, tags: [], lists: [] }))).toEqual([
    ...['title', 'difficulty', 'status', 'note'],
  ])
})

test('the part whose removal finds most is named', () => {
  const filter: ProblemFilter = { ...emptyFilter, title: 'pair', tag: 'Linked List' }

  expect(findMostRestrictivePart(library, filter)).toEqual({ part: 'tag', count: 2 })
})

test('no part is named when dropping one does not help', () => {
  const filter: ProblemFilter = { ...emptyFilter, title: 'xyz', difficulty: 'easy', tag: 'Queue' }

  expect(findMostRestrictivePart(library, filter)).toBeNull()
})

test('names that begin with the text come before others in the order of the list', () => {
  expect(numbersFor({ title: 'pair' })).toEqual([1, 3])
  expect(numbersFor({ title: 'count' })).toEqual([3])
  expect(numbersFor({ title: 'list' })).toEqual([2])
  expect(numbersFor({ title: 'co' })).toEqual([3, 2])
})

test('whose other name was searched tells it, whose title was searched does not', () => {
  const foundBy = (title: string) =>
    filterProblems(library, { ...emptyFilter, title }).map((problem) => problem.foundBy)

  expect(foundBy('become')).toEqual(['Two become one'])
  expect(foundBy('merge')).toEqual([null])
  expect(foundBy('')).toEqual([null, null, null])
})

test('with hidden tags other names, which may tell the idea, find nothing', () => {
  expect(numbersFor({ title: 'become' }, { difficulty: false, tags: true })).toEqual([])
})
