import { expect, test } from 'vitest'
import { sampleProblem } from '../../../testing/samples.ts'
import { distinctTags } from '../tags.ts'
import { hinderingPart } from './hindering-part.ts'
import {
  activeParts,
  addressOf,
  emptyFilter,
  filterOfAddress,
  matchingProblems,
  type ProblemFilter,
  pageOfAddress,
} from './problem-filter.ts'

const problems = [
  sampleProblem(1, { title: 'Pair Sum', difficulty: 'easy', tags: 'Array, Hash Table' }),
  sampleProblem(2, { title: 'Merge Lists', difficulty: 'medium', tags: 'Linked List' }),
  sampleProblem(3, { title: 'Count Pairs', difficulty: 'hard', tags: 'Array' }),
]
const solved = new Set(['problem-1'])

const numbersFor = (part: Partial<ProblemFilter>) =>
  matchingProblems(problems, solved, { ...emptyFilter, ...part }).map((problem) => problem.number)

test.each([
  { part: {}, numbers: [1, 2, 3] },
  { part: { title: ' PAIR ' }, numbers: [1, 3] },
  { part: { difficulty: 'medium' }, numbers: [2] },
  { part: { tag: 'Hash Table' }, numbers: [1] },
  { part: { tag: 'List' }, numbers: [] },
  { part: { status: 'solved' }, numbers: [1] },
  { part: { status: 'unsolved' }, numbers: [2, 3] },
  { part: { title: 'pair', tag: 'Array', status: 'unsolved' }, numbers: [3] },
] as const)('the filter $part leaves the problems $numbers', ({ part, numbers }) => {
  expect(numbersFor(part)).toEqual(numbers)
})

test('the tags offered are those of the problems, once, in order', () => {
  expect(distinctTags(problems)).toEqual(['Array', 'Hash Table', 'Linked List'])
})

test('the address gives back the filter and page it was made from', () => {
  const filter: ProblemFilter = { title: 'a & b', difficulty: 'hard', tag: 'Hash Table', status: 'unsolved' }

  const address = addressOf(filter, 3)

  expect(filterOfAddress(address)).toEqual(filter)
  expect(pageOfAddress(address)).toBe(3)
})

test('an unfiltered first page has an empty address', () => {
  expect(addressOf(emptyFilter, 1).toString()).toBe('')
})

test.each(['difficulty=insane', 'status=perhaps', 'page=-1', 'page=abc', 'page=1.5'])(
  'nonsense in the address (%s) is ignored',
  (query) => {
    const params = new URLSearchParams(query)

    expect(activeParts(filterOfAddress(params))).toEqual([])
    expect(pageOfAddress(params)).toBe(1)
  },
)

test('the part whose removal finds most is named', () => {
  const filter: ProblemFilter = { title: 'pair', difficulty: null, tag: 'Linked List', status: null }

  expect(hinderingPart(problems, solved, filter)).toEqual({ part: 'tag', count: 2 })
})

test('no part is named when dropping one does not help', () => {
  const filter: ProblemFilter = { title: 'xyz', difficulty: 'easy', tag: 'Queue', status: null }

  expect(hinderingPart(problems, solved, filter)).toBeNull()
})
